import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { migrate } from './migrate.ts';

let folder: string;
let database: FreshDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-migrations-'));
  database = await freshDatabase();
  await query('drop table schema_migration');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const write = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql);
const run = (): Promise<string[]> => migrate({ url: database.url, folder });

async function query(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  it('run in order, once', async () => {
    await write('0001-box.sql', 'create table box (id integer)');
    await write('0002-board.sql', 'alter table box add board text');
    expect(await run()).toEqual(['0001-box.sql', '0002-board.sql']);
    expect(await run()).toEqual([]);
    await write('0003-more.sql', "insert into box values (1, 'oak')");
    expect(await run()).toEqual(['0003-more.sql']);
    expect(await query('select * from box')).toEqual([{ id: 1, board: 'oak' }]);
  });

  it('leave nothing of a file that fails, and name the line', async () => {
    await write('0001-box.sql', 'create table box (id integer);\nselect nonsense;');
    await expect(run()).rejects.toThrow(/0001-box\.sql failed: column "nonsense" does not exist \(line 2\)/);
    expect(await query("select to_regclass('box') as box")).toEqual([{ box: null }]);
    await write('0001-box.sql', 'create table box (id integer)');
    expect(await run()).toEqual(['0001-box.sql']);
  });

  it('refuse a file that was changed after it had run', async () => {
    await write('0001-box.sql', 'create table box (id integer)');
    await run();
    await write('0001-box.sql', 'create table box (id bigint)');
    await expect(run()).rejects.toThrow(/0001-box\.sql was changed/);
  });

  it('refuse a database that is newer than the code', async () => {
    await write('0001-box.sql', 'create table box (id integer)');
    await run();
    await rm(join(folder, '0001-box.sql'));
    await expect(run()).rejects.toThrow(/has run 0001-box\.sql/);
  });

  it('refuse a gap in the numbers', async () => {
    await write('0002-box.sql', 'create table box (id integer)');
    await expect(run()).rejects.toThrow(/expected the number 0001/);
  });

  it('run once when two servers start together', async () => {
    await write('0001-box.sql', 'create table box (id integer); select pg_sleep(0.1)');
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.flat()).toEqual(['0001-box.sql']);
  });

  it('are all in the template that tests copy', async () => {
    expect(inject('templateDatabase')).toBe('template_shop');
    const other = await freshDatabase();
    expect(await migrate({ url: other.url })).toEqual([]);
    await other.drop();
  });
});

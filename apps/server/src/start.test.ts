import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPerson } from '../test/builders/people.ts';
import { freshDatabase, type FreshDatabase, openTestPool } from '../test/database.ts';
import { SettingsRefused } from './config.ts';
import { openDb, type Pool } from './platform/database/db.ts';
import { demoShop } from '../../../demo/demo-shop.ts';
import { type DemoShop, fillShop } from './start.ts';

let database: FreshDatabase;
let pool: Pool;
let files: string;
beforeEach(async () => {
  database = await freshDatabase();
  pool = openTestPool({ url: database.url, max: 3 });
  files = await mkdtemp(join(tmpdir(), 'sjaj-files-'));
});
afterEach(async () => {
  await pool.end();
  await database.drop();
  await rm(files, { recursive: true });
});

const fill = (wanted: 'on' | 'off' | 'unset', demo: DemoShop | null = demoShop): Promise<boolean> =>
  fillShop({ pool, url: database.url, wanted, demo, now: new Date(), files, say: () => undefined });

async function one(sql: string): Promise<number> {
  return (await pool.query<{ found: number }>(`select count(*)::integer as found from ${sql}`)).rows[0]?.found ?? 0;
}

const activePeople = (): Promise<number> => one('user_account where is_active');

describe('a server without a demo shop', () => {
  it('loads base data into an empty database', async () => {
    expect(await fill('unset', null)).toBe(false);
    expect([(await one('town')) > 250, await one('article')]).toEqual([true, 0]);
  });

  it('refuses DEMO=on for an empty database', async () => {
    await expect(fill('on', null)).rejects.toThrow(SettingsRefused);
    expect(await one('town')).toBe(0);
  });
});

describe('a shop of its own', () => {
  it('has base data and no users', async () => {
    expect(await fill('off')).toBe(false);
    expect([(await one('town')) > 250, await one('terms_of_service'), await one('user_account')]).toEqual([true, 1, 0]);
  });

  it('stays one when DEMO is unset at the next start', async () => {
    await fill('off');
    expect(await fill('unset')).toBe(false);
    expect(await one('article')).toBe(0);
  });

  it('refuses DEMO=on and keeps its data', async () => {
    await fill('off');
    await aPerson(openDb(pool), { role: 'administrator' });
    await expect(fill('on')).rejects.toThrow(SettingsRefused);
    expect([await one('user_account'), await one('article')]).toEqual([1, 0]);
  });
});

it(
  'closes the accounts of a demo with DEMO=off, keeps them closed, opens them with DEMO=on',
  { tags: 'full' },
  async () => {
    expect(await fill('unset')).toBe(true);
    const active = await activePeople();
    expect([active > 20, await one('user_account where not is_demo')]).toEqual([true, 0]);
    expect([await fill('off'), await activePeople()]).toEqual([false, 0]);
    expect([await fill('unset'), await activePeople()]).toEqual([false, 0]);
    expect([await fill('on'), await activePeople()]).toEqual([true, active]);
  },
);

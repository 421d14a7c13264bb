/** @module-tag full */
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations');

/** Everything in the schema `public`, as PostgreSQL writes it. */
const SCHEMA = `
  select 'column' as kind, format('%s.%s', c.relname, a.attname) as name,
    format('%s %s %s %s', a.attnum, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as definition
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  union all
  select 'constraint', format('%s.%s', conrelid::regclass, conname), pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all
  select 'trigger', format('%s.%s', tgrelid::regclass, tgname), pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select 'view', viewname, definition from pg_views where schemaname = 'public'
  order by kind, name`;

let folder: string;
let fresh: FreshDatabase;
let upgraded: FreshDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-schema-'));
  [fresh, upgraded] = await Promise.all([freshDatabase(), freshDatabase()]);
  await query(upgraded, 'drop schema public cascade; create schema public');
});
afterAll(async () => {
  await Promise.all([fresh.drop(), upgraded.drop(), rm(folder, { recursive: true })]);
});

async function query({ url }: FreshDatabase, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it('is the same in a new shop as in one that took each migration with a start of its own', async () => {
  const names = (await readdir(MIGRATIONS)).sort();
  for (const name of names) {
    await copyFile(join(MIGRATIONS, name), join(folder, name));
    expect(await migrate({ url: upgraded.url, folder })).toEqual([name]);
  }
  const schema = await query(fresh, SCHEMA);
  expect(schema.length).toBeGreaterThan(500);
  expect(await query(upgraded, SCHEMA)).toEqual(schema);
});

/** @module-tag full */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, openTestPool } from '../test/database.ts';
import { hashToken } from './modules/auth/index.ts';
import { openDb } from './platform/database/db.ts';
import { acquireInstanceLock, type EmbeddedPostgres, startEmbeddedPostgres } from '@sjaj/embedded-database';
import { migrate } from './platform/database/migrate.ts';

const run = promisify(execFile);
const LONGEST_MS = 240_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sjaj-admin-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** What `npm run admin:create` prints. */
async function createAdmin(environment: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', PORT: '4119', DATA_DIR: dataDir, ...environment };
  return (await run(process.execPath, [join(import.meta.dirname, 'create-admin.ts')], { env })).stdout;
}

const tokenIn = (printed: string): string => /#token=([\w-]{43})\s/.exec(printed)?.[1] ?? '';

/** Whether the link is the one that is good in the database at the address. */
async function works(url: string, token: string): Promise<boolean> {
  const pool = openTestPool({ url, max: 1 });
  const rows = await openDb(pool).selectFrom('account_link').select('token_hash').execute();
  await pool.end();
  return rows.length === 1 && rows[0]?.token_hash.equals(hashToken(token)) === true;
}

const startDatabase = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    partOf: dataDir,
    log: { info: () => undefined, warn: () => undefined },
  });

it('prints a link into an outside database', async () => {
  const database = await freshDatabase();
  const printed = await createAdmin({ DATABASE_URL: database.url, PUBLIC_URL: 'https://shop.example.ba' });
  expect(printed).toContain('https://shop.example.ba/admin/setup#token=');
  expect(await works(database.url, tokenIn(printed))).toBe(true);
  expect(await readdir(dataDir)).toEqual([]);
  await database.drop();
});

it(
  'prints a link into the database of the data folder, while the shop runs and while it is stopped; the newest one is good',
  async () => {
    const lock = await acquireInstanceLock(dataDir);
    const running = await startDatabase();
    await migrate({ url: running.url });
    lock.publishAddress('http://127.0.0.1:4118');
    const whileRunning = await createAdmin({});
    expect(whileRunning).toContain('http://127.0.0.1:4118/admin/setup#token=');
    expect(await works(running.url, tokenIn(whileRunning))).toBe(true);
    await running.stop();
    lock.release();

    const whileStopped = await createAdmin({});
    expect(whileStopped).toContain('http://localhost:4119/admin/setup#token=');
    const again = await startDatabase();
    expect(await works(again.url, tokenIn(whileStopped))).toBe(true);
    expect(await works(again.url, tokenIn(whileRunning))).toBe(false);
    await again.stop();
  },
  LONGEST_MS,
);

it('makes no shop where there is none', async () => {
  await expect(createAdmin({})).rejects.toThrow(/There is no shop in/);
  expect(await readdir(dataDir)).toEqual([]);
});

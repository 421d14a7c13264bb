import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { storedPostgresUrl } from '@sjaj/embedded-database';
import { freePort } from '../../e2e/start-shop.ts';
import { copyDataset } from '../dataset/cache.ts';
import { type Manifest, readManifest } from '../dataset/manifest.ts';
import { startServer } from '../server-process.ts';
import { cpuOf, cpuOfFamily, findChild, memoryOf } from './processes.ts';

/** Processor time in ms since the start of each process. */
export interface ProcessorTime {
  readonly server: number;
  readonly database: number;
  readonly worker: number;
}

/** What PostgreSQL has counted since its start. */
interface StatementCounts {
  readonly calls: number;
  readonly plans: number;
  /** Of planning and execution. */
  readonly ms: number;
  /** Of 8 kB, read from its memory or from files. */
  readonly pages: number;
}

/** One statement: how often it ran and was planned, and ms of both in all. */
export interface StatementCost {
  readonly text: string;
  readonly calls: number;
  readonly plans: number;
  readonly ms: number;
}

const COSTLIEST = `
  select regexp_replace(query, '\\s+', ' ', 'g') as text, calls::float8 as calls, plans::float8 as plans,
    total_exec_time + total_plan_time as ms
  from pg_stat_statements order by ms desc limit 25`;

/** Staff of the data set have no second factor. One that an older commit has built does not say that they need none. */
const PASSWORD_ALONE = `
  insert into setting (key, value) values ('staffSecondFactor', '"off"') on conflict (key) do update set value = excluded.value`;

/** The server, its worker and its database on a copy of a data set, as `npm start` runs them. */
export interface MeasuredShop {
  readonly address: string;
  readonly databaseUrl: string;
  readonly manifest: Manifest;
  /** From the start of the process to the first listing of a buyer. */
  readonly startedInMs: number;
  processorTime(): ProcessorTime;
  /** MB of server and worker. */
  memory(): { readonly server: number; readonly worker: number };
  statements(): Promise<StatementCounts>;
  /** The statements that took most time since the start, costliest first. */
  costliest(): Promise<readonly StatementCost[]>;
  /** Does at once what PostgreSQL does within minutes of a migration. */
  vacuum(): Promise<void>;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');
const LONGEST_WORKER_START_MS = 60_000;
/** As `npm start` runs the server; see tools/setup/launch.mjs. */
const NODE_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

async function untilWorkerRuns(serverPid: number): Promise<number> {
  const deadline = performance.now() + LONGEST_WORKER_START_MS;
  while (performance.now() < deadline) {
    const pid = findChild(serverPid, 'worker.ts');
    if (pid !== undefined) return pid;
    await delay(100);
  }
  throw new Error('the worker did not start');
}

async function firstListing(address: string, { buyers, categories }: Manifest): Promise<void> {
  const response = await fetch(`${address}/api/articles/listing`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyers[1]?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 24, categoryIds: [categories[0]?.id] }),
  });
  if (!response.ok) throw new Error(`the first listing failed: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** Starts the shop of the repository at `root` on a copy of the data set in `folder`. `stop` removes the copy. */
export async function startMeasuredShop(folder: string, root = ROOT): Promise<MeasuredShop> {
  const { dataDir, remove } = await copyDataset(folder);
  const manifest = await readManifest(folder);
  const began = performance.now();
  const server = await startServer({
    root,
    port: await freePort(),
    dataDir,
    nodeFlags: NODE_FLAGS,
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error', NODE_COMPILE_CACHE: join(root, '.cache/node') },
  });
  await firstListing(server.origin, manifest);
  const startedInMs = performance.now() - began;
  const serverPid = server.child.pid ?? 0;
  const workerPid = await untilWorkerRuns(serverPid);
  const pidFile = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(pidFile, 10);
  const databaseUrl = (await storedPostgresUrl(join(dataDir, 'postgres'))) ?? '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(PASSWORD_ALONE);
  return {
    address: server.origin,
    databaseUrl,
    manifest,
    startedInMs,
    processorTime: () => ({
      server: cpuOf(serverPid),
      database: cpuOfFamily(postmaster),
      worker: cpuOf(workerPid),
    }),
    memory: () => ({ server: memoryOf(serverPid), worker: memoryOf(workerPid) }),
    async statements() {
      const { rows } = await client.query<StatementCounts>(
        `select sum(calls)::float8 as calls, sum(plans)::float8 as plans, sum(total_exec_time + total_plan_time) as ms,
           sum(shared_blks_hit + shared_blks_read)::float8 as pages
         from pg_stat_statements(false)`,
      );
      return rows[0] ?? { calls: 0, plans: 0, ms: 0, pages: 0 };
    },
    costliest: async () => (await client.query<StatementCost>(COSTLIEST)).rows,
    async vacuum() {
      await client.query('vacuum (analyze)');
    },
    async stop() {
      await client.end();
      await server.stop();
      await remove();
    },
  };
}

import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Figures, measure, median } from './measure.ts';
import type { MeasuredShop, ProcessorTime } from './measured-shop.ts';
import { seededRandom } from './random.ts';
import type { Row } from './row.ts';

/** How long and how often a row is measured. */
export interface Effort {
  readonly seconds: number;
  readonly runs: number;
}

/** One run: rates, and per request ms of processor time, statements and plans. */
export interface RunFigures extends Figures {
  readonly server: number;
  readonly database: number;
  readonly worker: number;
  /** The load generator's own. */
  readonly load: number;
  readonly statements: number;
  /** Custom plans and first uses of prepared statements; 0 where all plans are kept. */
  readonly plans: number;
  readonly loadAverage: number;
}

const WORKER_CHECK_MS = 100;
const WORKER_IDLE_MS = 10;
const LONGEST_WORKER_MS = 5_000;

/** Waits until the worker has done what the requests have left it. */
async function untilWorkerIsIdle(shop: MeasuredShop): Promise<ProcessorTime> {
  let before = shop.processorTime();
  for (let waited = 0; waited < LONGEST_WORKER_MS; waited += WORKER_CHECK_MS) {
    await delay(WORKER_CHECK_MS);
    const now = shop.processorTime();
    if (now.worker - before.worker < WORKER_IDLE_MS) return now;
    before = now;
  }
  return before;
}

interface RunOptions {
  readonly seconds: number;
  /** Runs with the same number send the same requests. */
  readonly run: number;
  readonly warmUpSeconds: number;
}

/** Another one for each row: equal requests would be answered from caches. */
const seedOf = (name: string, run: number): number =>
  [...`${name} ${run}`].reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7);

/** Measures a row once. */
export async function runRow(shop: MeasuredShop, row: Row, options: RunOptions): Promise<RunFigures> {
  const work = row.workFor(shop, seededRandom(seedOf(row.name, options.run)));
  const statementsBefore = await shop.statements();
  const before = shop.processorTime();
  const own = process.cpuUsage();
  const figures = await measure({ ...options, connections: row.connections, work });
  const { user, system } = process.cpuUsage(own);
  const after = row.prepare ? await untilWorkerIsIdle(shop) : shop.processorTime();
  const statements = await shop.statements();
  const each = (total: number): number => total / Math.max(1, figures.requests);
  return {
    ...figures,
    server: each(after.server - before.server),
    database: each(after.database - before.database),
    worker: each(after.worker - before.worker),
    load: each((user + system) / 1_000),
    statements: each(statements.calls - statementsBefore.calls),
    plans: each(statements.plans - statementsBefore.plans),
    loadAverage: loadavg()[0] ?? 0,
  };
}

/** The median of each figure. */
export function medianRun(runs: readonly RunFigures[]): RunFigures {
  const of = (key: keyof RunFigures): number => median(runs.map((run) => run[key]));
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    server: of('server'),
    database: of('database'),
    worker: of('worker'),
    load: of('load'),
    statements: of('statements'),
    plans: of('plans'),
    loadAverage: of('loadAverage'),
  };
}

/** Measures a row with other requests in each run. */
export async function measureRow(shop: MeasuredShop, row: Row, { seconds, runs }: Effort): Promise<RunFigures> {
  await row.prepare?.(shop);
  const all: RunFigures[] = [];
  for (let run = 0; run < runs; run += 1)
    all.push(await runRow(shop, row, { seconds, run, warmUpSeconds: run === 0 ? 1 : 0 }));
  return medianRun(all);
}

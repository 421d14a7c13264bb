import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { type Config, serverConfigFrom, SettingsRefused } from './config.ts';
import type { Environment } from './platform/process/environment.ts';
import { type GatewaySettings, openGateway, standInEnvironment, startStandIn } from './modules/payments/index.ts';
import { superviseChild, type SupervisedChild } from './platform/process/child-process.ts';
import { stopwatch } from './platform/clock.ts';
import { openDatabaseClock } from './platform/database/database-clock.ts';
import { openDb, openPool } from './platform/database/db.ts';
import { acquireInstanceLock, AlreadyRunning, startEmbeddedPostgres } from '@sjaj/embedded-database';
import { openLog } from './platform/process/log.ts';
import { migrate } from './platform/database/migrate.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { onRepeatedSignal, shutdownSignal } from './platform/process/shutdown-signal.ts';
import { offerSetup } from './setup-link.ts';
import { fillShop, greet } from './start.ts';

type Closers = (() => Promise<unknown>)[];

/** For what must work when the other ten are taken. */
const PRIORITY_CONNECTIONS = 3;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const LONGEST_CLOSE_MS = 10_000;
/** A request may be on its way over an idle connection for as long as this. */
const IDLE_BEFORE_CLOSE_MS = 500;
const LONGEST_REQUEST_MS = 8_000;
/** How a shell reports a process that SIGINT has ended. */
const INTERRUPTED = 130;

/** What hangs or fails while it closes keeps nothing else from closing. */
async function withinTime(closer: Closers[number], longestMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, longestMs)));
  await Promise.race([closer(), late]).catch((error: unknown) => say(`While stopping: ${String(error)}`));
  clearTimeout(timer);
}

/** Starts the shop and keeps it running until it is told to stop; everything that was opened is closed, last first. */
async function run(config: Config, env: Environment): Promise<void> {
  const closers: Closers = [];
  const close = async (): Promise<void> => {
    const longestMs = config.drainSeconds * 1_000 + LONGEST_CLOSE_MS;
    for (const closer of closers.splice(0).reverse()) await withinTime(closer, longestMs);
  };
  const told = shutdownSignal();
  onRepeatedSignal(() => process.exit(INTERRUPTED), stopwatch);
  const opening = open(config, env, closers);
  try {
    await Promise.race([opening, told]);
    await told;
    say('Stopping …');
  } finally {
    await close();
    // Told in the middle of the start: what it has opened meanwhile is closed as well.
    await opening.catch(() => undefined);
    await close();
  }
}

async function open(config: Config, env: Environment, closers: Closers): Promise<void> {
  const log = openLog({ level: config.logLevel, isPretty: process.stdout.isTTY });
  // With a database elsewhere any number of servers may share the folder, which holds files only.
  const lock = config.databaseUrl === null ? await acquireInstanceLock(config.dataDir) : null;
  closers.push(async () => lock?.release());
  // The server's code is read while the database starts.
  const starting = config.databaseUrl ?? embedded(config, closers, log);
  const [{ buildApp }, databaseUrl] = await Promise.all([import('./app.ts'), starting]);
  const applied = await migrate({ url: databaseUrl });
  if (applied.length > 0) say(`Database: ${applied.length} migrations applied`);
  const { pool, priority } = openPools(databaseUrl, closers, log);
  const onError = (error: unknown): void => log.warn({ err: error }, 'the time could not be read');
  const { clock, stop } = await openDatabaseClock({ db: openDb(priority), onError });
  closers.push(async () => stop());
  const files = join(config.dataDir, 'files');
  const isDemo = await fillShop({ pool, url: databaseUrl, demo: config.demo, now: clock(), files, say });
  const storage = await openStorage({
    bucketUrl: config.filesUrl,
    folder: files,
    shipped: { prefix: 'pictures/demo/', folder: config.demoPictures },
  });
  const gateway = config.gateway ?? (isDemo ? await standIn(config, closers, log) : null);
  const app = await buildApp({
    ...config,
    gateway: openGateway(gateway),
    db: openDb(pool),
    priority: openDb(priority),
    pool,
    clock,
    storage,
    logger: log,
    checksAnswers: config.isDevelopment,
    opensBeforeCatalogue: true,
    closePace: {
      announceMs: config.drainSeconds * 1_000,
      idleMs: IDLE_BEFORE_CLOSE_MS,
      longestMs: LONGEST_REQUEST_MS,
    },
  });
  let worker: SupervisedChild | null = null;
  // Closed after the server: readiness turns first, and requests are answered while the worker ends what it does.
  closers.push(async () => worker?.stop());
  closers.push(async () => {
    await app.drain();
    await app.close();
  });
  const address = await app.listen({ port: config.port, host: config.host });
  lock?.announce(address);
  // What was compiled for this start is kept for the next one, also if this one ends without a word.
  flushCompileCache();
  await greet(address, isDemo, say);
  await offerSetup({ db: openDb(priority), address: config.publicUrl ?? address, now: clock(), say });
  if (!config.runsWorker) return;
  // Last, so that nobody waits for it: the shop answers before the worker is up.
  worker = superviseChild({
    name: 'The worker',
    entry: join(import.meta.dirname, 'worker.ts'),
    env: {
      ...env,
      ...standInEnvironment(gateway),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: config.publicUrl ?? address,
    },
    log,
  });
}

/** For requests, and for what must work when all of those are taken. */
function openPools(url: string, closers: Closers, log: ReturnType<typeof openLog>) {
  const onIdleError = (error: Error): void => log.info({ reason: error.message }, 'a connection was lost');
  const pool = openPool({ url, onIdleError });
  const priority = openPool({ url, onIdleError, max: PRIORITY_CONNECTIONS });
  closers.push(() => Promise.all([pool.end(), priority.end()]));
  return { pool, priority };
}

/** On the shop's own address, which is loopback unless DEMO=on is said. */
async function standIn(config: Config, closers: Closers, log: ReturnType<typeof openLog>): Promise<GatewaySettings> {
  const started = await startStandIn({ ...config.standIn, host: config.host, log });
  closers.push(() => started.stop());
  return started.settings;
}

async function embedded(config: Config, closers: Closers, log: ReturnType<typeof openLog>): Promise<string> {
  const { dataDir } = config;
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), partOf: dataDir, log });
  let isStopped = false;
  closers.push(async () => {
    await postgres.stop();
    isStopped = true;
  });
  process.once('exit', () => isStopped || postgres.stopUnattended());
  return postgres.url;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const start = async (): Promise<void> => run(serverConfigFrom(process.env), process.env);

start().then(
  () => process.exit(0),
  (error: unknown) => {
    say(
      error instanceof AlreadyRunning || error instanceof SettingsRefused
        ? error.message
        : `The shop could not start: ${messageOf(error)}`,
    );
    process.exit(1);
  },
);

import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { type Config, serverConfigFrom, SettingsRefused } from './config.ts';
import type { Environment } from './platform/process/environment.ts';
import { type GatewaySettings, openGateway, simulatorEnvironment, startSimulator } from './modules/payments/index.ts';
import { superviseChild, type SupervisedChild } from './platform/process/child-process.ts';
import { stopwatch } from './platform/clock.ts';
import { openDatabaseClock } from './platform/database/database-clock.ts';
import { openDb, openPool } from './platform/database/db.ts';
import { acquireInstanceLock, AlreadyRunning, startEmbeddedPostgres } from '@sjaj/embedded-database';
import { openLog } from './platform/process/log.ts';
import { migrate } from './platform/database/migrate.ts';
import { clamdScanner, NO_SCANNER } from './platform/storage/file-scanner.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { loadSecretKey } from './platform/process/secret-key.ts';
import { onRepeatedSignal, shutdownSignal } from './platform/process/shutdown-signal.ts';
import { offerSetup } from './setup-link.ts';
import { type DemoShop, fillShop, greet } from './start.ts';

interface RunOptions {
  readonly env: Environment;
  /** The demo shop; null where none is installed. */
  readonly demo: DemoShop | null;
}

type Closers = (() => Promise<unknown>)[];

/** Connections for what must work when the other ten are taken: authentication, health, callbacks. */
const PRIORITY_CONNECTIONS = 3;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const LONGEST_CLOSE_MS = 10_000;
/** A request may be on its way over an idle connection for as long as this. */
const IDLE_BEFORE_CLOSE_MS = 500;
const LONGEST_REQUEST_MS = 8_000;
/** How a shell reports a process that SIGINT has ended. */
const INTERRUPTED = 130;

/** Runs a closer. One that hangs or fails does not keep the others from closing. */
async function withinTime(closer: Closers[number], longestMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, longestMs)));
  await Promise.race([closer(), late]).catch((error: unknown) => say(`While stopping: ${String(error)}`));
  clearTimeout(timer);
}

/** Starts the shop, runs it until a signal to stop, and closes everything that was opened, last first. */
async function run(config: Config, { env, demo }: RunOptions): Promise<void> {
  const closers: Closers = [];
  const close = async (): Promise<void> => {
    const longestMs = config.drainSeconds * 1_000 + LONGEST_CLOSE_MS;
    for (const closer of closers.splice(0).reverse()) await withinTime(closer, longestMs);
  };
  const shutdown = shutdownSignal();
  onRepeatedSignal(() => process.exit(INTERRUPTED), stopwatch);
  const opening = open(config, { env, demo }, closers);
  try {
    await Promise.race([opening, shutdown]);
    await shutdown;
    say('Stopping …');
  } finally {
    await close();
    // The signal may arrive during the start: what has been opened meanwhile is closed too.
    await opening.catch(() => undefined);
    await close();
  }
}

async function open(config: Config, { env, demo }: RunOptions, closers: Closers): Promise<void> {
  const log = openLog({ level: config.logLevel, isPretty: process.stdout.isTTY });
  // With a database elsewhere any number of servers may share the folder, which holds files only.
  const lock = config.databaseUrl === null ? await acquireInstanceLock(config.dataDir) : null;
  closers.push(async () => lock?.release());
  // The server's code is loaded while the database starts.
  const starting = config.databaseUrl ?? embedded(config, closers, log);
  const [{ buildApp }, databaseUrl] = await Promise.all([import('./app.ts'), starting]);
  const applied = await migrate({ url: databaseUrl });
  if (applied.length > 0) say(`Database: ${applied.length} migrations applied`);
  const { pool, priority } = openPools(databaseUrl, closers, log);
  const onError = (error: unknown): void => log.warn({ err: error }, 'the time could not be read');
  const { clock, stop } = await openDatabaseClock({ db: openDb(priority), onError });
  closers.push(async () => stop());
  const files = join(config.dataDir, 'files');
  const isDemo = await fillShop({ pool, url: databaseUrl, wanted: config.demo, demo, now: clock(), files, say });
  const storage = await openStorage({
    bucketUrl: config.filesUrl,
    folder: files,
    ...(demo ? { shipped: { prefix: 'pictures/demo/', folder: demo.pictures } } : {}),
  });
  const gateway = config.gateway ?? (isDemo && demo ? await simulator(demo, config, closers, log) : null);
  const app = await buildApp({
    ...config,
    secretKey: config.secretKey ?? (await loadSecretKey(config.dataDir)),
    gateway: openGateway(gateway),
    db: openDb(pool),
    priority: openDb(priority),
    pool,
    clock,
    storage,
    scanner: config.clamdUrl === null ? NO_SCANNER : clamdScanner(config.clamdUrl),
    logger: log,
    checksAnswers: config.isDevelopment,
    opensBeforeCatalogue: true,
    closePace: {
      drainNoticeMs: config.drainSeconds * 1_000,
      idleMs: IDLE_BEFORE_CLOSE_MS,
      longestMs: LONGEST_REQUEST_MS,
    },
  });
  let worker: SupervisedChild | null = null;
  // Closed after the server: readiness changes first, and requests are answered while the worker finishes its runs.
  closers.push(async () => worker?.stop());
  closers.push(async () => {
    await app.drain();
    await app.close();
  });
  const address = await app.listen({ port: config.port, host: config.host });
  lock?.publishAddress(address);
  // Stores the compiled code for the next start, also if this process is killed.
  flushCompileCache();
  await greet(address, isDemo ? demo : null, say);
  await offerSetup({ db: openDb(priority), address: config.publicUrl ?? address, now: clock(), say });
  if (!config.runsWorker) return;
  // Last, because the shop answers without it.
  worker = superviseChild({
    name: 'The worker',
    entry: join(import.meta.dirname, 'worker.ts'),
    env: {
      ...env,
      ...simulatorEnvironment(gateway),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: config.publicUrl ?? address,
    },
    log,
  });
}

/** The pool for requests, and the one that works when all of those connections are taken. */
function openPools(url: string, closers: Closers, log: ReturnType<typeof openLog>) {
  const onIdleError = (error: Error): void => log.info({ reason: error.message }, 'a connection was lost');
  const pool = openPool({ url, onIdleError });
  const priority = openPool({ url, onIdleError, max: PRIORITY_CONNECTIONS });
  closers.push(() => Promise.all([pool.end(), priority.end()]));
  return { pool, priority };
}

/** Starts the payment simulator on the shop's own address, which is loopback unless DEMO=on. */
async function simulator(
  { gatewayEntry }: DemoShop,
  { host, gatewayPort }: Config,
  closers: Closers,
  log: ReturnType<typeof openLog>,
): Promise<GatewaySettings> {
  const started = await startSimulator({ entry: gatewayEntry, port: gatewayPort, host, log });
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

/** Runs the shop in this process and ends the process: code 0 after a stop, 1 with a message if the start fails. */
export function runShop(options: RunOptions): void {
  const running = async (): Promise<void> => run(serverConfigFrom(options.env), options);
  running().then(
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
}

import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { acquireInstanceLock } from '@sjaj/embedded-database';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openGateway, startSimulator } from './modules/payments/index.ts';
import { openDatabaseClock } from './platform/database/database-clock.ts';
import { openDb, openPool } from './platform/database/db.ts';
import { migrate } from './platform/database/migrate.ts';
import { superviseChild, type SupervisedChild } from './platform/process/child-process.ts';
import type { Environment } from './platform/process/environment.ts';
import { loadSecretKey } from './platform/process/secret-key.ts';
import { isLoopback } from './platform/process/setting-formats.ts';
import { type GatewaySettings, simulatorEnvironment } from './platform/settings/payment-gateway.ts';
import type { SocialProviderSettings } from './platform/settings/social-login.ts';
import { clamdScanner, NO_SCANNER } from './platform/storage/file-scanner.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { offerSetup } from './setup-link.ts';
import { type DemoShop, fillShop, greet } from './start.ts';

/** What a start has opened, in its order. */
export type Closers = (() => Promise<unknown>)[];

interface OpenShopInput {
  readonly env: Environment;
  /** The demo shop; null where none is installed. */
  readonly demo: DemoShop | null;
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  /** Holds the data folder; null with a database elsewhere. */
  readonly lock: Awaited<ReturnType<typeof acquireInstanceLock>> | null;
}

/** Connections for what must work when the other ten are taken: authentication, health, callbacks. */
const PRIORITY_CONNECTIONS = 3;
/** A request may be on its way over an idle connection for as long as this. */
const IDLE_BEFORE_CLOSE_MS = 500;
const LONGEST_REQUEST_MS = 8_000;
/** What bounds the memory of this process bounds the worker's, too; other options, such as a debugger's port, are of this process only. */
const MEMORY_OPTION = /^--(?:max-semi-space-size|heap-growing-percent|max-old-space-size)=/;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Opens the shop on a database that runs: schema, contents, server and worker. `closers` gets what has to be closed, in the order of opening. */
export async function openShop(
  config: Config,
  { env, demo, databaseUrl, log, lock }: OpenShopInput,
  closers: Closers,
): Promise<void> {
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
    socialProviders: isDemo && demo ? await identityProviders(demo, config, closers) : config.socialProviders,
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
    closeTimeouts: {
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
    nodeOptions: process.execArgv.filter((option) => MEMORY_OPTION.test(option)),
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
function openPools(url: string, closers: Closers, log: FastifyBaseLogger) {
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
  log: FastifyBaseLogger,
): Promise<GatewaySettings> {
  const started = await startSimulator({ entry: gatewayEntry, port: gatewayPort, host, log });
  closers.push(() => started.stop());
  return started.settings;
}

/** Replaces Google and Facebook where only this machine reaches the demo, and the settings name no keys of theirs. */
async function identityProviders(
  demo: DemoShop,
  { host, publicUrl, socialProviders }: Config,
  closers: Closers,
): Promise<readonly SocialProviderSettings[]> {
  const isLocal = isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
  if (socialProviders.length > 0 || !isLocal) return socialProviders;
  const standIns = await demo.openIdentityProviders();
  closers.push(() => standIns.close());
  return standIns.settings;
}

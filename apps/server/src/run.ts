import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { acquireInstanceLock, AlreadyRunning, startEmbeddedPostgres } from '@sjaj/embedded-database';
import { type Config, serverConfigFrom, SettingsRefused } from './config.ts';
import type { Closers } from './open-shop.ts';
import type { DemoShop } from './start.ts';
import { stopwatch } from './platform/clock.ts';
import type { Environment } from './platform/process/environment.ts';
import { openLog } from './platform/process/log.ts';
import { onRepeatedSignal, shutdownSignal } from './platform/process/shutdown-signal.ts';

interface RunOptions {
  readonly env: Environment;
  /** The demo shop; null where none is installed. */
  readonly demo: DemoShop | null;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A new cluster takes seconds, which are not waited for. */
const LONGEST_SPAWN_MS = 300;
const LONGEST_CLOSE_MS = 10_000;
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

/**
 * Starts the database, and meanwhile loads the code of the shop, which takes as long. This file imports neither modules nor the contract: they
 * would be loaded before the database starts.
 */
async function open(config: Config, { env, demo }: RunOptions, closers: Closers): Promise<void> {
  const log = openLog({ level: config.logLevel, isPretty: process.stdout.isTTY });
  // With a database elsewhere any number of servers may share the folder, which holds files only.
  const lock = config.databaseUrl === null ? await acquireInstanceLock(config.dataDir) : null;
  closers.push(async () => lock?.release());
  const starting = config.databaseUrl ?? (await spawned(config, closers, log)).url;
  const [{ openShop }, databaseUrl] = await Promise.all([import('./open-shop.ts'), starting]);
  await openShop(config, { env, demo, databaseUrl, log, lock }, closers);
}

/**
 * Resolves when the process of the embedded database is there, or a new cluster is being written; the address follows when it is ready. Loading
 * code keeps this process so busy that it would not get to start another one.
 */
async function spawned(config: Config, closers: Closers, log: Log): Promise<{ readonly url: Promise<string> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const url = embedded(config, closers, { log, onSpawn: resolve });
  await Promise.race([promise, url, delay(LONGEST_SPAWN_MS)]);
  return { url };
}

type Log = ReturnType<typeof openLog>;

interface StartInput {
  readonly log: Log;
  readonly onSpawn: () => void;
}

async function embedded({ dataDir }: Config, closers: Closers, { log, onSpawn }: StartInput): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), partOf: dataDir, log, onSpawn });
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

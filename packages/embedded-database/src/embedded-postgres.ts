import { setTimeout as delay } from 'node:timers/promises';
import { acquireInstanceLock, type InstanceLock } from './instance-lock.ts';
import { ensureCluster, ensureDatabase, ownerUrl, SETTINGS, superuserUrl, type Settings } from './postgres/cluster.ts';
import { freePort, readStoredAccess, moveToFreePort, prepareHome, type Home } from './postgres/home.ts';
import { keepLogShort } from './postgres/log-file.ts';
import { adopt, launch, RunsElsewhere, stopPostmaster, type Postmaster } from './postgres/postmaster.ts';
import { sendSignal } from './postgres/processes.ts';

/** A logger with these two methods, such as Fastify's. */
export type PostgresLog = { info(message: string): void; warn(message: string): void };

type EmbeddedPostgresOptions = {
  dataDir: string;
  log: PostgresLog;
  settings?: Settings;
  /** The folder that contains `dataDir`. It records the database too, so that a restore without `dataDir` is detected. */
  partOf?: string;
  /** Called once the process of the server is there and before it is ready: time for work that keeps this process busy. */
  onSpawn?: () => void;
};

/** A PostgreSQL server that is restarted when it exits, until `stop`. Both addresses stay the same. */
export type EmbeddedPostgres = {
  url: string;
  superuserUrl: string;
  stop(): Promise<void>;
  /** Signals the server to stop without waiting, for a process that is exiting. */
  stopUnattended(): void;
};

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
const FIRST_START_ATTEMPTS = 10;

/**
 * Starts PostgreSQL on `dataDir`, which is created when missing, or adopts the server that a killed shop left running there.
 * Restarts a server that exits, with growing pauses, until `stop`. Rejects when the first start fails and with `AlreadyRunning`
 * when another process holds the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const lock = await acquireInstanceLock(options.dataDir);
  try {
    return await startHolding(lock, options);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startHolding(lock: InstanceLock, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, partOf, onSpawn } = options;
  const settings = { ...SETTINGS, ...options.settings };
  const prepared = await prepareHome(dataDir, log, partOf);
  await ensureCluster(prepared);
  const stopping = new AbortController();
  const { home, postmaster } = await firstStart(prepared, { settings, log, onSpawn });
  await ensureDatabase(home);
  keepLogShort(home.logFile, stopping.signal);
  const supervised = supervise({ home, settings, log, stopping: stopping.signal }, postmaster);
  return {
    url: ownerUrl(home),
    superuserUrl: superuserUrl(home),
    stop: async () => {
      stopping.abort();
      const last = await supervised.stopped();
      if (last) await stopPostmaster(last.pid);
      lock.release();
    },
    stopUnattended: () => {
      stopping.abort();
      const running = supervised.current();
      if (running) sendSignal(running.pid, 'SIGINT');
    },
  };
}

/** The connection string of the database in `dataDir`; undefined when none was created. Starts and changes nothing. */
export async function storedPostgresUrl(dataDir: string): Promise<string | undefined> {
  const access = await readStoredAccess(dataDir);
  return access && ownerUrl(access);
}

type FirstStart = { settings: Settings; log: PostgresLog; onSpawn: EmbeddedPostgresOptions['onSpawn'] };

async function firstStart(prepared: Home, { settings, log, onSpawn }: FirstStart) {
  let home = prepared;
  for (let attempt = 1; ; attempt++) {
    const adopted = await adopt(home);
    if (adopted) {
      log.info(`PostgreSQL runs already (process ${adopted.pid}, port ${adopted.port}): adopted`);
      return { home: { ...home, port: adopted.port }, postmaster: adopted };
    }
    try {
      home = await freePort(home.port).then(
        () => home,
        () => moveToFreePort(home),
      );
      return { home, postmaster: await launch(home, settings, onSpawn) };
    } catch (error) {
      if (attempt === FIRST_START_ATTEMPTS || error instanceof RunsElsewhere) throw error;
      log.warn(`PostgreSQL: attempt ${attempt} failed. ${messageOf(error)}`);
      await delay(pauseAfter(attempt));
    }
  }
}

type Supervision = { home: Home; settings: Settings; log: PostgresLog; stopping: AbortSignal };

type Supervised = { current(): Postmaster | undefined; stopped(): Promise<Postmaster | undefined> };

/** Watches the postmaster and restarts it after an exit. `stopped` resolves to the one still running once stopping begins. */
function supervise(supervision: Supervision, first: Postmaster): Supervised {
  let current: Postmaster | undefined = first;
  const { stopping, log } = supervision;
  const stopped = new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve(), { once: true }));
  const watch = async (): Promise<void> => {
    while (current && !stopping.aborted) {
      await Promise.race([current.exited, stopped]);
      if (stopping.aborted) return;
      log.warn(`PostgreSQL (process ${current.pid}) has exited: restarting it`);
      current = undefined;
      current = await startAgain(supervision);
    }
  };
  const watching = watch();
  return { current: () => current, stopped: () => watching.then(() => current) };
}

async function startAgain({ home, settings, log, stopping }: Supervision): Promise<Postmaster | undefined> {
  for (let attempt = 1; !stopping.aborted; attempt++) {
    try {
      const postmaster = await launch(home, settings);
      log.info(`PostgreSQL runs again (process ${postmaster.pid}, attempt ${attempt})`);
      return postmaster;
    } catch (error) {
      log.warn(`PostgreSQL: restart attempt ${attempt} failed. ${messageOf(error)}`);
      await delay(pauseAfter(attempt), undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return undefined;
}

const pauseAfter = (attempt: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

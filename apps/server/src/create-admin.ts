/** `npm run admin:create`: prints a one-time link that makes an administrator, whether the shop runs or not. */
import { join } from 'node:path';
import { type Config, configFrom } from './config.ts';
import { openDatabaseClock } from './platform/database/database-clock.ts';
import { isUnavailable, openDb, openPool } from './platform/database/db.ts';
import { acquireInstanceLock, AlreadyRunning, startEmbeddedPostgres, storedPostgresUrl } from '@sjaj/embedded-database';
import { migrate } from './platform/database/migrate.ts';
import { printSetupLink } from './setup-link.ts';

interface Opened {
  readonly url: string;
  /** Where the shop runs, where that is known. */
  readonly address: string | null;
  close(): Promise<void>;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const nothing = async (): Promise<void> => undefined;

/** The database of the shop: an outside one, that of a running shop, or the embedded one, started for the moment. */
async function open({ databaseUrl, dataDir }: Config): Promise<Opened> {
  if (databaseUrl !== null) {
    await migrate({ url: databaseUrl });
    return { url: databaseUrl, address: null, close: nothing };
  }
  const folder = join(dataDir, 'postgres');
  const stored = await storedPostgresUrl(folder);
  if (stored === undefined) throw new Error(`There is no shop in ${dataDir}: start it first, or set DATA_DIR.`);
  try {
    const lock = await acquireInstanceLock(dataDir);
    const log = { info: () => undefined, warn: say };
    const postgres = await startEmbeddedPostgres({ dataDir: folder, partOf: dataDir, log });
    await migrate({ url: postgres.url });
    const close = async (): Promise<void> => {
      await postgres.stop();
      lock.release();
    };
    return { url: postgres.url, address: null, close };
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    return { url: stored, address: error.holder?.address ?? null, close: nothing };
  }
}

async function run(config: Config): Promise<void> {
  const { url, address, close } = await open(config);
  const pool = openPool({ url, max: 1 });
  const db = openDb(pool);
  try {
    const { clock, stop } = await openDatabaseClock({ db, onError: () => undefined });
    stop();
    const found = config.publicUrl ?? address ?? `http://localhost:${config.port}`;
    await printSetupLink({ db, address: found, now: clock(), say });
  } finally {
    await pool.end();
    await close();
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return isUnavailable(error)
    ? 'The database does not answer. If the shop is just starting, try again in a moment.'
    : error.message;
};

const start = async (): Promise<void> => run(configFrom(process.env));

start().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`No link could be made. ${reasonOf(error)}\n`);
    process.exit(1);
  },
);

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../../../db/tables.ts';
import { type DeferringTransaction, together, transact } from './pipeline.ts';
import { PreparingClient } from './preparing-client.ts';
import { ServerCheck } from './server-check.ts';
import { watchedBy } from './silence-watch.ts';

export type Db = Kysely<DB>;
export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;
/** Reads take either; writes ask for `Tx`, so that a write outside a transaction does not compile. */
export type Tx = DeferringTransaction<DB>;

const INT8 = 20;
const DATE = 1082;

pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond what a number holds: ${text}`);
  return value;
});
// A date is a day, not an instant: it stays the text that it is.
pg.types.setTypeParser(DATE, (text) => text);

interface PoolSettings {
  readonly url: string;
  readonly max?: number;
  /** ms; a statement that takes longer is ended. */
  readonly statementTimeout?: number;
  /** How many times longer everything may take. Tests raise it: a busy machine is no failure of what they test. */
  readonly patience?: number;
  readonly applicationName?: string;
  /** Off where rows are copied in, which a connection does not do while statements travel together. */
  readonly sendsAhead?: boolean;
  /** Told of idle connections that died; without a listener the process would end. */
  readonly onIdleError?: (error: Error) => void;
}

const ACQUIRE_MS = 1_500;
const LOCK_MS = 2_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/** A connection plans each statement six times before it keeps a plan: some seconds of processor time that the next minute would take again. */
const IDLE_MS = 300_000;
/** A dead line is noticed by the system too, on both sides: the server's end of it holds a place and perhaps locks. */
const KEEP_ALIVE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
};

const checks = new WeakMap<pg.Pool, ServerCheck>();

/**
 * A pool that gives up waiting for a connection after 1.5 s, for a lock after 2 s and for a statement after 5 s. Where the
 * server or the line to it falls silent, statements that wait end within 1.5 s and their connections are closed.
 */
export function openPool({
  url,
  max = 10,
  statementTimeout = 5_000,
  patience = 1,
  sendsAhead = true,
  ...more
}: PoolSettings): pg.Pool {
  const check = new ServerCheck(url, patience);
  const pool = new pg.Pool({
    ...watchedBy(check, PreparingClient),
    connectionString: url,
    pipeline: sendsAhead,
    max,
    connectionTimeoutMillis: ACQUIRE_MS * patience,
    idleTimeoutMillis: IDLE_MS,
    application_name: more.applicationName ?? 'sjaj',
    statement_timeout: statementTimeout * patience,
    lock_timeout: LOCK_MS * patience,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS * patience,
    ...KEEP_ALIVE,
  });
  checks.set(pool, check);
  pool.on('error', (error) => more.onIdleError?.(error));
  // The pool listens to the connections that it holds; an error of one that is checked out and idle (a listener) would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The same care for the pool of a library: what it is to give its own `pg.Pool`. */
export const watchedConnections = (url: string) => ({
  ...watchedBy(new ServerCheck(url), pg.Client),
  connectionString: url,
  connectionTimeoutMillis: ACQUIRE_MS,
  ...KEEP_ALIVE,
});

/** For how many ms nothing has come from the server on any connection of the pool. */
export const silenceOf = (pool: pg.Pool): number => checks.get(pool)?.silentFor() ?? 0;

/** Adds its own writes to the end of a transaction: they are committed or rolled back with the rest. */
type TransactionHook = (tx: Tx) => Promise<void>;

/** How a database is accessed. */
interface Reach {
  readonly pool: pg.Pool;
  readonly hook?: TransactionHook;
}

const reaches = new WeakMap<Db | Tx, Reach>();

export function openDb(pool: pg.Pool): Db {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  reaches.set(db, { pool });
  return db;
}

/** The same database for one piece of work, each of whose transactions ends with the hook. */
export function withTransactionHook(db: Db, hook: TransactionHook): Db {
  const reach = reachOf(db);
  // Another instance on the same connections.
  const hooked = db.withoutPlugins();
  reaches.set(hooked, { ...reach, hook });
  return hooked;
}

function reachOf(db: Db): Reach {
  const reach = reaches.get(db);
  if (!reach) throw new Error('a transaction within a transaction');
  return reach;
}

/** Reads that do not wait for each other travel together on one connection instead of one by one on several. */
export function onOneConnection<T>(db: Db | Tx, work: (one: Db | Tx) => Promise<T>): Promise<T> {
  const reach = reaches.get(db);
  // Without one it is on a connection already.
  return reach ? together(reach.pool, work) : work(db);
}

// Serialisation failure and deadlock: the same transaction, run again, succeeds.
const WORTH_REPEATING = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Tries to do the work in one statement, which is a transaction by itself; what it resolves to with null was not done,
 * because what it had read did not hold any more, and is done in a transaction. So is all on a database with a hook.
 */
export async function atOnceOrInTransaction<T>(
  db: Db,
  atOnce: (db: Db) => Promise<T | null>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const done = reachOf(db).hook ? null : await atOnce(db);
  return done ?? inTransaction(db, work);
}

/** Runs `work` in one transaction, again where the database gave it up for another one's sake. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { hook, pool } = reachOf(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact<DB, T>(pool, async (tx) => {
        const result = await work(tx);
        await hook?.(tx);
        return result;
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !WORTH_REPEATING.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** Whether a unique index refused the row. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  sqlState(error) === '23505' &&
  (constraint === undefined || (error instanceof Error && 'constraint' in error && error.constraint === constraint));

/** Whether a row may not go because others refer to it, or may not come because what it refers to is not there. */
export const isReferenced = (error: unknown): boolean => sqlState(error) === '23503';

// Connection refused, lost or cut; server starting or stopping; disk full; too long a wait for a lock or an answer.
const UNAVAILABLE = /^(08|53|57P0|57014|55P03|ECONN|EPIPE|ETIMEDOUT)/;
/** The socket of a server that is being restarted is not there, or too many wait at it. */
const NO_SOCKET = /^connect (ENOENT|EAGAIN) /;
const LOST = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
];

/** Whether the database could not do it now, though the request may be right: a 503 with a hint to try again. */
export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.test(sqlState(error) ?? '') ||
  (error instanceof Error && (NO_SOCKET.test(error.message) || LOST.some((text) => error.message.startsWith(text))));

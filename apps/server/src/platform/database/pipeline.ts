import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  Transaction,
} from 'kysely';
import type pg from 'pg';

/** What a database is reached by. */
export interface Reach {
  readonly pool: pg.Pool;
  readonly dialect: Dialect;
  readonly driver: Driver;
}

const CHANGING: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** "Current transaction is aborted": another statement of it had failed. */
const isAftermath = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25P02';

/** One connection for a piece of work. Statements that are given without waiting for each other travel together. */
class Line implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #pending = new Set<Promise<unknown>>();
  #isClosed = false;
  #fault: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // What still runs when the work has ended must not reach into the next one's.
    if (this.#isClosed) throw new Error('a statement came after the end of its transaction');
    const { command, rowCount, rows } = await this.#run(() => this.#client.query(sql, parameters as unknown[]));
    return { rows, ...(CHANGING.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  streamQuery(): never {
    throw new Error('a transaction does not stream');
  }

  /** Gives a statement without parameters, whose failure is told at the end. */
  begin(): void {
    void this.#run(() => this.#client.query('begin')).catch(() => undefined);
  }

  /** Ends the work. Everything that was given before has succeeded then, or this rejects. */
  async commit(): Promise<void> {
    this.#isClosed = true;
    const [{ command }] = await Promise.all([this.#client.query('commit'), ...this.#pending]);
    if (command !== 'COMMIT') throw this.#fault ?? new Error(`the transaction ended with ${command}`);
  }

  /** Ends the work without a word, when everything that was given has come back. */
  async settle(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#pending);
  }

  /** Resolves to whether the connection is still good. */
  async rollback(): Promise<boolean> {
    this.#isClosed = true;
    return this.#client.query('rollback').then(
      () => true,
      () => false,
    );
  }

  /** Why it failed: an error that only says that something before it did is replaced by that. */
  reasonOf(error: unknown): unknown {
    return isAftermath(error) ? (this.#fault ?? error) : error;
  }

  #run<R>(give: () => Promise<R>): Promise<R> {
    const running = give();
    this.#pending.add(running);
    const settle = (): void => void this.#pending.delete(running);
    running.then(settle, (error: Error) => {
      this.#fault ??= error;
      settle();
    });
    return running;
  }
}

const lines = new WeakMap<object, Line>();

/**
 * Gives a write that nobody waits for: the transaction goes on, and its commit fails where the write does. Saves a wait
 * for the database wherever a write has no answer.
 */
export function send(tx: object, write: CompiledQuery): void {
  const line = lines.get(tx);
  if (!line) throw new Error('only a transaction can send');
  line.executeQuery(write).catch(() => undefined);
}

/** Runs reads on one connection, without a transaction: those that do not wait for each other travel together. */
export async function together<DB, T>(
  db: Kysely<DB>,
  { pool, dialect, driver }: Reach,
  work: (one: Kysely<DB>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const line = new Line(client);
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (use) => use(line) });
  try {
    return await work(new Kysely<DB>({ config: { dialect }, dialect, driver, executor }));
  } finally {
    await line.settle();
    client.release();
  }
}

/** Runs `work` between begin and commit; the begin travels with the first statement. Rejects, rolled back, if any fails. */
export async function transact<DB, T>(
  db: Kysely<DB>,
  { pool, dialect, driver }: Reach,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const line = new Line(client);
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (use) => use(line) });
  const tx = new Transaction<DB>({ config: { dialect }, dialect, driver, executor });
  lines.set(tx, line);
  let isGood = true;
  try {
    line.begin();
    const result = await work(tx);
    await line.commit();
    return result;
  } catch (error) {
    isGood = await line.rollback();
    throw line.reasonOf(error);
  } finally {
    client.release(!isGood);
  }
}

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  type KyselyProps,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

const CHANGING: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** "Current transaction is aborted": an earlier statement of it has failed. */
const isAftermath = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25P02';

const TOO_LATE = 'a statement came after the end of its transaction';

/** One connection for one piece of work. Statements that are issued without awaiting each other are pipelined. */
class Line implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #pending = new Set<Promise<unknown>>();
  #isClosed = false;
  #error: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // A statement that is issued late must not become part of the connection's next work.
    if (this.#isClosed) throw new Error(TOO_LATE);
    const { command, rowCount, rows } = await this.#run(() => this.#client.query(sql, parameters as unknown[]));
    return { rows, ...(CHANGING.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  async defer(write: CompiledQuery): Promise<void> {
    if (this.#isClosed) throw new Error(TOO_LATE);
    // Recorded by #run: the commit rejects with it.
    this.executeQuery(write).catch(() => undefined);
  }

  streamQuery(): never {
    throw new Error('a transaction does not stream');
  }

  /** Issues `begin` without awaiting it; a failure rejects the commit. */
  begin(): void {
    void this.#run(() => this.#client.query('begin')).catch(() => undefined);
  }

  /** Commits. Resolves if every statement has succeeded, and rejects otherwise. */
  async commit(): Promise<void> {
    this.#isClosed = true;
    const [{ command }] = await Promise.all([this.#client.query('commit'), ...this.#pending]);
    if (command !== 'COMMIT') throw this.#error ?? new Error(`the transaction ended with ${command}`);
  }

  /** Ends work without a transaction, once every statement has been answered. */
  async drain(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#pending);
  }

  /** Resolves to whether the connection is still usable. */
  async rollback(): Promise<boolean> {
    this.#isClosed = true;
    return this.#client.query('rollback').then(
      () => true,
      () => false,
    );
  }

  /** The cause of a failure: "transaction is aborted" is replaced by the error that aborted it. */
  reasonOf(error: unknown): unknown {
    return isAftermath(error) ? (this.#error ?? error) : error;
  }

  #run<R>(issue: () => Promise<R>): Promise<R> {
    const running = issue();
    this.#pending.add(running);
    const markDone = (): void => void this.#pending.delete(running);
    running.then(markDone, (error: Error) => {
      this.#error ??= error;
      markDone();
    });
    return running;
  }
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
/** Connections come from the executor's provider, so the driver is never asked for one. */
const driver = new DummyDriver();
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};

/** A query builder that issues every statement on the line at once: Kysely's own transaction awaits each before the next. */
const propsOn = (line: Line): KyselyProps => ({
  config: { dialect },
  dialect,
  driver,
  executor: new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(line) }),
});

/**
 * A transaction that can queue writes. It does not extend Kysely's `Transaction`: wherever one of that class is given as a `Kysely`, the
 * compiler compares all their methods, which was a quarter of its time for the server.
 */
export class DeferringTransaction<DB> extends Kysely<DB> {
  readonly #line: Line;

  constructor(line: Line) {
    super(propsOn(line));
    this.#line = line;
  }

  override get isTransaction(): true {
    return true;
  }

  /**
   * Queues a write without awaiting its result, which saves a round trip. Resolves at once; a failure rejects the commit. A store
   * function that defers returns this promise, and its caller awaits it like any other write, so that a forgotten one fails the lint.
   */
  defer(write: CompiledQuery): Promise<void> {
    return this.#line.defer(write);
  }
}

/** Runs reads on one connection without a transaction; reads that do not await each other are pipelined. */
export async function together<DB, T>(pool: pg.Pool, work: (one: Kysely<DB>) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const line = new Line(client);
  try {
    return await work(new Kysely<DB>(propsOn(line)));
  } finally {
    await line.drain();
    client.release();
  }
}

/** Runs `work` between begin and commit; `begin` is sent with the first statement. Rolls back and rejects if a statement fails. */
export async function transact<DB, T>(pool: pg.Pool, work: (tx: DeferringTransaction<DB>) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const line = new Line(client);
  const tx = new DeferringTransaction<DB>(line);
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

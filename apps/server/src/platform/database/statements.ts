import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';

/** A statement as a template. Values become parameters; fragments of `sql` become part of its text. */
type Statement<Result> = (text: TemplateStringsArray, ...values: readonly unknown[]) => Promise<Result>;

/** All rows that a statement answers. */
export const allRows =
  <Row = unknown>(db: Db | Tx): Statement<Row[]> =>
  async (text, ...values) =>
    (await sql<Row>(text, ...values).execute(db)).rows;

/** The first row that a statement answers, or undefined. */
export const firstRow =
  <Row = unknown>(db: Db | Tx): Statement<Row | undefined> =>
  async (text, ...values) =>
    (await sql<Row>(text, ...values).execute(db)).rows[0];

/** The number that a statement answers in its one column; 0 where it answers no row. */
export const oneNumber =
  (db: Db | Tx): Statement<number> =>
  async (text, ...values) => {
    const row = await firstRow<Record<string, number>>(db)(text, ...values);
    return Object.values(row ?? {})[0] ?? 0;
  };

/** The values of the one column that a statement answers. */
export const oneColumn =
  <Value>(db: Db | Tx): Statement<Value[]> =>
  async (text, ...values) =>
    (await allRows<Record<string, Value>>(db)(text, ...values)).flatMap((row) => Object.values(row));

/** Whether a statement answers any row. */
export const anyRow =
  (db: Db | Tx): Statement<boolean> =>
  async (text, ...values) =>
    (await allRows(db)(text, ...values)).length > 0;

/** Runs a statement whose answer nobody needs. */
export const execute =
  (db: Db | Tx): Statement<void> =>
  async (text, ...values) => {
    await sql(text, ...values).execute(db);
  };

/** Runs a write, and tells how many rows it has written. */
export const rowsWritten =
  (tx: Db | Tx): Statement<number> =>
  async (text, ...values) =>
    Number((await sql(text, ...values).execute(tx)).numAffectedRows ?? 0n);

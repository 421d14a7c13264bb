import type { Generated, InsertObject, Kysely, UpdateObject } from 'kysely';
import type { DB } from '../../../../../db/tables.ts';
import type { Tx } from './db.ts';

/** A table whose rows have a number of their own. */
type RowTable = { [T in keyof DB]: DB[T] extends { id: Generated<number> } ? T : never }[keyof DB];

/** A table whose rows count their changes, so that an editor who has not seen the last one is refused. */
export type VersionedTable = {
  [T in RowTable]: DB[T] extends { version: Generated<number> } ? T : never;
}[RowTable];

interface AnyColumns {
  readonly id: Generated<number>;
  readonly version: Generated<number>;
}

// The query builder cannot follow a table that is a type parameter: of any, only these columns are named here.
const rows = (tx: Tx) => tx as unknown as Kysely<Record<string, AnyColumns>>;

/** Adds a row; its id. */
export async function insertRow<T extends RowTable>(tx: Tx, table: T, values: InsertObject<DB, T>): Promise<number> {
  const inserting = rows(tx)
    .insertInto(table as string)
    .values(values);
  const { id } = await inserting.returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a row. */
export async function updateRow<T extends RowTable>(
  tx: Tx,
  table: T,
  id: number,
  columns: UpdateObject<DB, T, T>,
): Promise<void> {
  await rows(tx)
    .updateTable(table as string)
    .set(columns)
    .where('id', '=', id)
    .execute();
}

/** Changes columns of a row and counts its version up. */
export async function updateVersion<T extends VersionedTable>(
  tx: Tx,
  table: T,
  id: number,
  columns: UpdateObject<DB, T, T>,
): Promise<void> {
  await rows(tx)
    .updateTable(table as string)
    .set((eb) => ({ ...(columns as object), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteRow(tx: Tx, table: RowTable, id: number): Promise<void> {
  await rows(tx)
    .deleteFrom(table as string)
    .where('id', '=', id)
    .execute();
}

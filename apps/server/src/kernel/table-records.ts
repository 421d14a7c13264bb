import type { Generated, Insertable, Kysely } from 'kysely';
import type { DB } from '../../../../db/tables.ts';
import type { Tx } from '../platform/database/db.ts';
import type { RecordDefinition, Stored } from './records.ts';

/** What all tables of records have. */
interface RecordColumns {
  readonly id: Generated<number>;
  readonly version: Generated<number>;
}

type RecordTable = { [T in keyof DB]: DB[T] extends RecordColumns ? T : never }[keyof DB];

interface TableMapping<Table extends RecordTable, Form> {
  /** The record in a list of its own; an empty one where there is none. */
  readonly rows: (tx: Tx, id: number) => Promise<readonly Stored<Form>[]>;
  readonly columnsOf: (form: Form) => Insertable<DB[Table]>;
  /** Writes what the record has in other tables. */
  readonly saveParts?: (tx: Tx, id: number, form: Form) => Promise<void>;
}

type TableDefinition<Form> = Pick<RecordDefinition<Form>, 'lock' | 'insert' | 'update' | 'remove' | 'usersOf'>;

// The query builder cannot follow a table that is a type parameter: of any, only the columns that all have are named here.
const records = (tx: Tx) => tx as unknown as Kysely<Record<string, RecordColumns>>;

/** How records that are rows of a table are locked, added, saved and deleted. Nothing belongs to one, unless the definition says otherwise. */
export function tableRecords<Table extends RecordTable, Form>(
  name: Table,
  { rows, columnsOf, saveParts }: TableMapping<Table, Form>,
): TableDefinition<Form> {
  const table: string = name;
  return {
    lock: async (tx, id) => {
      await records(tx).selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
      return (await rows(tx, id))[0];
    },
    insert: async (tx, form) => {
      const inserting = records(tx).insertInto(table).values(columnsOf(form));
      const { id } = await inserting.returning('id').executeTakeFirstOrThrow();
      await saveParts?.(tx, id, form);
      return id;
    },
    update: async (tx, id, form) => {
      const columns = columnsOf(form) as object;
      await records(tx)
        .updateTable(table)
        .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await saveParts?.(tx, id, form);
    },
    remove: async (tx, id) => {
      await records(tx).deleteFrom(table).where('id', '=', id).execute();
    },
    usersOf: async () => [],
  };
}

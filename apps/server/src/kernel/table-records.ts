import { type InsertObject, sql, type UpdateObject } from 'kysely';
import type { DB } from '../../../../db/tables.ts';
import type { Tx } from '../platform/database/db.ts';
import { deleteRow, insertRow, updateVersion, type VersionedTable } from '../platform/database/rows.ts';
import { execute } from '../platform/database/statements.ts';
import type { RecordDefinition, Stored } from './records.ts';

interface TableMapping<Table extends VersionedTable, Form> {
  /** The record in a list of its own; an empty one where there is none. */
  readonly rows: (tx: Tx, id: number) => Promise<readonly Stored<Form>[]>;
  readonly columnsOf: (form: Form) => InsertObject<DB, Table> & UpdateObject<DB, Table, Table>;
  /** Writes what the record has in other tables. */
  readonly saveParts?: (tx: Tx, id: number, form: Form) => Promise<void>;
}

type TableDefinition<Form> = Pick<RecordDefinition<Form>, 'lock' | 'insert' | 'update' | 'remove' | 'usersOf'>;

/** How records that are rows of a table are locked, added, saved and deleted. Nothing belongs to one, unless the definition says otherwise. */
export const tableRecords = <Table extends VersionedTable, Form>(
  table: Table,
  { rows, columnsOf, saveParts }: TableMapping<Table, Form>,
): TableDefinition<Form> => ({
  lock: async (tx, id) => {
    await execute(tx)`select from ${sql.table(table)} where id = ${id} for no key update`;
    return (await rows(tx, id))[0];
  },
  insert: async (tx, form) => {
    const id = await insertRow(tx, table, columnsOf(form));
    await saveParts?.(tx, id, form);
    return id;
  },
  update: async (tx, id, form) => {
    await updateVersion(tx, table, id, columnsOf(form));
    await saveParts?.(tx, id, form);
  },
  remove: (tx, id) => deleteRow(tx, table, id),
  usersOf: async () => [],
});

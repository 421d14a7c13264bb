import type { MeasurementUnitForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import { tableRecords } from '../../../kernel/table-records.ts';
import { usersOf } from '../../../kernel/reference-use.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';

/** All measurement units, or the one. */
export async function unitRows(db: Db | Tx, id?: number): Promise<readonly Stored<MeasurementUnitForm>[]> {
  const rows = await db
    .selectFrom('measurement_unit')
    .select(['id', 'version', 'code'])
    .select([
      sql<MeasurementUnitForm['abbreviation']>`abbreviation`.as('abbreviation'),
      sql<MeasurementUnitForm['title']>`name`.as('title'),
    ])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = ({ code, abbreviation, title }: MeasurementUnitForm) => ({
  code,
  abbreviation: JSON.stringify(abbreviation),
  name: JSON.stringify(title),
});

export const unitRecords: RecordDefinition<MeasurementUnitForm> = {
  entity: 'measurement_unit',
  ...tableRecords('measurement_unit', { rows: unitRows, columnsOf }),
  unique: 'code',
  usersOf: (db, id) => usersOf(db, 'unit', id),
};

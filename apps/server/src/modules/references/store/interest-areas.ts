import type { InterestAreaForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import { tableRecords } from '../../../kernel/table-records.ts';
import { refuseWhileUsed, usersOf } from '../../../kernel/reference-use.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';

/** The areas that customers may choose, in the order of staff. */
export const interestAreas = (db: Db) =>
  db
    .selectFrom('interest_area')
    .select(['id', 'name'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** All areas of interest in their order, or the one. */
export async function interestAreaRows(db: Db | Tx, id?: number): Promise<readonly Stored<InterestAreaForm>[]> {
  const rows = await db
    .selectFrom('interest_area')
    .select(['id', 'version', 'position as order', 'is_active as isActive'])
    .select(sql<InterestAreaForm['title']>`name`.as('title'))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = ({ title, order, isActive }: InterestAreaForm) => ({
  name: JSON.stringify(title),
  position: order,
  is_active: isActive,
});

export const interestAreaRecords: RecordDefinition<InterestAreaForm> = {
  entity: 'interest_area',
  ...tableRecords('interest_area', { rows: interestAreaRows, columnsOf }),
  unique: 'title.bs',
  // Requests for accounts name their areas in an array.
  checkRemoval: (tx, id) => refuseWhileUsed(tx, 'interest_area', id),
  usersOf: (db, id) => usersOf(db, 'interest_area', id),
};

/** How many of these areas there are. */
export async function countExisting(tx: Tx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx.selectFrom('interest_area').select('id').where('id', 'in', ids).execute();
  return rows.length;
}

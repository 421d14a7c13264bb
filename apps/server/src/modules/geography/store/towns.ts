import type { TownForm } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import { tableRecords } from '../../../kernel/table-records.ts';
import { usersOf } from '../../../kernel/reference-use.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { checkTown } from '../rules.ts';

export interface TownRow extends Stored<TownForm> {
  readonly country: Content;
}

/** All towns, or the one. */
export async function townRows(db: Db | Tx, id?: number): Promise<readonly TownRow[]> {
  const rows = await db
    .selectFrom('town as t')
    .innerJoin('country as c', 'c.id', 't.country_id')
    .select(['t.id', 't.version', 't.postal_code as postalCode', 't.country_id as countryId', 't.canton'])
    .select('t.delivery_weekdays as deliveryWeekdays')
    .select(['t.is_active as isActive', sql<TownForm['entity']>`t.entity`.as('entity')])
    .select([sql<TownForm['title']>`t.name`.as('title'), sql<Content>`c.name`.as('country')])
    .$if(id !== undefined, (query) => query.where('t.id', '=', id ?? 0))
    .orderBy('t.id')
    .execute();
  return rows.map(({ id: rowId, version, country, ...form }) => ({ id: rowId, version, country, form }));
}

const columnsOf = ({ title, postalCode, countryId, entity, canton, deliveryWeekdays, isActive }: TownForm) => ({
  name: JSON.stringify(title),
  postal_code: postalCode,
  country_id: countryId,
  entity,
  canton,
  delivery_weekdays: deliveryWeekdays.toSorted((one, other) => one - other),
  is_active: isActive,
});

export const townRecords: RecordDefinition<TownForm> = {
  entity: 'town',
  ...tableRecords('town', { rows: townRows, columnsOf }),
  unique: 'postalCode',
  check: async (tx, form) => {
    const country = await tx.selectFrom('country').select('code').where('id', '=', form.countryId).executeTakeFirst();
    checkTown(country?.code, form);
  },
  usersOf: (db, id) => usersOf(db, 'town', id),
};

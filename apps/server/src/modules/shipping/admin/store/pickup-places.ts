import type { PickupPlaceForm } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { deleteRow } from '../../../../platform/database/rows.ts';
import { allRows } from '../../../../platform/database/statements.ts';
import { namesOf } from '../../../../kernel/names-of.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { checkHours } from '../rules.ts';

export interface PickupPlaceRow extends Stored<PickupPlaceForm> {
  readonly town: Content;
}

type Row = PickupPlaceForm & { readonly id: number; readonly version: string; readonly town: Content };

/** All pickup places in the order of checkout, or the one. The version is that of the row. */
export async function pickupPlaceRows(db: Db | Tx, id?: number): Promise<readonly PickupPlaceRow[]> {
  const rows = await allRows<Row>(db)`
    select l.id, l.xmin::text as version, l.title, l.street, l.town_id as "townId", l.phone,
      l.working_hours as "workingHours", l.offers_pickup as "offersPickup", l.is_active as "isActive", t.name as town
    from pickup_place l join town t on t.id = l.town_id
    where ${id ?? null}::integer is null or l.id = ${id ?? null}::integer
    order by l.id`;
  return rows.map(({ id: rowId, version, town, ...form }) => ({ id: rowId, version: Number(version), town, form }));
}

const columnsOf = (form: PickupPlaceForm) => ({
  title: form.title,
  street: form.street,
  town_id: form.townId,
  phone: form.phone,
  working_hours: JSON.stringify(form.workingHours),
  offers_pickup: form.offersPickup,
  is_active: form.isActive,
});

export const pickupPlaceRecords: RecordDefinition<PickupPlaceForm> = {
  entity: 'pickup_place',
  check: async (tx, form) => {
    checkHours(form);
    const town = await tx.selectFrom('town').select('id').where('id', '=', form.townId).executeTakeFirst();
    if (!town) throw new Problem('articles.reference_unknown', 400);
  },
  lock: async (tx, id) => {
    await tx.selectFrom('pickup_place').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return (await pickupPlaceRows(tx, id))[0];
  },
  insert: async (tx, form) => {
    const inserting = tx.insertInto('pickup_place').values(columnsOf(form));
    const { id } = await inserting.returning('id').executeTakeFirstOrThrow();
    return id;
  },
  update: async (tx, id, form) => {
    await tx.updateTable('pickup_place').set(columnsOf(form)).where('id', '=', id).execute();
  },
  remove: async (tx, id) => {
    await deleteRow(tx, 'pickup_place', id);
  },
  usersOf: (db, id) => namesOf(db, sql`select number as name from sales_order where pickup_place_id = ${id}`),
};

import type { CarrierForm } from '@sjaj/contract';
import { feninga, fromKm, toKm } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { deleteRow } from '../../../../platform/database/rows.ts';
import { allRows } from '../../../../platform/database/statements.ts';
import { namesOf } from '../../../../kernel/names-of.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { byWeight, checkCarrier } from '../rules.ts';

type Row = Omit<CarrierForm, 'rates'> & {
  readonly id: number;
  readonly version: string;
  readonly rates: readonly { readonly toWeightG: number; readonly price: number }[] | null;
};

/**
 * All carriers in the order of checkout, or one. The version is that of the carrier row, which every save
 * updates.
 */
export async function carrierRows(db: Db | Tx, id?: number): Promise<readonly Stored<CarrierForm>[]> {
  const rows = await allRows<Row>(db)`
    select p.id, p.xmin::text as version, p.title, p.description, p.delivery_days_from as "deliveryDaysFrom",
      p.delivery_days_to as "deliveryDaysTo", p.is_default as "isDefault", p.is_active as "isActive",
      (select json_agg(json_build_object('toWeightG', to_weight_g, 'price', price) order by to_weight_g)
        from carrier_rate where carrier_id = p.id) as rates
    from carrier p where ${id ?? null}::integer is null or p.id = ${id ?? null}::integer
    order by p.is_default desc, p.id`;
  return rows.map(({ id: rowId, version, rates, ...same }) => ({
    id: rowId,
    version: Number(version),
    form: {
      ...same,
      rates: (rates ?? []).map(({ toWeightG, price }) => ({ toWeightG, price: toKm(feninga(price)) })),
    },
  }));
}

const columnsOf = (form: CarrierForm) => ({
  title: form.title,
  description: JSON.stringify(form.description),
  delivery_days_from: form.deliveryDaysFrom,
  delivery_days_to: form.deliveryDaysTo,
  is_default: form.isDefault,
  is_active: form.isActive,
});

async function replaceRates(tx: Tx, id: number, rates: CarrierForm['rates']): Promise<void> {
  await tx.deleteFrom('carrier_rate').where('carrier_id', '=', id).execute();
  const values = byWeight(rates).map(({ toWeightG, price }) => ({
    carrier_id: id,
    to_weight_g: toWeightG,
    price: fromKm(price),
  }));
  await tx.insertInto('carrier_rate').values(values).execute();
}

/** At most one carrier is the default. */
async function clearOtherDefaults(tx: Tx, id: number, { isDefault }: CarrierForm): Promise<void> {
  if (!isDefault) return;
  await tx
    .updateTable('carrier')
    .set({ is_default: false })
    .where('id', '<>', id)
    .where('is_default', '=', true)
    .execute();
}

export const carrierRecords: RecordDefinition<CarrierForm> = {
  entity: 'carrier',
  check: async (_tx, form) => checkCarrier(form),
  lock: async (tx, id) => {
    // Locks all rows: two concurrent changes of the default would deadlock otherwise.
    await tx.selectFrom('carrier').select('id').orderBy('id').forNoKeyUpdate().execute();
    return (await carrierRows(tx, id))[0];
  },
  insert: async (tx, form) => {
    await tx.selectFrom('carrier').select('id').orderBy('id').forNoKeyUpdate().execute();
    const inserting = tx.insertInto('carrier').values(columnsOf(form));
    const { id } = await inserting.returning('id').executeTakeFirstOrThrow();
    await replaceRates(tx, id, form.rates);
    await clearOtherDefaults(tx, id, form);
    return id;
  },
  update: async (tx, id, form) => {
    await tx.updateTable('carrier').set(columnsOf(form)).where('id', '=', id).execute();
    await replaceRates(tx, id, form.rates);
    await clearOtherDefaults(tx, id, form);
  },
  remove: async (tx, id) => {
    await deleteRow(tx, 'carrier', id);
  },
  usersOf: (db, id) => namesOf(db, sql`select number as name from sales_order where carrier_id = ${id}`),
};

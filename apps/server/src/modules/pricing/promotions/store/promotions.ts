import type { SaleForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { daysOf, type Period, periodOf } from '../rules/promotion.ts';

export interface StoredSale extends Stored<SaleForm>, Period {
  readonly pictureKey: string | null;
  readonly articles: number;
}

type Row = Omit<SaleForm, 'startsOn' | 'endsOn'> &
  Period & {
    readonly id: number;
    readonly version: number;
    readonly pictureKey: string | null;
    readonly articles: number;
  };

/** All sales, or the one, with how many articles each has. */
export async function saleRows(db: Db | Tx, id?: number): Promise<readonly StoredSale[]> {
  const { rows } = await sql<Row>`
    select s.id, s.version, s.title, s.description, s.is_active as "isActive", s.starts_at as "startsAt",
      s.ends_at as "endsAt", s.picture_key as "pictureKey",
      (select count(*)::integer from promotion_article where promotion_id = s.id) as articles
    from promotion s where ${id ?? null}::integer is null or s.id = ${id ?? null}::integer
    order by s.id`.execute(db);
  return rows.map(({ id: rowId, version, startsAt, endsAt, pictureKey, articles, ...same }) => ({
    ...{ id: rowId, version, startsAt, endsAt, pictureKey, articles },
    form: { ...same, ...daysOf({ startsAt, endsAt }) },
  }));
}

/** The sale, locked against other editors until the transaction ends. */
export async function lockSale(tx: Tx, id: number): Promise<StoredSale | undefined> {
  await tx.selectFrom('promotion').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return (await saleRows(tx, id))[0];
}

const columnsOf = ({ title, description, isActive }: SaleForm, { startsAt, endsAt }: Period) => ({
  title: JSON.stringify(title),
  description: JSON.stringify(description),
  starts_at: startsAt,
  ends_at: endsAt,
  is_active: isActive,
});

/** The numbers of some orders with lines at the prices of a promotion. */
export type OrdersOfPromotion = (db: Db, promotionId: number) => Promise<readonly string[]>;

export const promotionRecords = (ordersOfPromotion: OrdersOfPromotion): RecordDefinition<SaleForm> => ({
  entity: 'promotion',
  check: async (_tx, form) => void periodOf(form),
  lock: lockSale,
  insert: async (tx, form) => {
    const inserting = tx.insertInto('promotion').values(columnsOf(form, periodOf(form)));
    const { id } = await inserting.returning('id').executeTakeFirstOrThrow();
    return id;
  },
  update: async (tx, id, form) => {
    const [kept] = await saleRows(tx, id);
    const columns = { ...columnsOf(form, periodOf(form, kept)), version: sql<number>`version + 1` };
    await tx.updateTable('promotion').set(columns).where('id', '=', id).execute();
  },
  checkRemoval: async (tx, id) => {
    const orders = await ordersOfPromotion(tx, id);
    if (orders.length > 0) throw new Problem('sales.has_orders', 409, { facts: { names: orders.join(', ') } });
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('promotion').where('id', '=', id).execute();
  },
  usersOf: ordersOfPromotion,
});

/** Ends a sale at an instant and counts its version up. */
export async function setEnd(tx: Tx, id: number, endsAt: Date): Promise<void> {
  const columns = { ends_at: endsAt, version: sql<number>`version + 1` };
  await tx.updateTable('promotion').set(columns).where('id', '=', id).execute();
}

export async function setPicture(tx: Tx, id: number, key: string | null): Promise<void> {
  await tx.updateTable('promotion').set({ picture_key: key }).where('id', '=', id).execute();
}

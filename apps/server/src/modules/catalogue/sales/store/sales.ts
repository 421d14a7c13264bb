import type { SaleForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { namesOf } from '../../../../kernel/names-of.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { daysOf, type Period, periodOf } from '../rules.ts';

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

// Of the days of the sale, and at its prices.
const boughtAt = (id: number) => sql`
  select o.number as name from promotion s
  join promotion_article i on i.promotion_id = s.id
  join sales_order_line l on l.article_id = i.article_id and l.price_source = 'sale'
  join sales_order o on o.id = l.order_id and o.placed_at >= s.starts_at and o.placed_at < s.ends_at
  where s.id = ${id}`;

export const saleRecords: RecordDefinition<SaleForm> = {
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
    const orders = await namesOf(tx, boughtAt(id));
    if (orders.length > 0) throw new Problem('sales.has_orders', 409, { facts: { names: orders.join(', ') } });
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('promotion').where('id', '=', id).execute();
  },
  usersOf: (db, id) => namesOf(db, boughtAt(id)),
};

/** Ends a sale at an instant and counts its version up. */
export async function setEnd(tx: Tx, id: number, endsAt: Date): Promise<void> {
  const columns = { ends_at: endsAt, version: sql<number>`version + 1` };
  await tx.updateTable('promotion').set(columns).where('id', '=', id).execute();
}

export async function setPicture(tx: Tx, id: number, key: string | null): Promise<void> {
  await tx.updateTable('promotion').set({ picture_key: key }).where('id', '=', id).execute();
}

import type { PromotionForm } from '@sjaj/contract';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { updateVersion } from '../../../../platform/database/rows.ts';
import { allRows } from '../../../../platform/database/statements.ts';
import { Problem } from '../../../../platform/problem.ts';
import { pictureOwner } from '../../../../kernel/record-pictures.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
import { daysOf, type Period, periodOf } from '../rules/promotion.ts';

export interface StoredPromotion extends Stored<PromotionForm>, Period {
  readonly pictureKey: string | null;
  readonly articles: number;
}

type Row = Omit<PromotionForm, 'startsOn' | 'endsOn'> &
  Period & {
    readonly id: number;
    readonly version: number;
    readonly pictureKey: string | null;
    readonly articles: number;
  };

/** All promotions, or one, with the number of their articles. */
export async function promotionRows(db: Db | Tx, id?: number): Promise<readonly StoredPromotion[]> {
  const rows = await allRows<Row>(db)`
    select s.id, s.version, s.title, s.description, s.is_active as "isActive", s.starts_at as "startsAt",
      s.ends_at as "endsAt", s.picture_key as "pictureKey",
      (select count(*)::integer from promotion_article where promotion_id = s.id) as articles
    from promotion s where ${id ?? null}::integer is null or s.id = ${id ?? null}::integer
    order by s.id`;
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    pictureKey: row.pictureKey,
    articles: row.articles,
    form: { title: row.title, description: row.description, isActive: row.isActive, ...daysOf(row) },
  }));
}

/** The promotion, locked until the transaction ends. */
export async function lockPromotion(tx: Tx, id: number): Promise<StoredPromotion | undefined> {
  await tx.selectFrom('promotion').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return (await promotionRows(tx, id))[0];
}

const columnsOf = ({ title, description, isActive }: PromotionForm, { startsAt, endsAt }: Period) => ({
  title: JSON.stringify(title),
  description: JSON.stringify(description),
  starts_at: startsAt,
  ends_at: endsAt,
  is_active: isActive,
});

/** The numbers of some orders with lines at the prices of a promotion. */
export type OrdersOfPromotion = (db: Db, promotionId: number) => Promise<readonly string[]>;

export const promotionRecords = (ordersOfPromotion: OrdersOfPromotion): RecordDefinition<PromotionForm> => ({
  entity: 'promotion',
  ...tableRecords('promotion', { rows: promotionRows, columnsOf: (form) => columnsOf(form, periodOf(form)) }),
  check: async (_tx, form) => void periodOf(form),
  update: async (tx, id, form) => {
    const [stored] = await promotionRows(tx, id);
    await updateVersion(tx, 'promotion', id, columnsOf(form, periodOf(form, stored)));
  },
  checkRemoval: async (tx, id) => {
    const orders = await ordersOfPromotion(tx, id);
    if (orders.length > 0) throw new Problem('sales.has_orders', 409, { facts: { names: orders.join(', ') } });
  },
  usersOf: ordersOfPromotion,
});

/** Sets the end of a promotion and increments its version. */
export async function setEnd(tx: Tx, id: number, endsAt: Date): Promise<void> {
  await updateVersion(tx, 'promotion', id, { ends_at: endsAt });
}

export const promotionPicture = pictureOwner('promotion', { folder: 'sales' });

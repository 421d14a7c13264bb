import type { DeliveryMethod, OrderStatus } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, execute, firstRow } from '../../../platform/database/statements.ts';
import type { OrderTotals } from '../rules/placing.ts';
import type { HoldReason } from '../rules/transitions.ts';
import type { Scope } from '../store/scope.ts';
import type { AgreedLine, LineChange, LineTerms } from './rules.ts';

/** An order whose lines are about to change. Amounts are feninga. */
export interface EditableOrder {
  readonly id: number;
  readonly number: string;
  readonly version: number;
  readonly status: OrderStatus;
  readonly holdReason: HoldReason | null;
  readonly confirmEmailBy: Date | null;
  readonly userId: number | null;
  readonly companyId: number | null;
  readonly placedById: number | null;
  readonly orderer: string;
  readonly placedAt: Date;
  readonly deliveryMethod: DeliveryMethod;
  readonly expressPostId: number | null;
  readonly pickupPlaceId: number | null;
  readonly couponId: number | null;
  readonly discount: number;
  readonly postageNet: number;
  readonly total: number;
  /** Whether it came from a split or a merge. */
  readonly isDerived: boolean;
  readonly lines: readonly AgreedLine[];
}

/** The order with its lines, locked until the transaction ends where it is going to change. */
export async function read(
  db: Db | Tx,
  id: number,
  scope: Scope,
  isLocked: boolean,
): Promise<EditableOrder | undefined> {
  const order = await firstRow<Omit<EditableOrder, 'lines'>>(db)`
    select o.id, o.number, o.version, o.status, o.hold_reason as "holdReason",
      case when o.status in (-1, 1) then o.confirm_email_by end as "confirmEmailBy", o.user_id as "userId",
      o.company_id as "companyId", o.placed_by_user_id as "placedById", o.orderer_name as orderer,
      o.placed_at as "placedAt", o.delivery_method as "deliveryMethod", o.carrier_id as "expressPostId",
      o.pickup_place_id as "pickupPlaceId", o.coupon_id as "couponId", o.discount, o.postage_net as "postageNet", o.total,
      o.split_from_id is not null or exists (select from sales_order s where s.merged_into_id = o.id) as "isDerived"
    from sales_order o where o.id = ${id} and ${scope} ${isLocked ? sql`for update of o` : sql``}
  `;
  // After the lock: another transaction may have changed the lines before.
  return order && { ...order, lines: await readLines(db, id) };
}

const readLines = (db: Db | Tx, orderId: number): Promise<readonly AgreedLine[]> =>
  allRows<AgreedLine>(db)`
    select id, article_id as "articleId", code, title, brand, unit, quantity, reserved, unit_price as "unitPrice",
      list_price as "listPrice", old_price as "oldPrice", price_source as "priceSource", tax_rate_bp as "taxRateBp",
      weight_g as "weightG", note
    from sales_order_line where order_id = ${orderId} order by position
  `;

/** A line as it is from now on. */
export interface SavedLine extends LineTerms {
  readonly agreed: { readonly id: number } | null;
  readonly articleId: number;
  readonly code: string;
  readonly title: unknown;
  readonly brand: string;
  readonly unit: unknown;
  readonly quantity: number;
  readonly reserved: number;
  readonly weightG: number;
  readonly pictureKey: string | null;
}

export interface EditedOrder {
  readonly id: number;
  readonly lines: readonly SavedLine[];
  readonly removed: readonly number[];
  readonly totals: OrderTotals;
  readonly weightG: number;
  readonly losesCoupon: boolean;
  readonly at: Date;
}

/** Writes the lines, the VAT and the figures of an order that is locked. */
export async function save(tx: Tx, order: EditedOrder): Promise<void> {
  const { id, removed, totals } = order;
  await execute(tx)`delete from sales_order_line where order_id = ${id} and id = any(${removed}::integer[])`;
  const lines = JSON.stringify(order.lines.map((line, index) => columnsOf(line, index, totals)));
  await execute(tx)`
    update sales_order_line l set quantity = n.quantity, reserved = n.reserved, list_price = n."listPrice",
      old_price = n."oldPrice", unit_price = n."unitPrice", price_source = n."priceSource", net = n.net, discount = n.discount
    from json_to_recordset(${lines}::json) as n (id integer, quantity integer, reserved integer, "listPrice" integer,
      "oldPrice" integer, "unitPrice" integer, "priceSource" text, net integer, discount integer)
    where l.id = n.id and l.order_id = ${id}`;
  await execute(tx)`
    insert into sales_order_line (order_id, position, article_id, code, title, brand, unit, quantity, reserved, list_price,
      old_price, unit_price, price_source, tax_rate_bp, net, discount, weight_g, picture_key)
    select ${id}, (select coalesce(max(position), 0) from sales_order_line where order_id = ${id}) + n.place, n."articleId",
      n.code, n.title, n.brand, n.unit, n.quantity, n.reserved, n."listPrice", n."oldPrice", n."unitPrice", n."priceSource",
      n."taxRateBp", n.net, n.discount, n."weightG", n."pictureKey"
    from json_to_recordset(${lines}::json) as n (id integer, place integer, "articleId" integer, code text, title jsonb,
      brand text, unit jsonb, quantity integer, reserved integer, "listPrice" integer, "oldPrice" integer,
      "unitPrice" integer, "priceSource" text, "taxRateBp" integer, net integer, discount integer, "weightG" integer,
      "pictureKey" text)
    where n.id is null`;
  await saveFigures(tx, order);
}

const columnsOf = ({ agreed, ...line }: SavedLine, index: number, totals: OrderTotals) => ({
  ...line,
  id: agreed?.id ?? null,
  place: index + 1,
  net: totals.lineNets[index] ?? 0,
  discount: totals.lineDiscounts[index] ?? 0,
});

async function saveFigures(tx: Tx, { id, totals, weightG, losesCoupon, at }: EditedOrder): Promise<void> {
  const { goodsNet, discount, postageNet, net, vat, total, vatRates } = totals;
  await tx
    .updateTable('sales_order')
    .set({ goods_net: goodsNet, discount, postage_net: postageNet, net, vat, total, weight_g: weightG, updated_at: at })
    .set({ version: sql`version + 1` })
    .$if(losesCoupon, (update) => update.set({ coupon_id: null, coupon_code: null }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('sales_order_vat').where('order_id', '=', id).execute();
  const rates = vatRates.map((rate) => ({ order_id: id, tax_rate_bp: rate.taxRateBp, base: rate.base, vat: rate.vat }));
  if (rates.length > 0) await tx.insertInto('sales_order_vat').values(rates).execute();
}

interface EditEntry {
  readonly orderId: number;
  readonly reason: string;
  readonly changes: readonly LineChange[];
  readonly totalBefore: number;
  readonly totalAfter: number;
  readonly userId: number;
  readonly userName: string;
  readonly at: Date;
}

/** Writes what was changed, by whom and why. */
export const insertEdit = (tx: Tx, entry: EditEntry) =>
  tx
    .insertInto('sales_order_edit')
    .values({
      order_id: entry.orderId,
      reason: entry.reason,
      lines: JSON.stringify(entry.changes),
      total_before: entry.totalBefore,
      total_after: entry.totalAfter,
      user_id: entry.userId,
      user_name: entry.userName,
      at: entry.at,
    })
    .execute();

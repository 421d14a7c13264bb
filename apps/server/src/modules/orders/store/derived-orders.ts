import type { OrderStatus } from '@sjaj/contract';
import type { TaxGroupTotal } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';
import type { MergedLine, Mergeable } from '../rules/merge.ts';
import type { HoldReason } from '../rules/transitions.ts';
import type { DeliveryAddress } from './read.ts';

/** An order that others are derived from. Amounts are feninga. */
export interface SourceOrder extends Mergeable {
  readonly id: number;
  readonly number: string;
  readonly version: number;
  readonly userId: number | null;
  readonly holdReason: HoldReason | null;
  readonly confirmEmailBy: Date | null;
  readonly discount: number;
  readonly postageNet: number;
  readonly weightG: number;
  readonly note: string | null;
  readonly customerReference: string | null;
  readonly couponId: number | null;
  readonly couponCode: string | null;
  readonly vatRates: readonly { readonly taxRateBp: number; readonly base: number; readonly vat: number }[];
  readonly lines: readonly SourceLine[];
}

export interface SourceLine extends MergedLine {
  readonly weightG: number;
}

const heads = (db: Db | Tx, ids: readonly number[]) =>
  db
    .selectFrom('sales_order')
    .select([
      'id',
      'number',
      'version',
      'company_id as companyId',
      'user_id as userId',
      'payment_type_id as paymentTypeId',
      'delivery_method as deliveryMethod',
      'carrier_id as expressPostId',
      'pickup_place_id as pickupPlaceId',
      'discount',
      'postage_net as postageNet',
      'weight_g as weightG',
      'note',
      'customer_reference as customerReference',
      'coupon_id as couponId',
      'coupon_code as couponCode',
      'confirm_email_by as confirmEmailBy',
      sql<OrderStatus>`status`.as('status'),
      sql<HoldReason | null>`hold_reason`.as('holdReason'),
      sql<DeliveryAddress>`delivery_address`.as('deliveryAddress'),
    ])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id');

/** What decides whether orders can be merged, by id. */
export const mergeFacts = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Mergeable & { readonly version: number }>> =>
  new Map((await heads(db, ids).execute()).map((head) => [head.id, head]));

/** Locks the orders in id order until the transaction ends, and reads them with their lines. Unknown ids are left out. */
export async function lockSources(tx: Tx, ids: readonly number[]): Promise<readonly SourceOrder[]> {
  const orders = await heads(tx, ids).forUpdate().execute();
  // Read after the lock: another transaction may have changed the lines before.
  const lines = await tx
    .selectFrom('sales_order_line')
    .select([
      'id',
      'order_id as orderId',
      'article_id as articleId',
      'quantity',
      'reserved',
      'net',
      'discount',
      'note',
      'unit_price as unitPrice',
      'list_price as listPrice',
      'old_price as oldPrice',
      'price_source as priceSource',
      'tax_rate_bp as taxRateBp',
      'weight_g as weightG',
    ])
    .where('order_id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const rates = await tx
    .selectFrom('sales_order_vat')
    .select(['order_id as orderId', 'tax_rate_bp as taxRateBp', 'base', 'vat'])
    .where('order_id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  const ofOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const vatOf = Map.groupBy(rates, ({ orderId }) => orderId);
  return orders.map((order) => ({ ...order, lines: ofOrder.get(order.id) ?? [], vatRates: vatOf.get(order.id) ?? [] }));
}

/** An order that is derived from others. */
export interface NewDerivedOrder {
  readonly id: number;
  readonly number: string;
  /** The order that all other columns are copied from. */
  readonly copyOf: number;
  readonly splitFrom: number | null;
  readonly status: OrderStatus;
  readonly holdReason: HoldReason | null;
  readonly goodsNet: number;
  readonly discount: number;
  readonly postageNet: number;
  readonly weightG: number;
  readonly note: string | null;
  readonly customerReference: string | null;
  readonly couponId: number | null;
  readonly couponCode: string | null;
  readonly taxGroups: readonly TaxGroupTotal[];
  readonly lines: readonly DerivedLine[];
  readonly at: Date;
}

export interface DerivedLine {
  /** The line that it is copied from. */
  readonly id: number;
  readonly quantity: number;
  readonly reserved: number;
  readonly net: number;
  readonly discount: number;
}

/** Inserts the order with its lines and its VAT. */
export async function insertDerived(tx: Tx, order: NewDerivedOrder): Promise<void> {
  await insertHead(tx, order);
  await insertLines(tx, order);
  if (order.taxGroups.length === 0) return;
  await tx
    .insertInto('sales_order_vat')
    .values(
      order.taxGroups.map(({ taxRateBp, net, vat }) => ({
        order_id: order.id,
        tax_rate_bp: taxRateBp,
        base: net,
        vat,
      })),
    )
    .execute();
}

async function insertHead(tx: Tx, order: NewDerivedOrder): Promise<void> {
  const net = order.goodsNet - order.discount + order.postageNet;
  const vat = order.taxGroups.reduce((all, group) => all + group.vat, 0);
  await execute(tx)`
    insert into sales_order (
      id, number, status, hold_reason, split_from_id, note, customer_reference, coupon_id, coupon_code, goods_net, discount,
      postage_net, net, vat, total, weight_g, placed_at, updated_at, company_id, user_id, placed_by_user_id, orderer_name,
      orderer_email, company_title, company_jib, company_vat_number, delivery_method, carrier_id, pickup_place_id,
      delivery_title, delivery_address, address_id, payment_type_id, terms_id, language, delivery_weekdays, arrives_from,
      arrives_to)
    select ${order.id}, ${order.number}, ${order.status}, ${order.holdReason}, ${order.splitFrom}::integer, ${order.note},
      ${order.customerReference}, ${order.couponId}::integer, ${order.couponCode}, ${order.goodsNet}::integer,
      ${order.discount}::integer, ${order.postageNet}::integer, ${net}::integer, ${vat}::integer, ${net + vat}::integer,
      ${order.weightG}::integer, placed_at, ${order.at}, company_id, user_id, placed_by_user_id, orderer_name,
      orderer_email, company_title, company_jib, company_vat_number, delivery_method, carrier_id, pickup_place_id,
      delivery_title, delivery_address, address_id, payment_type_id, terms_id, language, delivery_weekdays,
      case when ${order.holdReason}::text is null then arrives_from end,
      case when ${order.holdReason}::text is null then arrives_to end
    from sales_order where id = ${order.copyOf}
  `;
}

async function insertLines(tx: Tx, { id, lines }: NewDerivedOrder): Promise<void> {
  const column = (name: keyof DerivedLine) => lines.map((line) => line[name]);
  await execute(tx)`
    insert into sales_order_line (
      order_id, position, quantity, reserved, net, discount, article_id, code, title, brand, unit, list_price, old_price,
      unit_price, unit_cost, price_source, tax_rate_bp, weight_g, picture_key, note)
    select ${id}::integer, n.position, n.quantity, n.reserved, n.net, n.discount, l.article_id, l.code, l.title, l.brand,
      l.unit, l.list_price, l.old_price, l.unit_price, l.unit_cost, l.price_source, l.tax_rate_bp, l.weight_g, l.picture_key, l.note
    from unnest(${column('id')}::integer[], ${column('quantity')}::integer[], ${column('reserved')}::integer[],
        ${column('net')}::integer[], ${column('discount')}::integer[])
      with ordinality as n (id, quantity, reserved, net, discount, position)
    join sales_order_line l on l.id = n.id
  `;
}

/** Sets the order that the merged orders became. */
export const setMergedInto = (tx: Tx, ids: readonly number[], target: number) =>
  tx
    .updateTable('sales_order')
    .set({ merged_into_id: target })
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();

/** Writes the first entry of a derived order's history. */
export const insertFirstHistory = (
  tx: Tx,
  entry: { orderId: number; to: OrderStatus; reason: string; userId: number; userName: string; at: Date },
) =>
  tx
    .insertInto('sales_order_history')
    .values({
      order_id: entry.orderId,
      to_status: entry.to,
      reason: entry.reason,
      user_id: entry.userId,
      user_name: entry.userName,
      at: entry.at,
    })
    .execute();

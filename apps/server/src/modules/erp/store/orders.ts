import type { ERP_ORDER_VIEWS, ErpOrder } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { execute, firstRow } from '../../../platform/database/statements.ts';
import { everyTerm, listSearch } from '../../../platform/database/list-search.ts';

/** Notes that something happened with orders: each is sent to the ERP as it is then. */
export async function queue(tx: Tx, orderIds: readonly number[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .insertInto('erp_order')
    .values(orderIds.map((id) => ({ order_id: id, queued_at: now, due_at: now })))
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((eb) => ({
        change: eb('erp_order.change', '+', 1),
        state: 'queued',
        attempts: 0,
        queued_at: now,
        due_at: now,
      })),
    )
    .execute();
}

export interface DueOrder {
  readonly orderId: number;
  readonly change: number;
  /** This one included. */
  readonly attempts: number;
}

interface Claim {
  readonly now: Date;
  readonly until: Date;
  /** No order waits for longer: one that is due later was put off by a clock that was ahead. */
  readonly latest: Date;
}

/** Takes the order that is due the longest; no other worker gets it before `until`. Undefined where none is due. */
export const claim = (db: Db, { now, until, latest }: Claim): Promise<DueOrder | undefined> =>
  firstRow<DueOrder>(db)`
    update erp_order set due_at = ${until}, attempts = attempts + 1
    where order_id = (
      select order_id from erp_order where state = 'queued' and (due_at <= ${now} or due_at > ${latest})
      order by due_at, order_id limit 1 for update skip locked)
    returning order_id as "orderId", change, attempts`;

interface Settled {
  readonly state: 'sent' | 'refused';
  readonly error: string | null;
  readonly now: Date;
}

/** Stores what the ERP answered. An order with which something happened meanwhile stays queued. */
export const settle = (db: Db, { orderId, change }: DueOrder, { state, error, now }: Settled): Promise<void> =>
  execute(db)`
    update erp_order set
      state = case when change = ${change} then ${state} else 'queued' end,
      due_at = ${now}, error = ${error}, sent_at = case when ${state} = 'sent' then ${now}::timestamptz else sent_at end
    where order_id = ${orderId}`;

/** Puts an order off that the ERP did not answer. */
export async function postpone(
  db: Db,
  { orderId, change }: DueOrder,
  { dueAt, error }: { readonly dueAt: Date; readonly error: string },
): Promise<void> {
  await db
    .updateTable('erp_order')
    .set({ due_at: dueAt, error })
    .where('order_id', '=', orderId)
    .where('change', '=', change)
    .execute();
}

/** Queues an order once more under the same key; false where the ERP was never told of it. */
export async function queueAgain(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('erp_order')
    .set({ state: 'queued', attempts: 0, due_at: now })
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface ErpOrderRow extends Omit<ErpOrder, 'queuedAt' | 'sentAt'> {
  readonly queuedAt: Date;
  readonly sentAt: Date | null;
}

interface PageInput extends SearchRequest {
  readonly view: (typeof ERP_ORDER_VIEWS)[number];
}

/** One page of orders, the last change first, and the number of all that match. */
export async function page(db: Db, input: PageInput): Promise<RowPage<ErpOrderRow>> {
  const customer = sql`coalesce(o.company_title, o.orderer_name)`;
  const where = sql`${input.view === 'all' ? sql`true` : sql`e.state = ${input.view}`}
    and ${everyTerm(listSearch(input.quickSearch), (has) => has(sql`o.search_words`))}`;
  const tables = sql`erp_order e join sales_order o on o.id = e.order_id`;
  return rowPage(db, input, {
    select: sql`e.order_id as id, o.number, ${customer} as customer, e.state, e.attempts, e.queued_at as "queuedAt",
        e.sent_at as "sentAt", e.error`,
    from: sql`from ${tables} where ${where}`,
    orderBy: sql`e.queued_at desc, e.order_id desc`,
  });
}

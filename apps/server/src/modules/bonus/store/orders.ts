import { ORDER_STATUS } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { PAYMENT } from '../../payments/index.ts';
import { type BonusLine, UNITS_PER_POINT } from '../rules.ts';
import type { BonusOwner } from './ledger.ts';

/** An approved payment by card that was not given back. */
const CARD_PAYMENT = sql`(
  select from payment_attempt p where p.order_id = o.id and p.state = 'approved'
    and not exists (select from payment_refund f where f.attempt_id = p.id))`;

/** What bookkeeping has charged a company for the order. */
const charges = (condition = sql`true`) => sql`(
  select from finance_record f where f.order_id = o.id and f.owes > f.claims and ${condition})`;

/**
 * Cash is paid at the delivery. A company that buys on account has paid when bookkeeping has charged the order and nothing of that is open;
 * a private customer without a card pays before the goods leave.
 */
const IS_PAID = sql`case
  when o.payment_type_id = ${PAYMENT.card} then exists ${CARD_PAYMENT}
  when o.payment_type_id = ${PAYMENT.bankTransfer} and o.company_id is not null
    then exists ${charges()} and not exists ${charges(sql`f.open_amount > 0`)}
  else true end`;

/** The best rate of the rules that cover the line `l` of the order `o`. */
const BEST_RATE = sql`
  select max(r.rate) as rate from bonus_rule r
  where (o.placed_at at time zone 'Europe/Sarajevo')::date >= r.starts_on
    and (r.ends_on is null or (o.placed_at at time zone 'Europe/Sarajevo')::date <= r.ends_on)
    and (r.customers = 'all' or (r.customers = 'companies') = (o.company_id is not null))
    and (r.brand_id is null or r.brand_id = a.brand_id)
    and (r.category_id is null or exists (
      select from article_category ac join below on below.category_id = ac.category_id
      where ac.article_id = a.id and below.rule_id = r.id))`;

interface EarningOrder extends BonusOwner {
  readonly orderId: number;
  readonly lines: readonly BonusLine[];
}

/** Delivered and paid orders that earn at least a point and have no entry yet, the oldest first. */
export const earningOrders = (tx: Tx, limit: number): Promise<readonly EarningOrder[]> =>
  allRows<EarningOrder>(tx)`
    with recursive below (rule_id, category_id) as (
      select id, category_id from bonus_rule where category_id is not null
      union
      select below.rule_id, c.id from below join category c on c.parent_category_id = below.category_id
    )
    select o.id as "orderId", o.company_id as "companyId", case when o.company_id is null then o.user_id end as "userId",
      json_agg(json_build_object('net', l.net - l.discount, 'rate', best.rate)) as lines
    from sales_order o join sales_order_line l on l.order_id = o.id join article a on a.id = l.article_id
      left join user_account u on u.id = o.user_id
      cross join lateral (${BEST_RATE}) best
    where o.status = ${ORDER_STATUS.delivered} and best.rate is not null and (o.company_id is not null or (u.role = 'private' and u.is_active))
      and not exists (select from bonus_entry e where e.order_id = o.id) and ${IS_PAID}
    group by o.id
    having sum((l.net - l.discount)::bigint * best.rate) >= ${UNITS_PER_POINT}
    order by o.id limit ${limit}`;

interface ReturnedGoods extends BonusOwner {
  readonly orderId: number;
  readonly complaintId: number | null;
  readonly earned: number;
  readonly goods: Feninga;
  readonly returned: Feninga;
}

const RETURNS = sql`(
  select null::integer as "complaintId", o.goods_net - o.discount as returned
    where o.status <> ${ORDER_STATUS.delivered} or (o.payment_type_id = ${PAYMENT.card} and not exists ${CARD_PAYMENT})
  union all
  select c.id, round((l.net - l.discount)::numeric * least(coalesce(c.quantity, l.quantity), l.quantity) / l.quantity)::integer
    from complaint c join sales_order_line l on l.id = c.order_line_id and l.order_id = c.order_id
    where c.order_id = o.id and c.closed_at is not null and c.outcome in ('refund', 'credit_note'))`;

/**
 * Goods of orders with points that came back and have no entry yet: the whole order where it is no longer delivered and paid, a line where
 * its complaint ended with the money back.
 */
export const returnedGoods = (tx: Tx): Promise<readonly ReturnedGoods[]> =>
  allRows<ReturnedGoods>(tx)`
    select e.order_id as "orderId", back."complaintId", e.company_id as "companyId", e.user_id as "userId",
      e.points as earned, o.goods_net - o.discount as goods, back.returned
    from bonus_entry e join sales_order o on o.id = e.order_id cross join lateral ${RETURNS} back
    where e.kind = 'earned' and not exists (
      select from bonus_entry b where b.order_id = e.order_id and b.kind = 'returned'
        and b.complaint_id is not distinct from back."complaintId")
    order by e.id, back."complaintId" nulls first`;

import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { allRows, execute, oneNumber } from '../../../platform/database/statements.ts';
import { SOLD } from '../../orders/index.ts';

/** Key of the lock under which the sums are changed. */
const LOCK = 70_095;

/**
 * Brings the sums up to date for the orders that changed, at most `limit` changes, and returns how many it took. Each order's share is
 * compared with what it added before, so doing it twice changes nothing. It waits for another connection that is at it: what that one takes
 * is still seen as due until it has committed, and two calls of one page read the same.
 */
export async function applyChanges(db: Db, limit: number): Promise<number> {
  const rows = await allRows(db)`select from revenue_change limit 1`;
  if (rows.length === 0) return 0;
  return inTransaction(db, async (tx) => {
    await execute(tx)`select pg_advisory_xact_lock(${LOCK})`;
    return apply(tx, limit);
  });
}

/** The goods of a line that came back: returns that were refunded or credited, and withdrawals of consumers that were accepted. */
const RETURNED = sql`least(l.quantity,
  coalesce((select sum(coalesce(c.quantity, l.quantity)) from complaint c
    where c.order_id = l.order_id and c.order_line_id = l.id and c.closed_at is not null
      and c.outcome in ('refund', 'credit_note')), 0)
  + coalesce((select sum(w.quantity) from withdrawal_line w join withdrawal d on d.id = w.withdrawal_id
    where w.order_line_id = l.id and d.outcome = 'accepted'), 0))`;

/** Whether an order counts: it is sold, and no guest has to confirm it first. */
const COUNTS = sql`o.status = any(${SOLD}::smallint[]) and o.confirm_email_by is null`;

const apply = (tx: Tx, limit: number): Promise<number> =>
  oneNumber(tx)`
    with taken as (
      delete from revenue_change where id in (select id from revenue_change order by id limit ${limit}) returning order_id
    ), due as materialized (select distinct order_id from taken),
    present as materialized (
      select order_id, article_id, day, company_id, sum(left_over)::integer as quantity,
        sum(amount)::bigint as revenue, sum(coalesce(left_over * unit_cost, 0))::bigint as cost,
        coalesce(sum(amount) filter (where unit_cost is not null), 0)::bigint as costed_revenue
      from (
        select o.id as order_id, l.article_id, (o.placed_at at time zone 'Europe/Sarajevo')::date as day, o.company_id,
          l.unit_cost, l.quantity - b.pieces as left_over,
          round((l.net - l.discount)::numeric * (l.quantity - b.pieces) / l.quantity) as amount
        from due join sales_order o on o.id = due.order_id join sales_order_line l on l.order_id = o.id
          cross join lateral (select ${RETURNED} as pieces) b
        where ${COUNTS}
      ) line group by order_id, article_id, day, company_id
    ), past as materialized (
      select l.* from revenue_line l join due on due.order_id = l.order_id
    ), gone as (
      delete from revenue_line l using past p
      where l.order_id = p.order_id and l.article_id = p.article_id
        and not exists (select from present n where n.order_id = p.order_id and n.article_id = p.article_id)
    ), stored as (
      insert into revenue_line as l (order_id, article_id, day, company_id, quantity, revenue, cost, costed_revenue)
      select order_id, article_id, day, company_id, quantity, revenue, cost, costed_revenue from present
      on conflict (order_id, article_id) do update set day = excluded.day, company_id = excluded.company_id,
        quantity = excluded.quantity, revenue = excluded.revenue, cost = excluded.cost,
        costed_revenue = excluded.costed_revenue
      where (l.day, l.company_id, l.quantity, l.revenue, l.cost, l.costed_revenue) is distinct from
        (excluded.day, excluded.company_id, excluded.quantity, excluded.revenue, excluded.cost, excluded.costed_revenue)
    ), difference as materialized (
      select order_id, article_id, day, company_id, sum(quantity) as quantity, sum(revenue) as revenue, sum(cost) as cost,
        sum(costed_revenue) as costed_revenue
      from (
        select order_id, article_id, day, company_id, quantity, revenue, cost, costed_revenue from present
        union all
        select order_id, article_id, day, company_id, -quantity, -revenue, -cost, -costed_revenue from past
      ) both_sides group by order_id, article_id, day, company_id
    ), by_article as (
      insert into revenue_by_article as s (day, article_id, quantity, revenue, cost, costed_revenue)
      select day, article_id, sum(quantity), sum(revenue), sum(cost), sum(costed_revenue) from difference
      group by day, article_id
      having sum(quantity) <> 0 or sum(revenue) <> 0 or sum(cost) <> 0 or sum(costed_revenue) <> 0
      on conflict (day, article_id) do update set quantity = s.quantity + excluded.quantity,
        revenue = s.revenue + excluded.revenue, cost = s.cost + excluded.cost,
        costed_revenue = s.costed_revenue + excluded.costed_revenue
    ), counted as (
      select day, company_id, sum(sign) as orders from (
        select distinct order_id, day, company_id, 1 as sign from present
        union all select distinct order_id, day, company_id, -1 from past
      ) each_order group by day, company_id
    ), by_company as (
      insert into revenue_by_company as s (day, company_id, orders, quantity, revenue, cost, costed_revenue)
      select c.day, c.company_id, c.orders, d.quantity, d.revenue, d.cost, d.costed_revenue
      from counted c join (
        select day, company_id, sum(quantity) as quantity, sum(revenue) as revenue, sum(cost) as cost,
          sum(costed_revenue) as costed_revenue
        from difference group by day, company_id
      ) d on d.day = c.day and d.company_id is not distinct from c.company_id
      on conflict (day, company_id) do update set orders = s.orders + excluded.orders,
        quantity = s.quantity + excluded.quantity, revenue = s.revenue + excluded.revenue, cost = s.cost + excluded.cost,
        costed_revenue = s.costed_revenue + excluded.costed_revenue
    )
    select count(*)::integer as taken from taken
  `;

/** Marks every order as changed, and those that are gone but still counted: `applyChanges` then compares each with what it added. */
export const markAllOrders = (db: Db): Promise<unknown> =>
  sql`insert into revenue_change (order_id)
    select id from sales_order union select order_id from revenue_line order by 1`.execute(db);

const SUMS = sql`sum(quantity) as quantity, sum(revenue) as revenue, sum(cost) as cost, sum(costed_revenue) as costed_revenue`;
const BY_ARTICLE = sql`(select day, article_id, ${SUMS} from revenue_line group by day, article_id) r`;
const BY_COMPANY = sql`(select day, company_id, count(distinct order_id) as orders, ${SUMS} from revenue_line group by day, company_id) r`;
const SAME_ARTICLE = sql`s.day = r.day and s.article_id = r.article_id`;
/** Private customers have none; an operator that takes null as equal could not be hashed. */
const SAME_COMPANY = sql`s.day = r.day and coalesce(s.company_id, 0) = coalesce(r.company_id, 0)`;
const SAME_SUMS = sql`(s.quantity, s.revenue, s.cost, s.costed_revenue) = (r.quantity, r.revenue, r.cost, r.costed_revenue)`;

/**
 * Puts the sums right that are not those of the lines, as after a correction by hand. Readers have the ones before until all are right; only
 * rows that differ are written.
 */
export const correctSums = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    await execute(tx)`select pg_advisory_xact_lock(${LOCK})`;
    await execute(tx)`delete from revenue_by_article s
      where not exists (select from ${BY_ARTICLE} where ${SAME_ARTICLE} and ${SAME_SUMS})`;
    await execute(tx)`insert into revenue_by_article (day, article_id, quantity, revenue, cost, costed_revenue)
      select r.* from ${BY_ARTICLE} where not exists (select from revenue_by_article s where ${SAME_ARTICLE})`;
    await execute(tx)`delete from revenue_by_company s
      where not exists (select from ${BY_COMPANY} where ${SAME_COMPANY} and s.orders = r.orders and ${SAME_SUMS})`;
    await execute(tx)`insert into revenue_by_company (day, company_id, orders, quantity, revenue, cost, costed_revenue)
      select r.* from ${BY_COMPANY} where not exists (select from revenue_by_company s where ${SAME_COMPANY})`;
  });

import { ORDER_STATUS } from '@sjaj/contract';
import { type Feninga, feninga } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Customer, isGuest } from '../../kernel/actor.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Coupon } from './rules.ts';

/** Whose uses are counted: a company's, or a private customer's own. */
export interface Holder {
  readonly role: Customer['role'];
  readonly userId: number;
  readonly companyId: number | null;
}

/** A coupon with all that decides whether it counts for a cart. */
export interface CouponFacts extends Coupon {
  readonly usesByCaller: number;
  readonly hasOrdered: boolean;
  /** Those of the asked articles that it is meant for. */
  readonly articleIds: readonly number[];
}

/** Orders that are no more: called off, or continued as another one. */
const CONTINUED = [ORDER_STATUS.merged, ORDER_STATUS.split];
const DEAD = [ORDER_STATUS.cancelled, ...CONTINUED];

const ownedBy = ({ userId, companyId }: Holder): RawBuilder<boolean> =>
  companyId === null ? sql`o.user_id = ${userId} and o.company_id is null` : sql`o.company_id = ${companyId}`;

/** Whether an order goes on, itself or as what was made of it by splitting and merging. */
const GOES_ON = sql<boolean>`(o.status <> all(${DEAD}::smallint[]) or (
  o.status = any(${CONTINUED}::smallint[]) and exists (
    with recursive outcome (id, status) as (
      select o.id, o.status
      union
      select made.id, made.status from outcome
        join sales_order source on source.id = outcome.id
        join sales_order made on made.split_from_id = source.id or made.id = source.merged_into_id
    )
    select from outcome where status <> all(${DEAD}::smallint[]))))`;

/** How often the holder uses the coupon: by orders that were placed with it, not by what was made of them. */
const usesBy = (holder: Holder): RawBuilder<number> => sql<number>`(
  select count(*)::integer from sales_order o
  where o.coupon_id = c.id and (${ownedBy(holder)}) and o.split_from_id is null
    and not exists (select from sales_order source where source.merged_into_id = o.id) and ${GOES_ON})`;

const hasOrdered = (holder: Holder): RawBuilder<boolean> =>
  sql<boolean>`exists (select from sales_order o where (${ownedBy(holder)}) and o.status <> all(${DEAD}::smallint[]))`;

type Row = Omit<CouponFacts, 'amount' | 'minimumOrder'> & {
  readonly amount: number | null;
  readonly minimumOrder: number;
};

/** The coupon by its id, or by its code as people type it, in one statement. */
export async function find(
  db: Db | Tx,
  which: { readonly id: number } | { readonly code: string },
  holder: Holder,
  articleIds: readonly number[],
): Promise<CouponFacts | undefined> {
  const condition = 'id' in which ? sql`c.id = ${which.id}` : sql`coupon_key(c.code) = coupon_key(${which.code})`;
  const { rows } = await sql<Row>`
    select c.id, c.code, c.percent_bp as "percentBp", c.amount, c.minimum_order as "minimumOrder",
      c.starts_at as "startsAt", c.ends_at as "endsAt", c.uses_allowed as "usesAllowed",
      c.uses_per_company as "usesPerCompany", c.uses, c.first_order_only as "firstOrderOnly", c.is_active as "isActive",
      ${usesBy(holder)} as "usesByCaller", ${hasOrdered(holder)} as "hasOrdered",
      array(
        select a.id from article a where a.id = any(${articleIds}::integer[])
          and (c.brand_id is null or a.brand_id = c.brand_id)
          and (c.category_id is null or exists (
            with recursive above (id) as (
              select ac.category_id from article_category ac where ac.article_id = a.id
              union
              select up.parent_category_id from above join category up on up.id = above.id
                where up.parent_category_id is not null
            )
            select from above where above.id = c.category_id))
      ) as "articleIds"
    from coupon c where ${condition}
  `.execute(db);
  const [row] = rows;
  return row && { ...row, amount: amountOrNull(row.amount), minimumOrder: feninga(row.minimumOrder) };
}

const amountOrNull = (amount: number | null): Feninga | null => (amount === null ? null : feninga(amount));

/** Nobody else uses the coupon, nor gives a use back, until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('coupon').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Counts one use where there is one left; false where there is none. The coupon must be locked. */
export async function take(tx: Tx, id: number, holder: Holder): Promise<boolean> {
  const { rows } = await sql`
    update coupon c set uses = uses + 1
    where c.id = ${id} and (c.uses_allowed is null or c.uses < c.uses_allowed)
      and (not ${isGuest(holder)}::boolean or c.uses_per_company is null and not c.first_order_only)
      and (c.uses_per_company is null or ${usesBy(holder)} < c.uses_per_company)
      and (not c.first_order_only or not ${hasOrdered(holder)})
    returning c.id
  `.execute(tx);
  return rows.length > 0;
}

/** The orders that were placed with a coupon and that this one came from, by splitting and merging; or itself. */
const placedFor = (orderId: number): RawBuilder<unknown> => sql`
  origin (id) as (
    select ${orderId}::integer
    union
    select source.id from origin o
      join sales_order made on made.id = o.id
      join sales_order source on source.id = made.split_from_id or source.merged_into_id = made.id
  ), placed as (
    select o.id, o.coupon_id from sales_order o join origin using (id)
    where o.coupon_id is not null and o.split_from_id is null
      and not exists (select from sales_order source where source.merged_into_id = o.id)
  )`;

/**
 * Gives back what an order that is called off has used, unless something that came of the same checkout goes on: orders
 * are split and merged, the use stays that of the order that was placed with the coupon.
 */
export async function giveBack(tx: Tx, orderId: number): Promise<void> {
  // Locked by a statement of its own: the next one sees what whoever was first has done to another part.
  const locking = sql`
    with recursive ${placedFor(orderId)}
    select id from coupon where id in (select coupon_id from placed) order by id for no key update`;
  const giving = sql`
    with recursive ${placedFor(orderId)}, outcome (placed_id, id) as (
      select id, id from placed
      union
      select outcome.placed_id, made.id from outcome
        join sales_order o on o.id = outcome.id
        join sales_order made on made.split_from_id = o.id or made.id = o.merged_into_id
    ), over as (
      select placed.coupon_id, count(*)::integer as uses from placed
      where not exists (
        select from outcome join sales_order o on o.id = outcome.id
        where outcome.placed_id = placed.id and o.id <> ${orderId}::integer and o.status <> all(${DEAD}::smallint[]))
      group by placed.coupon_id
    )
    update coupon c set uses = greatest(c.uses - over.uses, 0) from over where c.id = over.coupon_id`;
  await Promise.all([locking.execute(tx), giving.execute(tx)]);
}

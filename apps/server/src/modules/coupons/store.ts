import { type Feninga, feninga } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Customer, isGuest } from '../../kernel/actor.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { anyRow, execute, firstRow } from '../../platform/database/statements.ts';
import type { Coupon } from './rules.ts';

/** Whose uses are counted: a company's, or a private customer's own. */
export interface CouponHolder {
  readonly role: Customer['role'];
  readonly userId: number;
  readonly companyId: number | null;
}

/** A coupon with everything that decides whether a cart may use it. */
export interface CouponFacts extends Coupon {
  readonly usesByCaller: number;
  readonly hasOrdered: boolean;
  /** The requested articles that it covers. */
  readonly articleIds: readonly number[];
}

const ownedBy = ({ userId, companyId }: CouponHolder): RawBuilder<boolean> =>
  companyId === null ? sql`o.user_id = ${userId} and o.company_id is null` : sql`o.company_id = ${companyId}`;

/** How many orders of the holder use the coupon; the module `orders` keeps the view. */
const usesBy = (holder: CouponHolder): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from coupon_use o where o.coupon_id = c.id and (${ownedBy(holder)}))`;

const hasOrdered = (holder: CouponHolder): RawBuilder<boolean> =>
  sql<boolean>`exists (select from live_order o where (${ownedBy(holder)}))`;

/** Those of the articles that coupon `c` covers. */
const covered = (articleIds: readonly number[]): RawBuilder<readonly number[]> => sql<readonly number[]>`array(
  select a.id from article a where a.id = any(${articleIds}::integer[])
    and (c.brand_id is null or a.brand_id = c.brand_id)
    and (c.category_id is null or exists (
      with recursive above (id) as (
        select ac.category_id from article_category ac where ac.article_id = a.id
        union
        select up.parent_category_id from above join category up on up.id = above.id
          where up.parent_category_id is not null
      )
      select from above where above.id = c.category_id)))`;

type Row = Omit<CouponFacts, 'amount' | 'minimumOrder'> & {
  readonly amount: number | null;
  readonly minimumOrder: number;
};

/** The coupon by id, or by code regardless of letter case and spaces. */
export async function find(
  db: Db | Tx,
  which: { readonly id: number } | { readonly code: string },
  holder: CouponHolder,
  articleIds: readonly number[],
): Promise<CouponFacts | undefined> {
  const condition = 'id' in which ? sql`c.id = ${which.id}` : sql`coupon_key(c.code) = coupon_key(${which.code})`;
  const row = await firstRow<Row>(db)`
    select c.id, c.code, c.percent_bp as "percentBp", c.amount, c.minimum_order as "minimumOrder",
      c.starts_at as "startsAt", c.ends_at as "endsAt", c.uses_allowed as "usesAllowed",
      c.uses_per_company as "usesPerCompany", c.uses, c.first_order_only as "firstOrderOnly", c.is_active as "isActive",
      ${usesBy(holder)} as "usesByCaller", ${hasOrdered(holder)} as "hasOrdered",
      ${covered(articleIds)} as "articleIds"
    from coupon c where ${condition}
  `;
  return row && { ...row, amount: amountOrNull(row.amount), minimumOrder: feninga(row.minimumOrder) };
}

const amountOrNull = (amount: number | null): Feninga | null => (amount === null ? null : feninga(amount));

type Terms = Pick<CouponFacts, 'percentBp' | 'amount' | 'minimumOrder' | 'articleIds'>;

/** What a coupon gives for these articles, without the limits of its uses. */
export async function terms(db: Db | Tx, id: number, articleIds: readonly number[]): Promise<Terms> {
  const row = await firstRow<Pick<Row, keyof Terms>>(db)`
    select c.percent_bp as "percentBp", c.amount, c.minimum_order as "minimumOrder", ${covered(articleIds)} as "articleIds"
    from coupon c where c.id = ${id}
  `;
  if (!row) throw new Error(`there is no coupon ${id}`);
  return { ...row, amount: amountOrNull(row.amount), minimumOrder: feninga(row.minimumOrder) };
}

/** Locks the coupons in id order: until the transaction ends, no other transaction counts or returns a use of them. */
export const lock = (tx: Tx, ids: readonly number[]): Promise<void> =>
  execute(tx)`select id from coupon where id = any(${ids}::integer[]) order by id for no key update`;

/**
 * Lets the holder's orders with a coupon for the first order come one after the other, whichever coupon each has: two of them would be
 * the first one at once.
 */
export async function lockFirstOrder(tx: Tx, id: number, { userId, companyId }: CouponHolder): Promise<void> {
  const holder = companyId === null ? `first-order:user:${userId}` : `first-order:company:${companyId}`;
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${holder}, 0)) from coupon where id = ${id} and first_order_only
  `.execute(tx);
}

/** Counts one use where there is one left; false where there is none. The coupon must be locked. */
export const take = (tx: Tx, id: number, holder: CouponHolder): Promise<boolean> =>
  anyRow(tx)`
    update coupon c set uses = uses + 1
    where c.id = ${id} and (c.uses_allowed is null or c.uses < c.uses_allowed)
      and (not ${isGuest(holder)}::boolean or c.uses_per_company is null and not c.first_order_only)
      and (c.uses_per_company is null or ${usesBy(holder)} < c.uses_per_company)
      and (not c.first_order_only or not ${hasOrdered(holder)})
    returning c.id
  `;

/** Uses of a coupon by orders that have ended. */
export interface EndedUses {
  readonly couponId: number;
  readonly uses: number;
}

/** Subtracts uses. The coupons must be locked. */
export const returnUses = (tx: Tx, ended: readonly EndedUses[]): Promise<void> =>
  execute(tx)`
    update coupon c set uses = greatest(c.uses - n.uses, 0)
    from unnest(${ended.map(({ couponId }) => couponId)}::integer[], ${ended.map(({ uses }) => uses)}::integer[])
      as n (coupon_id, uses)
    where c.id = n.coupon_id
  `;

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { integerArray } from '../../../platform/database/prepared.ts';

export interface Buyer {
  readonly userId: number;
  /** Null for a private customer. */
  readonly companyId: number | null;
}

/** Rows of the company, or of the private customer. */
const ofBuyer = ({ userId, companyId }: Buyer) =>
  companyId === null
    ? sql<SqlBool>`o.company_id is null and o.user_id = ${userId}`
    : sql<SqlBool>`o.company_id = ${companyId}`;

/** The articles that the buyer has ordered, most often first, at most as many as a cart of years may hold. */
export async function boughtBefore(db: Db, buyer: Buyer): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('purchased_article as o')
    .select('o.article_id as articleId')
    .where(ofBuyer(buyer))
    .orderBy('o.times', 'desc')
    .orderBy('o.article_id')
    .limit(sql.lit(10_000))
    .execute();
  return rows.map(({ articleId }) => articleId);
}

export interface UsualBuy {
  readonly articleId: number;
  /** Of the newest order that has it. */
  readonly quantity: number;
  readonly at: Date;
}

/** Newest orders that count as the present habit, and the articles that are read of them. */
const HABIT_ORDERS = 30;
const HABIT_ARTICLES = 60;

/** What the buyer's newest orders have, most often first. Costs the same after ten orders as after ten years of them. */
export async function usualBuys(db: Db, buyer: Buyer): Promise<readonly UsualBuy[]> {
  return db
    .with('newest', (cte) =>
      cte
        .selectFrom('live_order as o')
        .select(['o.id', 'o.placed_at'])
        .where(ofBuyer(buyer))
        .orderBy('o.id', 'desc')
        .limit(sql.lit(HABIT_ORDERS)),
    )
    .selectFrom('newest as o')
    .innerJoin('live_order_line as l', 'l.order_id', 'o.id')
    .select((eb) => [
      sql<number>`l.article_id`.as('articleId'),
      sql<number>`(array_agg(l.quantity order by o.id desc))[1]`.as('quantity'),
      sql<Date>`max(o.placed_at)`.as('at'),
      eb.fn.countAll().as('orders'),
    ])
    .groupBy('l.article_id')
    .orderBy('orders', 'desc')
    .orderBy(sql`max(o.id)`, 'desc')
    .orderBy('l.article_id')
    .limit(sql.lit(HABIT_ARTICLES))
    .execute();
}

/** The id of the buyer's newest live order, 0 before the first. */
export async function newestOrder(db: Db, buyer: Buyer): Promise<number> {
  const row = await db
    .selectFrom('live_order as o')
    .select('o.id')
    .where(ofBuyer(buyer))
    .orderBy('o.id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return row?.id ?? 0;
}

export interface PersonalFacts {
  readonly isOnWishList: boolean;
  /** When it was ordered last, how many and at what price in feninga; null where never. */
  readonly lastBought: { readonly at: string; readonly quantity: number; readonly price: number } | null;
}

export const NO_PERSONAL_FACTS: PersonalFacts = { isOnWishList: false, lastBought: null };

export interface PersonalFactsRequest {
  readonly articleId: number;
  readonly userId: number;
  /** Null for viewers who cannot order. */
  readonly buyer: Buyer | null;
}

/** What articles are to persons, in the order asked, in one statement. */
export async function personalFacts(
  db: Db,
  requests: readonly PersonalFactsRequest[],
): Promise<readonly PersonalFacts[]> {
  const { rows } = await sql<PersonalFacts>`
    select exists (select from wish_list_item w where w.article_id = a.article_id and w.user_id = a.user_id)
        as "isOnWishList", coalesce(companies.last, persons.last) as "lastBought"
    from unnest(${integerArray(requests.map(({ articleId }) => articleId))},
      ${integerArray(requests.map(({ userId }) => userId))},
      ${integerArray(requests.map(({ buyer }) => buyer?.companyId ?? null))},
      ${integerArray(requests.map(({ buyer }) => (buyer?.companyId === null ? buyer.userId : null)))})
      with ordinality as a (article_id, user_id, company_id, private_id, place)
    left join lateral (${lastPurchase(sql`p.company_id = a.company_id and p.user_id is null`)}) companies on true
    left join lateral (${lastPurchase(sql`p.company_id is null and p.user_id = a.private_id`)}) persons on true
    order by a.place`.execute(db);
  return rows;
}

const lastPurchase = (isOfBuyer: RawBuilder<unknown>) => sql`
  select json_build_object('at', p.last_at, 'quantity', p.last_quantity, 'price', p.last_price) as last
  from purchased_article p where ${isOfBuyer} and p.article_id = a.article_id`;

import type { PriceSource } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { allRows, oneColumn } from '../../../platform/database/statements.ts';
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

/** What a buyer has bought of an article. */
export interface BoughtArticle {
  readonly articleId: number;
  /** The newest purchase; the price in feninga. */
  readonly last: { readonly at: string; readonly quantity: number; readonly price: Feninga };
  /** Those of the newest orders, the newest first. */
  readonly recent: readonly RecentPurchase[];
}

interface RecentPurchase {
  readonly at: string;
  readonly quantity: number;
  readonly priceSource: PriceSource;
}

/** Newest orders that count as the present habit, and the articles that are read of them. */
const HABIT_ORDERS = 50;
const HABIT_ARTICLES = 100;

/** What the buyer's newest orders have, most often first. Costs the same after ten orders as after ten years of them. */
export const usualPurchases = (db: Db, buyer: Buyer): Promise<readonly BoughtArticle[]> =>
  allRows<BoughtArticle>(db)`${recentPurchases(buyer, null)}
    select ${BOUGHT_ARTICLE} from recent r join purchased_article o on o.article_id = r.article_id and ${ofBuyer(buyer)}
    order by r.orders desc, o.last_order_id desc, o.article_id
    limit ${sql.lit(HABIT_ARTICLES)}`;

/** What the buyer has bought of these articles. */
export const purchasesOf = (db: Db, buyer: Buyer, articleIds: readonly number[]): Promise<readonly BoughtArticle[]> =>
  allRows<BoughtArticle>(db)`${recentPurchases(buyer, articleIds)}
    select ${BOUGHT_ARTICLE} from purchased_article o left join recent r on r.article_id = o.article_id
    where ${ofBuyer(buyer)} and o.article_id = any(${integerArray(articleIds)})`;

const BOUGHT_ARTICLE = sql`o.article_id as "articleId", coalesce(r.purchases, '[]') as recent,
  json_build_object('at', o.last_at, 'quantity', o.last_quantity, 'price', o.last_price) as last`;

/** Purchases of the buyer's newest orders by article, of all articles or of these. */
const recentPurchases = (buyer: Buyer, articleIds: readonly number[] | null) => sql`
  with newest as (
    select o.id, o.placed_at from live_order o where ${ofBuyer(buyer)} order by o.placed_at desc, o.id desc
    limit ${sql.lit(HABIT_ORDERS)}),
  recent as (
    select l.article_id, count(distinct n.id) as orders,
      json_agg(json_build_object('at', n.placed_at, 'quantity', l.quantity, 'priceSource', l.price_source)
        order by n.placed_at desc, n.id desc) as purchases
    from newest n join live_order_line l on l.order_id = n.id
    ${articleIds === null ? sql`` : sql`where l.article_id = any(${integerArray(articleIds)})`}
    group by l.article_id)`;

/**
 * Of each article so many of its newest orders are looked at, and of all of them so many together: a cart costs the same after ten orders
 * as after ten years of them, and one of forty lines little more than one of eight.
 */
const TOGETHER_ORDERS = 50;
const TOGETHER_ORDERS_IN_ALL = 400;
/** Fewer are chance. */
const FEWEST_TOGETHER = 3;

/** What the newest orders of these articles have beside them, most often first, over all customers. */
export function orderedTogether(db: Db, articleIds: readonly number[], limit: number): Promise<number[]> {
  const each = Math.min(TOGETHER_ORDERS, Math.ceil(TOGETHER_ORDERS_IN_ALL / Math.max(articleIds.length, 1)));
  return oneColumn<number>(db)`
    with beside as materialized (
      select distinct o.order_id from unnest(${integerArray(articleIds)}) a (id) cross join lateral (
        select l.order_id from live_order_line l where l.article_id = a.id
        order by l.order_id desc limit ${each}::integer) o)
    select l.article_id as "articleId" from beside b join live_order_line l on l.order_id = b.order_id
    where l.article_id <> all (${integerArray(articleIds)})
    group by l.article_id having count(distinct l.order_id) >= ${sql.lit(FEWEST_TOGETHER)}
    order by count(distinct l.order_id) desc, l.article_id limit ${sql.lit(limit)}`;
}

/** The id of the buyer's newest live order, 0 before the first. */
export async function newestOrder(db: Db, buyer: Buyer): Promise<number> {
  const row = await db
    .selectFrom('live_order as o')
    .select('o.id')
    .where(ofBuyer(buyer))
    .orderBy('o.placed_at', 'desc')
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
export const personalFacts = (db: Db, requests: readonly PersonalFactsRequest[]): Promise<readonly PersonalFacts[]> =>
  allRows<PersonalFacts>(db)`
    select exists (select from wish_list_item w where w.article_id = a.article_id and w.user_id = a.user_id)
        as "isOnWishList", coalesce(companies.last, persons.last) as "lastBought"
    from unnest(${integerArray(requests.map(({ articleId }) => articleId))},
      ${integerArray(requests.map(({ userId }) => userId))},
      ${integerArray(requests.map(({ buyer }) => buyer?.companyId ?? null))},
      ${integerArray(requests.map(({ buyer }) => (buyer?.companyId === null ? buyer.userId : null)))})
      with ordinality as a (article_id, user_id, company_id, private_id, place)
    left join lateral (${lastPurchase(sql`p.company_id = a.company_id and p.user_id is null`)}) companies on true
    left join lateral (${lastPurchase(sql`p.company_id is null and p.user_id = a.private_id`)}) persons on true
    order by a.place`;

const lastPurchase = (isOfBuyer: RawBuilder<unknown>) => sql`
  select json_build_object('at', p.last_at, 'quantity', p.last_quantity, 'price', p.last_price) as last
  from purchased_article p where ${isOfBuyer} and p.article_id = a.article_id`;

/** By article, the one that the person has put in its place in their usual order: of several the last. */
export async function ownReplacements(db: Db, { userId, companyId }: Buyer): Promise<ReadonlyMap<number, number>> {
  const rows = await allRows<{ articleId: number; replacementId: number }>(db)`
    select distinct on (article_id) article_id as "articleId", replacement_id as "replacementId"
    from article_replacement
    where user_id = ${userId} and company_id is not distinct from ${companyId}::integer
      and in_usual_order and undone_at is null
    order by article_id, id desc`;
  return new Map(rows.map(({ articleId, replacementId }) => [articleId, replacementId]));
}

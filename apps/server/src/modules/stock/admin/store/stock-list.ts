import type { StockListRequest, StockRow } from '@sjaj/contract';
import type { Content, Language } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import type { RowPage } from '../../../../platform/database/list-page.ts';
import { allRows, firstRow, oneNumber } from '../../../../platform/database/statements.ts';
import {
  countedPage,
  type FoundAmount,
  isFound,
  type ListSearch,
  orSimilar,
} from '../../../../platform/database/list-search.ts';
import { articleFound, codeOrder, isInCategories } from '../../../search-terms/index.ts';

/** A row of the stock list of the back office. */
export interface StockListRow extends Omit<
  StockRow,
  'backOrdered' | 'imageUrl' | 'lowLevel' | 'placeholder' | 'shortage' | 'title' | 'unit'
> {
  readonly title: Content;
  readonly unit: Content;
  readonly categoryId: number | null;
  readonly pictureKey: string | null;
  readonly backOrdered: number;
  readonly lowLevel: number;
  readonly shortage: number;
}

/** What the lines of pre-orders lack, by article: few rows, whatever the number of orders. */
const WAITING = sql`waiting as materialized (
  select article_id, sum(missing)::integer as pieces from back_ordered_line group by article_id
)`;

const AVAILABLE = sql<number>`coalesce(s.on_hand - s.reserved, 0)`;
/** An article without a stock level follows the shop's low level. */
const level = (shopLevel: number): RawBuilder<number> => sql`coalesce(s.low_level, ${shopLevel}::integer)`;
const shortage = (shopLevel: number): RawBuilder<number> =>
  sql`greatest(${level(shopLevel)} - ${AVAILABLE}, 0) + coalesce(w.pieces, 0)`;

const columns = (shopLevel: number) => sql`a.id, a.code, a.title, b.title as brand, u.abbreviation as unit,
  (select category_id from article_category where article_id = a.id order by position, category_id limit 1)
    as "categoryId",
  (select picture_key from article_picture where article_id = a.id order by position, id limit 1) as "pictureKey",
  coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved, ${AVAILABLE} as available,
  coalesce(w.pieces, 0) as "backOrdered", ${level(shopLevel)} as "lowLevel",
  coalesce(s.follows_shop_level, true) as "followsShopLevel", ${shortage(shopLevel)} as shortage,
  s.expected_on::text as "expectedOn", coalesce(s.version, 1) as version`;

const TABLES = sql`article a
  join brand b on b.id = a.brand_id
  join measurement_unit u on u.id = a.unit_id
  left join stock_level s on s.article_id = a.id
  left join waiting w on w.article_id = a.id`;

/** What conditions and orders speak of, from the summaries of the articles: they fill a seventh of their pages. */
const searched = (readsWaiting: boolean, articles = sql`article_summary`): RawBuilder<unknown> =>
  sql`${articles} a left join stock_level s on s.article_id = a.id
    ${readsWaiting ? sql`left join waiting w on w.article_id = a.id` : sql``}`;

interface StockQuery extends StockListRequest {
  readonly language: Language;
  /** The low level of articles without one of their own. */
  readonly shopLevel: number;
}

/** Only what is sold and will be bought in again is low or out. */
const IS_OFFERED = sql<SqlBool>`a.is_visible_on_web and not a.is_discontinued`;

const IS_ARCHIVED = sql<SqlBool>`a.archived_at is not null`;
/** What is archived and has a stock is somewhere in the warehouse all the same. */
const IS_LEFT_OVER = sql<SqlBool>`${IS_ARCHIVED} and s.on_hand > 0`;

function viewOf({ view, shopLevel }: StockQuery): RawBuilder<SqlBool> {
  switch (view) {
    case 'all':
      return sql`(a.archived_at is null or ${IS_LEFT_OVER})`;
    case 'low':
      return sql`${IS_OFFERED} and ${AVAILABLE} <= ${level(shopLevel)}`;
    case 'out':
      return sql`${IS_OFFERED} and ${AVAILABLE} = 0`;
    case 'back_ordered':
      return sql`w.pieces > 0`;
  }
}

function orderBy({ sortBy, language, shopLevel }: StockQuery, amount: FoundAmount): RawBuilder<unknown> {
  switch (sortBy) {
    case 'code':
      return codeOrder(amount);
    case 'title':
      // As the indexes of the titles have it, for which the language is no parameter.
      return sql`coalesce(nullif(a.title->>${sql.lit(language)}, ''), a.title->>'bs') collate "bs-x-icu"`;
    case 'onHand':
      return sql`coalesce(s.on_hand, 0)`;
    case 'reserved':
      return sql`coalesce(s.reserved, 0)`;
    case 'available':
      return AVAILABLE;
    case 'backOrdered':
      return sql`coalesce(w.pieces, 0)`;
    case 'shortage':
      return shortage(shopLevel);
  }
}

function conditions(query: StockQuery, search: ListSearch, view = viewOf(query)): RawBuilder<SqlBool> {
  const all = [view, articleFound(search)];
  if (query.brandIds.length > 0) all.push(sql`a.brand_id = any(${query.brandIds}::integer[])`);
  if (query.categoryIds.length > 0) all.push(isInCategories(query.categoryIds));
  return sql.join(all, sql` and `);
}

/** How many a list finds. Of all articles, those that are not archived are counted without a look at their stock. */
function countOf(query: StockQuery, search: ListSearch): RawBuilder<unknown> {
  const count = (view: RawBuilder<SqlBool>, readsWaiting = false) =>
    sql`(select count(*)::integer from ${searched(readsWaiting)} where ${conditions(query, search, view)})`;
  if (query.view !== 'all') return count(viewOf(query), query.view === 'back_ordered');
  return sql`${count(sql`a.archived_at is null`)} + ${count(IS_LEFT_OVER)}`;
}

/** One page of stock levels and their total count; hidden articles only where all are requested. */
export const page = (db: Db, query: StockQuery): Promise<RowPage<StockListRow>> =>
  orSimilar(query.quickSearch, (search) => pageOf(db, query, search));

async function pageOf(db: Db, query: StockQuery, search: ListSearch): Promise<RowPage<StockListRow>> {
  const where = conditions(query, search);
  const { view, sortBy } = query;
  const counted = searched(view === 'back_ordered');
  // Titles are in the order of an index of the articles.
  const ordered = searched(
    view === 'back_ordered' || sortBy === 'backOrdered' || sortBy === 'shortage',
    sortBy === 'title' ? sql`article` : undefined,
  );
  const isFiltered = query.brandIds.length + query.categoryIds.length > 0;
  return countedPage(search, {
    isNarrowed: isFiltered || view !== 'all',
    count: () => oneNumber(db)`with ${WAITING} select ${countOf(query, search)} as count`,
    rows: (amountCounted) => {
      // The many of a view are spread over each order, unlike those of a word or a category.
      const amount = amountCounted === 'many' && !isFiltered && search.terms.length === 0 ? 'all' : amountCounted;
      const order = sql`order by ${orderBy(query, amount)} ${query.isSortAscending ? sql`asc` : sql`desc`}, a.id`;
      // The page is chosen before anything wide is read.
      return allRows<StockListRow>(db)`
        with ${WAITING}, found as materialized (select a.id from ${counted} where ${where}), page as materialized (
          select a.id from ${ordered} where ${amount === 'all' ? where : isFound(amount, sql`a.id`)}
          ${order} limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
        )
        select ${columns(query.shopLevel)} from page join (${TABLES}) on a.id = page.id ${order}`;
    },
  });
}

interface LowStockQuery {
  readonly shopLevel: number;
  readonly limit: number;
}

/** The low ones of the list, greatest need first, and how many they are: in one pass that reads no title but of those it answers. */
export async function lowest(db: Db, { shopLevel, limit }: LowStockQuery): Promise<RowPage<StockListRow>> {
  const rows = await allRows<StockListRow & { totalItems: number }>(db)`
    with ${WAITING}, low as (
      select a.id, ${shortage(shopLevel)} as need, count(*) over ()::integer as "totalItems"
      from ${searched(true)} where ${IS_OFFERED} and ${AVAILABLE} <= ${level(shopLevel)}
      order by need desc, a.id limit ${limit}
    )
    select ${columns(shopLevel)}, low."totalItems" from low join (${TABLES}) on a.id = low.id order by low.need desc, a.id`;
  return { rows, totalItems: rows[0]?.totalItems ?? 0 };
}

/** The stock level of one article; undefined where there is no such article. */
export const row = (db: Db | Tx, articleId: number, shopLevel: number): Promise<StockListRow | undefined> =>
  firstRow<StockListRow>(db)`
    with ${WAITING} select ${columns(shopLevel)} from ${TABLES} where a.id = ${articleId}
  `;

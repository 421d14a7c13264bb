import type { DeadStockRequest, DeadStockRow } from '@sjaj/contract';
import { type BusinessDate, type Content, type Language, startOfDay } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { RowPage } from '../../../platform/database/list-page.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { FEW_FOUND, isFound, listSearch } from '../../../platform/database/list-search.ts';
import { articleMentions, isInCategories } from '../../search-terms/index.ts';

interface DeadStockQuery extends Pick<
  DeadStockRequest,
  'brandIds' | 'categoryIds' | 'sortBy' | 'isSortAscending' | 'quickSearch'
> {
  readonly today: BusinessDate;
  /** The last day on which nothing may have been sold since. */
  readonly since: BusinessDate;
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
}

interface DeadStockSums extends Omit<DeadStockRow, 'priceValue' | 'title' | 'value'> {
  readonly title: Content;
  /** Feninga at cost; null where no cost is known. */
  readonly value: number | null;
  readonly priceValue: number;
}

const AVAILABLE = sql`(s.on_hand - s.reserved)`;
const VALUE = sql`(${AVAILABLE}::bigint * nullif(a.nc, 0))`;
const PRICE_VALUE = sql`(${AVAILABLE}::bigint * a.vpc)`;
const ADDED_ON = sql`(a.created_at at time zone 'Europe/Sarajevo')::date`;
const LAST_SOLD_ON = sql`(select r.day from revenue_by_article r where r.article_id = a.id and r.quantity > 0 order by r.day desc limit 1)`;

/** As the indexes of the titles have it, for which the language is no parameter. */
const titleIn = (language: Language): RawBuilder<string> =>
  sql`coalesce(nullif(a.title->>${sql.lit(language)}, ''), a.title->>'bs') collate "bs-x-icu"`;

/** What a list of articles `a` with their stock `s` and last sale `sold` is in the order of; the titles are in no summary. */
function keyOf({ sortBy, today }: DeadStockQuery): RawBuilder<unknown> {
  switch (sortBy) {
    case 'default':
    case 'priceValue':
      return PRICE_VALUE;
    case 'title':
      return sql`null::text`;
    case 'available':
      return AVAILABLE;
    case 'value':
      return VALUE;
    case 'days':
      return sql`(${today}::date - coalesce(sold.day, ${ADDED_ON}))`;
  }
}

/** The page of the ids `dead` with their keys. Of many titles, the first are read in the order of their index. */
function pageOf(query: DeadStockQuery): RawBuilder<unknown> {
  const { sortBy, language, isSortAscending, limit, offset } = query;
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const part = sql`limit ${limit} offset ${offset}`;
  if (sortBy !== 'title') return sql`select id, key from dead order by key ${direction} nulls last, id ${part}`;
  const titles = (amount: 'few' | 'many') =>
    sql`(select a.id, ${titleIn(language)} as key from article a
      where (select count(*) from dead) ${amount === 'few' ? sql`<=` : sql`>`} ${sql.lit(FEW_FOUND)} and ${isFound(amount, sql`a.id`, 'dead')}
      order by ${titleIn(language)} ${direction}, a.id ${part})`;
  return sql`${titles('few')} union all ${titles('many')}`;
}

/** Articles with stock that were added before a day and not sold since: a page of them, and how many there are. */
export async function deadStock(db: Db, query: DeadStockQuery): Promise<RowPage<DeadStockSums>> {
  const { brandIds, categoryIds, today, since, sortBy, isSortAscending, quickSearch } = query;
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const isNarrowed = brandIds.length + categoryIds.length + listSearch(quickSearch).terms.length > 0;
  const narrowing: RawBuilder<unknown>[] = [articleMentions(quickSearch)];
  if (brandIds.length > 0) narrowing.push(sql`a.brand_id = any(${brandIds}::integer[])`);
  if (categoryIds.length > 0) narrowing.push(isInCategories(categoryIds));
  // What was sold in these days is read at once. The last sale is asked of the articles of the page only, unless they are in its order.
  const rows = await allRows<DeadStockSums & { totalItems: number }>(db)`
    with sold as materialized (
      select article_id, max(day) as day from revenue_by_article
      where quantity > 0 and ${sortBy === 'days' ? sql`true` : sql`day >= ${since}::date`} group by article_id
    ), found as materialized (select a.id from article_summary a where ${sql.join(narrowing, sql` and `)}), dead as materialized (
      select a.id, ${keyOf(query)} as key
      from stock_level s join article_summary a on a.id = s.article_id left join sold on sold.article_id = a.id
      where s.on_hand > s.reserved and a.created_at < ${startOfDay(since)} and (sold.day is null or sold.day < ${since}::date)
        and ${isNarrowed ? isFound('many', sql`a.id`) : sql`true`}
    ), page as materialized (${pageOf(query)})
    select a.id, a.code, a.title, b.title as brand, ${AVAILABLE} as available, ${VALUE} as value, ${PRICE_VALUE} as "priceValue",
      ${LAST_SOLD_ON}::text as "lastSoldOn", ${today}::date - coalesce(${LAST_SOLD_ON}, ${ADDED_ON}) as days,
      (select count(*)::integer from dead) as "totalItems"
    from page p join article a on a.id = p.id join stock_level s on s.article_id = a.id join brand b on b.id = a.brand_id
    order by p.key ${direction} nulls last, a.id`;
  return { rows, totalItems: rows[0]?.totalItems ?? 0 };
}

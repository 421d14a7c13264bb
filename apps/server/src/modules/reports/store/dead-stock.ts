import type { DeadStockRequest, DeadStockRow } from '@sjaj/contract';
import { type BusinessDate, type Content, type Language, startOfDay } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { RowPage } from '../../../platform/database/list-page.ts';
import { allRows } from '../../../platform/database/statements.ts';
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

/** What a list of articles `a` with their stock `s` and last sale `sold` is in the order of. */
function keyOf({ sortBy, language, today }: DeadStockQuery): RawBuilder<unknown> {
  switch (sortBy) {
    case 'default':
    case 'priceValue':
      return PRICE_VALUE;
    case 'title':
      return sql`coalesce(nullif(a.title->>${language}, ''), a.title->>'bs') collate "bs-x-icu"`;
    case 'available':
      return AVAILABLE;
    case 'value':
      return VALUE;
    case 'days':
      return sql`(${today}::date - coalesce(sold.day, ${ADDED_ON}))`;
  }
}

/** Articles with stock that were added before a day and not sold since: a page of them, and how many there are. */
export async function deadStock(db: Db, query: DeadStockQuery): Promise<RowPage<DeadStockSums>> {
  const { brandIds, categoryIds, today, since, sortBy, isSortAscending, limit, offset, quickSearch } = query;
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  // What was sold in these days is read at once. The last sale is asked of the articles of the page only, unless they are in its order.
  const rows = await allRows<DeadStockSums & { totalItems: number }>(db)`
    with sold as materialized (
      select article_id, max(day) as day from revenue_by_article
      where quantity > 0 and ${sortBy === 'days' ? sql`true` : sql`day >= ${since}::date`} group by article_id
    ), dead as materialized (
      select a.id, ${keyOf(query)} as key
      from stock_level s join ${sortBy === 'title' ? sql`article` : sql`article_summary`} a on a.id = s.article_id
        left join sold on sold.article_id = a.id
      where s.on_hand > s.reserved and a.created_at < ${startOfDay(since)} and (sold.day is null or sold.day < ${since}::date)
        and ${brandIds.length === 0 ? sql`true` : sql`a.brand_id = any(${brandIds}::integer[])`}
        and ${categoryIds.length === 0 ? sql`true` : isInCategories(categoryIds)}
        and ${articleMentions(quickSearch)}
    ), page as materialized (
      select * from dead order by key ${direction} nulls last, id limit ${limit} offset ${offset}
    )
    select a.id, a.code, a.title, b.title as brand, ${AVAILABLE} as available, ${VALUE} as value, ${PRICE_VALUE} as "priceValue",
      ${LAST_SOLD_ON}::text as "lastSoldOn", ${today}::date - coalesce(${LAST_SOLD_ON}, ${ADDED_ON}) as days,
      (select count(*)::integer from dead) as "totalItems"
    from page p join article a on a.id = p.id join stock_level s on s.article_id = a.id join brand b on b.id = a.brand_id
    order by p.key ${direction} nulls last, a.id`;
  return { rows, totalItems: rows[0]?.totalItems ?? 0 };
}

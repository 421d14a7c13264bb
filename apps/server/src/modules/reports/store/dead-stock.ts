import type { DeadStockRequest } from '@sjaj/contract';
import type { BusinessDate, Content, Language } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { mentions } from '../../../platform/database/list-search.ts';

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

interface DeadStockSums {
  readonly id: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly available: number;
  /** Feninga at cost; null where no cost is known. */
  readonly value: number | null;
  readonly priceValue: number;
  readonly lastSoldOn: BusinessDate | null;
  readonly days: number;
}

function orderOf({ sortBy, language }: DeadStockQuery): RawBuilder<unknown> {
  switch (sortBy) {
    case 'default':
    case 'priceValue':
      return sql`"priceValue"`;
    case 'title':
      return sql`coalesce(nullif(title->>${language}, ''), title->>'bs') collate "bs-x-icu"`;
    case 'available':
      return sql`available`;
    case 'value':
      return sql`value`;
    case 'days':
      return sql`days`;
  }
}

const inCategories = (ids: readonly number[]): RawBuilder<SqlBool> => sql`a.id in (
  with recursive below as (
    select id from category where id = any(${ids}::integer[])
    union select c.id from category c join below on c.parent_category_id = below.id
  ) select article_id from article_category where category_id in (select id from below))`;

/** Articles with stock that were added before a day and not sold since: a page of them, and how many there are. */
export async function deadStock(
  db: Db,
  query: DeadStockQuery,
): Promise<{ readonly rows: readonly DeadStockSums[]; readonly totalItems: number }> {
  const { brandIds, categoryIds, today, since, isSortAscending, limit, offset, quickSearch } = query;
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const { rows } = await sql<DeadStockSums & { totalItems: number }>`
    with dead as (
      select a.id, a.code, a.title, b.title as brand, s.on_hand - s.reserved as available,
        (s.on_hand - s.reserved)::bigint * nullif(a.nc, 0) as value, (s.on_hand - s.reserved)::bigint * a.vpc as "priceValue",
        sold.day::text as "lastSoldOn",
        ${today}::date - coalesce(sold.day, (a.created_at at time zone 'Europe/Sarajevo')::date) as days
      from stock_level s join article a on a.id = s.article_id join brand b on b.id = a.brand_id
        left join lateral (select r.day from revenue_by_article r where r.article_id = a.id and r.quantity > 0
          order by r.day desc limit 1) sold on true
      where s.on_hand > s.reserved and (a.created_at at time zone 'Europe/Sarajevo')::date < ${since}::date
        and (sold.day is null or sold.day < ${since}::date)
        and ${brandIds.length === 0 ? sql`true` : sql`a.brand_id = any(${brandIds}::integer[])`}
        and ${categoryIds.length === 0 ? sql`true` : inCategories(categoryIds)}
        and ${mentions(quickSearch, sql`code_words(a.code), a.title::text, b.title`)}
    )
    select *, count(*) over ()::integer as "totalItems" from dead
    order by ${orderOf(query)} ${direction} nulls last, id limit ${limit} offset ${offset}`.execute(db);
  return { rows, totalItems: rows[0]?.totalItems ?? 0 };
}

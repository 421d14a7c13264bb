import type { RevenueDimension, RevenueRequest } from '@sjaj/contract';
import { type BusinessDate, type Content, daysBetween, type Language } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { RowPage } from '../../../platform/database/list-page.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { everyTerm, listSearch } from '../../../platform/database/list-search.ts';
import type { Sums } from '../rules/figures.ts';
import type { Period } from '../rules/period.ts';
import { articleMentions } from '../../search-terms/index.ts';
import { conditionOf, goodsIn, type RevenueScope, sourceOf } from './revenue-source.ts';

interface Ranges {
  readonly period: Period;
  readonly compared: Period;
}

interface RevenueQuery extends RevenueScope, Ranges, Pick<RevenueRequest, 'by' | 'sortBy' | 'isSortAscending'> {
  readonly language: Language;
  readonly quickSearch?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface RevenueSums extends Sums {
  readonly id: number;
  /** Null where there is no record, and for days. */
  readonly title: Content | null;
  readonly brand: string | null;
  readonly code: string | null;
  readonly previous: number;
}

/** The column of the sums that a dimension follows from: they are added up by it first, since its values are few beside the rows. */
type Grain = 'place' | 'article_id' | 'company_id';

interface Dimension {
  readonly grain: Grain;
  /** What the rows are grouped by, from the sums `s` of one value of the grain. */
  readonly key: RawBuilder<unknown>;
  readonly joins?: RawBuilder<unknown>;
  /** An order has several values of the grain, so that orders cannot be added up. */
  readonly dividesOrders?: true;
  /** The records that the keys are of, with title, brand and code. */
  readonly names: RawBuilder<unknown>;
  /** The ids of those records that mention what is typed; where left out, the names have their words. */
  readonly mentioning?: (typed: string) => RawBuilder<unknown>;
}

const NO_NAMES = sql`select null::integer as id, null::jsonb as title, null::text as brand, null::text as code, null::text as words where false`;

/** The category below the chosen ones, or at the top, that each category counts for: the chosen itself counts its own articles. */
const tree = (chosen: readonly number[]): RawBuilder<unknown> => {
  const start =
    chosen.length === 0
      ? sql`select id as root, id, 0 as depth from category where parent_category_id is null`
      : sql`select id as root, id, 0 as depth from category where id = any(${chosen}::integer[])
          or parent_category_id = any(${chosen}::integer[])`;
  // A chosen category hands its children over: they are roots of their own.
  return sql`(
    with recursive grown as (
      ${start}
      union all
      select g.root, c.id, g.depth + 1 from grown g join category c on c.parent_category_id = g.id
      where g.root <> all(${chosen}::integer[])
    )
    select distinct on (id) id, root from grown order by id, depth) as tree`;
};

function dimensionOf({ by, categoryIds }: Pick<RevenueQuery, 'by' | 'categoryIds'>): Dimension {
  switch (by) {
    case 'day':
      return { grain: 'place', key: sql`to_char(s.grain, 'YYYYMMDD')::integer`, names: NO_NAMES };
    case 'month':
      return { grain: 'place', key: sql`to_char(s.grain, 'YYYYMM')::integer`, names: NO_NAMES };
    case 'article':
      return {
        grain: 'article_id',
        key: sql`s.grain`,
        // The brand is no join, so that articles are left out of a plan that needs no name.
        names: sql`select a.id, a.title, (select b.title from brand b where b.id = a.brand_id) as brand, a.code from article a`,
        mentioning: (typed) => sql`select a.id from article_summary a where ${articleMentions(typed)}`,
      };
    case 'brand':
      return {
        grain: 'article_id',
        dividesOrders: true,
        key: sql`a.brand_id`,
        joins: sql`join article_summary a on a.id = s.grain`,
        names: sql`select id, jsonb_build_object('bs', title) as title, null::text as brand, null::text as code, search_words as words from brand`,
      };
    case 'category':
      return {
        grain: 'article_id',
        dividesOrders: true,
        key: sql`coalesce(tree.root, 0)`,
        joins: sql`left join lateral (select ac.category_id from article_category ac where ac.article_id = s.grain
            order by ac.position, ac.category_id limit 1) f on true
          left join ${tree(categoryIds)} on tree.id = f.category_id`,
        names: sql`select id, title, null::text as brand, null::text as code, search_text(content_words(title)) as words from category`,
      };
    case 'company':
      return {
        grain: 'company_id',
        key: sql`coalesce(s.grain, 0)`,
        names: sql`select id, jsonb_build_object('bs', title) as title, null::text as brand, null::text as code, search_text(title) as words from company`,
      };
    case 'representative':
      return {
        grain: 'company_id',
        key: sql`coalesce(r.user_id, 0)`,
        joins: sql`left join company_representative r on r.company_id = s.grain`,
        names: sql`select id, jsonb_build_object('bs', first_name || ' ' || last_name) as title, null::text as brand,
          null::text as code, search_text(first_name || ' ' || last_name) as words from user_account`,
      };
  }
}

/** The ids of the records that mention what is typed, where they are looked for before the sums: as the table expression `mentioned`. */
function mentionedIn(query: RevenueQuery): RawBuilder<unknown> | null {
  const { mentioning } = dimensionOf(query);
  const { quickSearch = '' } = query;
  return mentioning && listSearch(quickSearch).terms.length > 0 ? mentioning(quickSearch) : null;
}

/** Only what is mentioned is summed up: looked up in a hash, for a word may have thousands of articles. */
const isMentioned = (query: RevenueQuery): RawBuilder<unknown> =>
  mentionedIn(query) ? sql`(s.article_id in (select id from mentioned)) is true` : sql`true`;

/** The sums of one period by the key; `shift` is how many days the period is moved by. */
function sumsOf(query: RevenueQuery, { from, to }: Period, shift: number): RawBuilder<unknown> {
  const { table, orders } = sourceOf(query, query.by);
  const { grain, key, joins, dividesOrders } = dimensionOf(query);
  const place = sql`least(s.day + ${shift}::integer, ${query.period.to}::date)`;
  return sql`select ${key} as key, sum(s.revenue)::bigint as revenue, sum(s.quantity)::bigint as quantity,
      ${dividesOrders ? sql`null::integer` : sql`sum(s.orders)::integer`} as orders, sum(s.cost)::bigint as cost,
      sum(s.costed)::bigint as costed
    from (
      select ${grain === 'place' ? place : sql.ref(`s.${grain}`)} as grain, sum(s.revenue) as revenue,
        sum(s.quantity) as quantity, ${orders} as orders, sum(s.cost) as cost, sum(s.costed_revenue) as costed
      from ${table} s where s.day between ${from}::date and ${to}::date and ${conditionOf(query)} and ${isMentioned(query)} group by 1
    ) s ${joins ?? sql``} group by 1`;
}

function orderOf({ by, sortBy, isSortAscending, language }: RevenueQuery): RawBuilder<unknown> {
  const isTime = by === 'day' || by === 'month';
  if (sortBy === 'default') return isTime ? sql`p.id desc` : sql`p.revenue desc, p.previous desc`;
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const column = {
    title: isTime ? sql`p.id` : sql`coalesce(nullif(m.title->>${language}, ''), m.title->>'bs') collate "bs-x-icu"`,
    revenue: sql`p.revenue`,
    previous: sql`p.previous`,
    // As it is shown: in percent, none where there was nothing before.
    change: sql`(p.revenue - p.previous)::numeric / nullif(p.previous, 0)`,
    quantity: sql`p.quantity`,
    orders: sql`p.orders`,
    margin: sql`p.costed - p.cost`,
  }[sortBy];
  return sql`${column} ${direction} nulls last`;
}

/** Revenue by a dimension beside that of another period: a page of the rows, and how many there are. */
export async function revenueBy(db: Db, query: RevenueQuery): Promise<RowPage<RevenueSums>> {
  const { period, compared, quickSearch = '' } = query;
  const { names } = dimensionOf(query);
  const mentioned = mentionedIn(query);
  const found = mentioned ? sql`true` : everyTerm(listSearch(quickSearch), (has) => has(sql`m.words`));
  const order = sql`order by ${orderOf(query)}, p.id`;
  // Rows are named once the page is chosen: where neither order nor search asks for a name, the first join is left out of the plan.
  const rows = await allRows<RevenueSums & { totalItems: number }>(db)`
    with ${goodsIn(query.categoryIds)}, mentioned as materialized (${mentioned ?? sql`select null::integer as id`}), now as materialized (${sumsOf(query, period, 0)}),
    past as materialized (${sumsOf(query, compared, daysBetween(compared.from, period.from))}),
    both_periods as (
      select coalesce(n.key, p.key) as id, coalesce(n.revenue, 0) as revenue, coalesce(n.quantity, 0) as quantity,
        case when n.key is null then p.orders * 0 else n.orders end as orders, coalesce(n.cost, 0) as cost,
        coalesce(n.costed, 0) as costed, coalesce(p.revenue, 0) as previous
      from now n full join past p on p.key = n.key
    ), page as materialized (
      select p.*, count(*) over ()::integer as "totalItems" from both_periods p left join (${names}) m on m.id = p.id
      where (p.revenue <> 0 or p.previous <> 0 or p.quantity <> 0) and ${found}
      ${order} limit ${query.limit} offset ${query.offset}
    )
    select p.*, m.title, m.brand, m.code from page p left join (${names}) m on m.id = p.id ${order}`;
  return { rows, totalItems: rows[0]?.totalItems ?? 0 };
}

export interface DaySums extends Sums {
  readonly day: BusinessDate;
}

/** The sums of each business day of a period that has any. */
export function revenueByDay(db: Db, scope: RevenueScope, { from, to }: Period): Promise<readonly DaySums[]> {
  const by: RevenueDimension = 'day';
  const { table, orders } = sourceOf(scope, by);
  return allRows<DaySums>(db)`
    with ${goodsIn(scope.categoryIds)}
    select s.day::text as day, sum(s.revenue)::bigint as revenue, sum(s.quantity)::bigint as quantity, ${orders} as orders,
      sum(s.cost)::bigint as cost, sum(s.costed_revenue)::bigint as costed
    from ${table} s where s.day between ${from}::date and ${to}::date and ${conditionOf(scope)}
    group by s.day order by s.day`;
}

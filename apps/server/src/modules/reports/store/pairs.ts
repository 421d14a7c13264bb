import type { PairsRequest, ArticlePair } from '@sjaj/contract';
import { addDays, type Content, startOfDay } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { RowPage } from '../../../platform/database/list-page.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { SOLD } from '../../orders/index.ts';
import type { Period } from '../rules/period.ts';

/** More orders tell no more, and take longer. */
const MOST_ORDERS = 5_000;
/** The largest lines of an order: pairs grow with their square. */
const MOST_LINES = 30;
/** Fewer are chance. */
const FEWEST_ORDERS = 3;

interface PairsQuery extends Pick<PairsRequest, 'articleIds' | 'sortBy' | 'isSortAscending' | 'quickSearch'> {
  readonly staff: Staff;
  readonly period: Period;
  readonly limit: number;
  readonly offset: number;
}

interface PairRow extends Pick<ArticlePair, 'articleId' | 'code' | 'orders' | 'otherCode' | 'otherId'> {
  readonly title: Content;
  readonly brand: string;
  readonly otherTitle: Content;
  readonly otherBrand: string;
  readonly articleOrders: number;
  readonly lift: number;
}

const SORTS: Readonly<Record<PairsRequest['sortBy'], RawBuilder<unknown>>> = {
  // Often together, and more often than by chance.
  default: sql`orders * ln(greatest(lift, 1.01))`,
  orders: sql`orders`,
  share: sql`orders::numeric / "articleOrders"`,
  lift: sql`lift`,
};

/** Articles of the same orders. A pair is told from the article that fewer orders have, or from the one that is chosen. */
export async function articlePairs(
  db: Db,
  { staff, period, articleIds, sortBy, isSortAscending, quickSearch, limit, offset }: PairsQuery,
): Promise<RowPage<PairRow>> {
  const isFirst =
    articleIds.length > 0
      ? sql`a.article_id = any(${articleIds}::integer[])`
      : sql`(x.orders, a.article_id) < (y.orders, b.article_id)`;
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const rows = await allRows<PairRow & { totalItems: number }>(db)`
    with newest as materialized (
      select o.id from sales_order o
      where o.placed_at >= ${startOfDay(period.from)} and o.placed_at < ${startOfDay(addDays(period.to, 1))}
        and o.status = any(${SOLD}::smallint[]) and o.confirm_email_by is null and ${inReach(staff, sql`o.company_id`)}
      order by o.placed_at desc, o.id desc limit ${MOST_ORDERS}
    ), line as materialized (
      select l.order_id, l.article_id from newest n cross join lateral (
        select order_id, article_id from revenue_line l where l.order_id = n.id and l.quantity > 0
        order by l.revenue desc, l.article_id limit ${MOST_LINES}) l
    ), count_of as materialized (
      select article_id, count(*)::integer as orders from line group by article_id having count(*) >= ${FEWEST_ORDERS}
    ), pair as (
      select a.article_id, b.article_id as other_id, count(*)::integer as orders, x.orders as "articleOrders",
        round(count(*) * (select count(*) from newest)::numeric / (x.orders::numeric * y.orders), 1)::float8 as lift
      from line a join count_of x on x.article_id = a.article_id
        join line b on b.order_id = a.order_id and b.article_id <> a.article_id
        join count_of y on y.article_id = b.article_id
      where ${isFirst} group by a.article_id, b.article_id, x.orders, y.orders having count(*) >= ${FEWEST_ORDERS}
    )
    select p.article_id as "articleId", f.code, f.title, fb.title as brand, p.other_id as "otherId", t.code as "otherCode",
      t.title as "otherTitle", tb.title as "otherBrand", p.orders, p."articleOrders", p.lift,
      count(*) over ()::integer as "totalItems"
    from pair p join article f on f.id = p.article_id join brand fb on fb.id = f.brand_id
      join article t on t.id = p.other_id join brand tb on tb.id = t.brand_id
    where ${mentions(quickSearch, sql`code_words(f.code), f.title::text, code_words(t.code), t.title::text`)}
    order by ${SORTS[sortBy]} ${direction}, p.article_id, p.other_id limit ${limit} offset ${offset}`;
  return { rows, totalItems: rows[0]?.totalItems ?? 0 };
}

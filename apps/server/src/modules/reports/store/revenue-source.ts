import type { RevenueDimension, RevenueFilter } from '@sjaj/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';

/** Whose revenue is summed up, and of which goods. */
export interface RevenueScope extends Pick<
  RevenueFilter,
  'categoryIds' | 'brandIds' | 'companyIds' | 'representativeIds' | 'articleIds'
> {
  readonly staff: Staff;
}

const GOODS: readonly RevenueDimension[] = ['category', 'brand', 'article'];
const CUSTOMERS: readonly RevenueDimension[] = ['company', 'representative'];

interface RevenueSource {
  readonly table: RawBuilder<unknown>;
  /** The number of orders; null where the table knows of none. */
  readonly orders: RawBuilder<number | null>;
}

const BY_COMPANY: RevenueSource = { table: sql`revenue_by_company`, orders: sql`sum(s.orders)::integer` };
const BY_ARTICLE: RevenueSource = { table: sql`revenue_by_article`, orders: sql`null::integer` };
const BY_LINE: RevenueSource = { table: sql`revenue_line`, orders: sql`count(distinct s.order_id)::integer` };

/** The smallest table of sums that has both what is grouped by and what is filtered by. */
export function sourceOf(scope: RevenueScope, by: RevenueDimension): RevenueSource {
  const { categoryIds, brandIds, articleIds, companyIds, representativeIds, staff } = scope;
  const needsGoods = GOODS.includes(by) || categoryIds.length + brandIds.length + articleIds.length > 0;
  const needsCustomers =
    CUSTOMERS.includes(by) || companyIds.length + representativeIds.length > 0 || staff.companyScope !== 'all';
  if (needsGoods && needsCustomers) return BY_LINE;
  return needsGoods ? BY_ARTICLE : BY_COMPANY;
}

/**
 * The articles whose first category is one of these, or below one, as the table expression `goods`; none where no category is chosen. An article counts
 * in its first category only, so that nothing counts twice. They are found once for all parts of a statement.
 */
export const goodsIn = (ids: readonly number[]): RawBuilder<unknown> => sql`goods as materialized (
  with recursive below as (
    select id from category where id = any(${ids}::integer[])
    union select c.id from category c join below on c.parent_category_id = below.id
  )
  select article_id as id from (
    select distinct on (article_id) article_id, category_id from article_category order by article_id, position, category_id
  ) f where category_id in (select id from below))`;

/** The condition on the rows of a table of sums `s`; the statement has `goodsIn` the categories. */
export function conditionOf(scope: RevenueScope): RawBuilder<SqlBool> {
  const { categoryIds, brandIds, articleIds, companyIds, representativeIds, staff } = scope;
  const all: RawBuilder<SqlBool>[] = [];
  // Only where it limits anything: the sums by article know no company.
  if (staff.companyScope !== 'all') all.push(inReach(staff, sql`s.company_id`));
  if (companyIds.length > 0) all.push(sql`s.company_id = any(${companyIds}::integer[])`);
  if (representativeIds.length > 0) {
    all.push(sql`s.company_id in (
      select r.company_id from company_representative r where r.user_id = any(${representativeIds}::integer[]))`);
  }
  if (articleIds.length > 0) all.push(sql`s.article_id = any(${articleIds}::integer[])`);
  if (brandIds.length > 0)
    all.push(sql`s.article_id in (select id from article_summary where brand_id = any(${brandIds}::integer[]))`);
  if (categoryIds.length > 0) all.push(sql`s.article_id = any(array(select id from goods))`);
  return all.length === 0 ? sql<SqlBool>`true` : sql.join(all, sql` and `);
}

import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { allRows, oneNumber } from '../../../platform/database/statements.ts';
import type { BuyingTerms, StockOutlook } from '../rules/proposal.ts';

/** An article of a vendor, with everything that decides how much of it is bought. */
export interface OutlookRow extends StockOutlook, Omit<BuyingTerms, 'deliveryDays'> {
  readonly articleId: number;
  readonly vendorId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
  readonly partNumber: string;
  /** Feninga; 0 where it is unknown. */
  readonly cost: number;
}

interface OutlookQuery {
  /** The low level of articles without one of their own. */
  readonly shopLevel: number;
  /** Sales from this day on count. */
  readonly since: string;
}

const IS_BOUGHT = sql`a.is_visible_on_web and not a.is_discontinued and a.archived_at is null`;
const ORDERED = sql`ordered as materialized (
  select l.article_id, sum(greatest(l.quantity - l.received, 0))::integer as pieces
  from purchase_order_line l join purchase_order o on o.id = l.purchase_order_id
  where o.state = 'ordered' group by l.article_id
)`;

/** All articles that are sold and have a vendor, by code. Little is read of those that are not bought. */
export const outlooks = (db: Db, { shopLevel, since }: OutlookQuery): Promise<readonly OutlookRow[]> =>
  allRows<OutlookRow>(db)`
    with ${ORDERED}, waiting as materialized (
      select article_id, sum(missing)::integer as pieces from back_ordered_line group by article_id
    ), sales as materialized (
      select article_id, sum(quantity)::integer as pieces from revenue_by_article where day >= ${since} group by article_id
    )
    select a.id as "articleId", v.vendor_id as "vendorId", a.code, a.title, b.title as brand, u.abbreviation as unit,
      v.part_number as "partNumber", v.pack_size as "packSize", v.target_level as "targetLevel", a.nc as cost,
      coalesce(s.on_hand - s.reserved, 0) as available, coalesce(w.pieces, 0) as "backOrdered",
      coalesce(o.pieces, 0) as ordered, coalesce(s.low_level, ${shopLevel}::integer) as "lowLevel",
      coalesce(r.pieces, 0) as sold
    from article_vendor v
    join article a on a.id = v.article_id
    join brand b on b.id = a.brand_id
    join measurement_unit u on u.id = a.unit_id
    left join stock_level s on s.article_id = a.id
    left join ordered o on o.article_id = a.id
    left join waiting w on w.article_id = a.id
    left join sales r on r.article_id = a.id
    where ${IS_BOUGHT} order by a.code`;

/** How many articles at their low level have no vendor. */
export const withoutVendor = (db: Db, shopLevel: number): Promise<number> =>
  oneNumber(db)`
    select count(*)::integer as count from article_summary a left join stock_level s on s.article_id = a.id
    where ${IS_BOUGHT} and coalesce(s.on_hand - s.reserved, 0) <= coalesce(s.low_level, ${shopLevel}::integer)
      and not exists (select from article_vendor v where v.article_id = a.id)`;

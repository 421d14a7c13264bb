import { BUSINESS_ZONE } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { integerArray, prepared } from '../../../platform/database/prepared.ts';
import { isSettingOn } from '../../settings/index.ts';
import type { PromotionPriceTuple } from '../rules/prices.ts';
import type { DiscountRow } from '../rules/discounts.ts';

/** Everything that the price of one article for one company depends on, as statements return it. */
export interface PriceRow {
  readonly articleId: number;
  readonly brandId: number;
  /** Null if the article has no variations. */
  readonly variationId: number | null;
  readonly vpc: number;
  readonly mpc: number;
  readonly taxRateBp: number;
  readonly contractPrice: number | null;
  readonly promotions: readonly PromotionPriceTuple[] | null;
  readonly quantityPrices: readonly (readonly [fromQuantity: number, price: number])[] | null;
  /** All discounts of the company: the same in every row. */
  readonly discounts: readonly DiscountRow[] | null;
  /** Whether the variations of an article count together for quantity prices: the same in every row. */
  readonly breaksCountTogether: boolean;
}

interface PriceParameters {
  /** Null for no contract terms. */
  readonly companyId: RawBuilder<number | null>;
  readonly now: RawBuilder<Date>;
}

/** A `PromotionPriceTuple` of promotion `p` and its article `i`. */
export const PROMOTION_PRICE = sql<PromotionPriceTuple>`json_build_array(
  extract(epoch from p.starts_at) * 1000, extract(epoch from p.ends_at) * 1000, i.price, i.retail_price)`;

/** The prices of article `a` in the promotions that are switched on; with `now`, only in those that have not ended. */
export const promotionPricesOfArticle = (
  now?: RawBuilder<Date>,
): RawBuilder<readonly PromotionPriceTuple[] | null> => sql`
  (select json_agg(${PROMOTION_PRICE}) from promotion_article i join promotion p on p.id = i.promotion_id
    where i.article_id = a.id and p.is_active ${now ? sql`and p.ends_at > ${now}::timestamptz` : sql``})`;

/** Whether agreed price `p` holds on the day of this instant. */
export const isInForce = (now: RawBuilder<Date>): RawBuilder<SqlBool> => sql`
  daterange(p.valid_from, p.valid_to, '[]') @> (${now}::timestamptz at time zone ${sql.lit(BUSINESS_ZONE)})::date`;

/** The columns of a `PriceRow` except the id, for a statement that reads articles as `a`. */
export const priceColumns = ({ companyId, now }: PriceParameters): RawBuilder<unknown> => sql`
  a.brand_id as "brandId", a.variation_id as "variationId",
  ${isSettingOn('breaksCountVariationsTogether')} as "breaksCountTogether", a.vpc, a.mpc,
  (select rate_bp from tax_group where id = a.tax_group_id) as "taxRateBp",
  (select min(p.price) from agreed_price p where p.company_id = ${companyId}::integer and p.article_id = a.id
    and ${isInForce(now)}) as "contractPrice",
  ${promotionPricesOfArticle(now)} as promotions,
  (select json_agg(json_build_array(from_quantity, price) order by from_quantity)
    from quantity_break where article_id = a.id) as "quantityPrices",
  (select json_agg(json_build_object('id', id, 'brandId', brand_id, 'categoryId', category_id, 'percentBp', percent_bp))
    from company_discount where company_id = ${companyId}::integer) as discounts`;

/** What the prices of these articles depend on, for one company (null: none), in one statement. */
export function priceRows(
  db: Db | Tx,
  companyId: number | null,
  articleIds: readonly number[],
  now: Date,
): Promise<readonly PriceRow[]> {
  const columns = priceColumns({ companyId: sql`${companyId}`, now: sql`${now}` });
  return allRows<PriceRow>(db)`
    select a.id as "articleId", ${columns} from article a where a.id = any (${integerArray(articleIds)})`;
}

const measuring = prepared<
  { articleIds: readonly number[] },
  { articleId: number; categoryId: number; distance: number }
>(
  (value) => sql`
    with recursive above (article_id, category_id, distance) as (
      select article_id, category_id, 0 from article_category where article_id = any (${integerArray(value('articleIds'))})
      union all
      select above.article_id, c.parent_category_id, above.distance + 1
      from above join category c on c.id = above.category_id where c.parent_category_id is not null
    )
    select article_id as "articleId", category_id as "categoryId", min(distance) as distance from above group by 1, 2`,
);

/** For each article its categories and those above them, with the distance: 0 for its own. Of two paths the shorter counts. */
export async function categoryDistances(
  db: Db | Tx,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, number>>> {
  const { rows } = await db.executeQuery(measuring(db, { articleIds }));
  const byArticle = new Map<number, Map<number, number>>();
  for (const { articleId, categoryId, distance } of rows) {
    const distances = byArticle.get(articleId) ?? new Map<number, number>();
    byArticle.set(articleId, distances.set(categoryId, distance));
  }
  return byArticle;
}

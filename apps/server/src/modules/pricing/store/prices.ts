import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { integerArray } from '../../../platform/database/prepared.ts';
import { isSettingOn } from '../../settings/index.ts';
import type { DiscountRow } from '../rules/discounts.ts';

/** All that the price of one article for one company depends on, as the database tells it. */
export interface PriceRow {
  readonly articleId: number;
  readonly brandId: number;
  /** Null where the article has no variations. */
  readonly variationId: number | null;
  readonly vpc: number;
  readonly mpc: number;
  readonly taxRateBp: number;
  readonly contractPrice: number | null;
  /** The lowest prices of the sales that run, wholesale and retail; null where none runs. */
  readonly sale: readonly [price: number | null, retail: number | null];
  readonly breaks: readonly (readonly [fromQuantity: number, price: number])[] | null;
  /** Those of the company, whatever they are on: the same with every article. */
  readonly discounts: readonly DiscountRow[] | null;
  /** Whether variations of an article count together towards quantity breaks: the same with every article. */
  readonly breaksCountTogether: boolean;
}

interface Asking {
  readonly companyId: RawBuilder<number | null>;
  readonly now: RawBuilder<Date>;
}

/** The columns of a `PriceRow` but for the id, for a statement that reads articles as `a`; a company of null has agreed nothing. */
export const priceColumns = ({ companyId, now }: Asking): RawBuilder<unknown> => sql`
  a.brand_id as "brandId", a.variation_id as "variationId",
  ${isSettingOn('breaksCountVariationsTogether')} as "breaksCountTogether", a.vpc, a.mpc, (select rate_bp from tax_group where id = a.tax_group_id) as "taxRateBp",
  (select price from contract_price where company_id = ${companyId}::integer and article_id = a.id) as "contractPrice",
  (select json_build_array(min(item.price), min(item.retail_price))
    from promotion_article item join promotion running on running.id = item.promotion_id
    where item.article_id = a.id and running.is_active
      and running.starts_at <= ${now}::timestamptz and running.ends_at > ${now}::timestamptz) as sale,
  (select json_agg(json_build_array(from_quantity, price) order by from_quantity)
    from quantity_break where article_id = a.id) as breaks,
  (select json_agg(json_build_object('id', id, 'brandId', brand_id, 'categoryId', category_id, 'percentBp', percent_bp))
    from company_discount where company_id = ${companyId}::integer) as discounts`;

/** What the prices of these articles depend on, for one company (null: none), in one statement. */
export async function priced(
  db: Db | Tx,
  companyId: number | null,
  articleIds: readonly number[],
  now: Date,
): Promise<readonly PriceRow[]> {
  const columns = priceColumns({ companyId: sql`${companyId}`, now: sql`${now}` });
  const { rows } = await sql<PriceRow>`
    select a.id as "articleId", ${columns} from article a where a.id = any (${integerArray(articleIds)})`.execute(db);
  return rows;
}

/** The steps from each article up to each category that it lies in; by two ways the shorter counts. */
export async function stepsUp(
  db: Db | Tx,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, number>>> {
  const { rows } = await sql<{ articleId: number; categoryId: number; steps: number }>`
    with recursive above (article_id, category_id, steps) as (
      select article_id, category_id, 0 from article_category where article_id = any (${articleIds}::integer[])
      union all
      select above.article_id, c.parent_category_id, above.steps + 1
      from above join category c on c.id = above.category_id where c.parent_category_id is not null
    )
    select article_id as "articleId", category_id as "categoryId", min(steps) as steps from above group by 1, 2
  `.execute(db);
  const byArticle = new Map<number, Map<number, number>>();
  for (const { articleId, categoryId, steps } of rows) {
    const own = byArticle.get(articleId) ?? new Map<number, number>();
    byArticle.set(articleId, own.set(categoryId, steps));
  }
  return byArticle;
}

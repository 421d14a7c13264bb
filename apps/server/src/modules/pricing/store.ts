import { type Feninga, feninga } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { DiscountRow, PriceFacts } from './rules.ts';

/** All that the price of one article for one company depends on. */
export interface PricedArticle {
  readonly articleId: number;
  readonly brandId: number;
  readonly facts: PriceFacts;
  readonly contractPrice: Feninga | null;
  readonly steps: ReadonlyMap<number, number>;
}

interface Row {
  readonly articleId: number;
  readonly brandId: number;
  readonly vpc: number;
  readonly mpc: number;
  readonly taxRateBp: number;
  readonly contractPrice: number | null;
  readonly sale: number | null;
  readonly saleRetail: number | null;
  readonly breaks: readonly [fromQuantity: number, price: number][] | null;
  readonly steps: readonly [categoryId: number, steps: number][] | null;
  readonly discounts: readonly DiscountRow[] | null;
}

export interface Priced {
  readonly articles: readonly PricedArticle[];
  readonly discounts: readonly DiscountRow[];
}

const amountOrNull = (amount: number | null): Feninga | null => (amount === null ? null : feninga(amount));

/** Which articles: what stands to the right of `article_id = any`. */
export type Which = RawBuilder<unknown>;

export const these = (articleIds: readonly number[]): Which => sql`(${articleIds}::integer[])`;

/** What the prices of these articles depend on, for one company (null: none), in one statement. */
export async function priced(db: Db | Tx, companyId: number | null, which: Which, now: Date): Promise<Priced> {
  const { rows } = await sql<Row>`
    with recursive discount as materialized (
      select id, brand_id as "brandId", category_id as "categoryId", percent_bp as "percentBp"
      from company_discount where company_id = ${companyId}::integer
    ), above (article_id, category_id, steps) as (
      select article_id, category_id, 0 from article_category
      where article_id = any ${which} and exists (select from discount where "categoryId" is not null)
      union all
      select above.article_id, c.parent_category_id, above.steps + 1
      from above join category c on c.id = above.category_id where c.parent_category_id is not null
    )
    select a.id as "articleId", a.brand_id as "brandId", a.vpc, a.mpc, t.rate_bp as "taxRateBp",
      (select price from contract_price where company_id = ${companyId}::integer and article_id = a.id) as "contractPrice",
      s.sale, s.sale_retail as "saleRetail",
      (select json_agg(json_build_array(from_quantity, price) order by from_quantity)
        from quantity_break where article_id = a.id) as breaks,
      (select json_agg(json_build_array(category_id, steps)) from above where article_id = a.id) as steps,
      (select json_agg(discount) from discount) as discounts
    from article a
    join tax_group t on t.id = a.tax_group_id
    cross join lateral (
      select min(i.price) as sale, min(i.retail_price) as sale_retail
      from product_sale_item i join product_sale p on p.id = i.product_sale_id
      where i.article_id = a.id and p.is_active and p.starts_at <= ${now} and p.ends_at > ${now}
    ) s
    where a.id = any ${which}`.execute(db);
  return { articles: rows.map(articleFrom), discounts: rows[0]?.discounts ?? [] };
}

const articleFrom = (row: Row): PricedArticle => ({
  articleId: row.articleId,
  brandId: row.brandId,
  contractPrice: amountOrNull(row.contractPrice),
  steps: nearest(row.steps ?? []),
  facts: {
    vpc: feninga(row.vpc),
    mpc: feninga(row.mpc),
    taxRateBp: row.taxRateBp,
    sale: amountOrNull(row.sale),
    saleRetail: amountOrNull(row.saleRetail),
    breaks: (row.breaks ?? []).map(([fromQuantity, price]) => ({ fromQuantity, price: feninga(price) })),
  },
});

/** An article may reach a category by two ways: the shorter counts. */
function nearest(all: readonly (readonly [categoryId: number, steps: number])[]): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  for (const [categoryId, count] of all) steps.set(categoryId, Math.min(count, steps.get(categoryId) ?? count));
  return steps;
}

/** A company's discounts and contract prices as a whole. */
export async function agreements(
  db: Db,
  companyId: number,
): Promise<{ discounts: DiscountRow[]; contractPrices: Map<number, Feninga> }> {
  const [discounts, prices] = await Promise.all([
    db
      .selectFrom('company_discount')
      .select(['id', 'brand_id as brandId', 'category_id as categoryId', 'percent_bp as percentBp'])
      .where('company_id', '=', companyId)
      .execute(),
    db.selectFrom('contract_price').select(['article_id', 'price']).where('company_id', '=', companyId).execute(),
  ]);
  return { discounts, contractPrices: new Map(prices.map((row) => [row.article_id, feninga(row.price)])) };
}

/** The contract prices of these companies for these articles, by company and article. */
export async function contractPricesOf(
  db: Db,
  companyIds: readonly number[],
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, Feninga>>> {
  const rows = await db
    .selectFrom('contract_price')
    .select(['company_id', 'article_id', 'price'])
    .where('company_id', '=', sql<number>`any(${companyIds}::integer[])`)
    .where('article_id', '=', sql<number>`any(${articleIds}::integer[])`)
    .execute();
  const byCompany = new Map<number, Map<number, Feninga>>();
  for (const row of rows) {
    const prices = byCompany.get(row.company_id) ?? new Map<number, Feninga>();
    byCompany.set(row.company_id, prices.set(row.article_id, feninga(row.price)));
  }
  return byCompany;
}

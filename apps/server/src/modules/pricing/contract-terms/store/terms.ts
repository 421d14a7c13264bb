import { type Feninga, feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/db.ts';
import type { DiscountRow } from '../../rules/discounts.ts';
import { isInForce } from '../../store/prices.ts';

/** All discounts of a company, and the contract prices that hold today. */
export async function contractTerms(
  db: Db,
  companyId: number,
  now: Date,
): Promise<{ discounts: DiscountRow[]; contractPrices: Map<number, Feninga> }> {
  const [discounts, prices] = await Promise.all([
    db
      .selectFrom('company_discount')
      .select(['id', 'brand_id as brandId', 'category_id as categoryId', 'percent_bp as percentBp'])
      .where('company_id', '=', companyId)
      .execute(),
    db
      .selectFrom('contract_price as p')
      .select(['p.article_id', 'p.price'])
      .where('p.company_id', '=', companyId)
      .where(isInForce(sql`${now}`))
      .execute(),
  ]);
  return { discounts, contractPrices: new Map(prices.map((row) => [row.article_id, feninga(row.price)])) };
}

/** The contract prices of these companies for these articles that hold today, by company and article. */
export async function contractPricesOf(
  db: Db,
  companyIds: readonly number[],
  articleIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ReadonlyMap<number, Feninga>>> {
  const rows = await db
    .selectFrom('contract_price as p')
    .select(['p.company_id', 'p.article_id', 'p.price'])
    .where(isInForce(sql`${now}`))
    .where('p.company_id', '=', sql<number>`any(${companyIds}::integer[])`)
    .where('p.article_id', '=', sql<number>`any(${articleIds}::integer[])`)
    .execute();
  const byCompany = new Map<number, Map<number, Feninga>>();
  for (const row of rows) {
    const prices = byCompany.get(row.company_id) ?? new Map<number, Feninga>();
    byCompany.set(row.company_id, prices.set(row.article_id, feninga(row.price)));
  }
  return byCompany;
}

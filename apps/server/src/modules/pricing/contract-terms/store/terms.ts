import { type Feninga, feninga } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/db.ts';
import { allRows } from '../../../../platform/database/statements.ts';
import type { DiscountRow } from '../../rules/discounts.ts';
import { isInForce } from '../../store/prices.ts';

interface AgreedPrice {
  readonly companyId: number;
  readonly articleId: number;
  readonly price: number;
}

/** The prices that hold today of these companies, of their own and of their price lists: the lowest for each article. */
async function agreedPrices(
  db: Db,
  now: Date,
  where: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, Map<number, Feninga>>> {
  const rows = await allRows<AgreedPrice>(db)`
    select p.company_id as "companyId", p.article_id as "articleId", min(p.price) as price from agreed_price p
    where ${isInForce(sql`${now}`)} and ${where} group by 1, 2`;
  const byCompany = new Map<number, Map<number, Feninga>>();
  for (const { companyId, articleId, price } of rows) {
    const prices = byCompany.get(companyId) ?? new Map<number, Feninga>();
    byCompany.set(companyId, prices.set(articleId, feninga(price)));
  }
  return byCompany;
}

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
    agreedPrices(db, now, sql`p.company_id = ${companyId}`),
  ]);
  return { discounts, contractPrices: prices.get(companyId) ?? new Map<number, Feninga>() };
}

/** The contract prices of these companies for these articles that hold today, by company and article. */
export const contractPricesOf = (
  db: Db,
  companyIds: readonly number[],
  articleIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ReadonlyMap<number, Feninga>>> =>
  agreedPrices(
    db,
    now,
    sql`p.company_id = any(${companyIds}::integer[]) and p.article_id = any(${articleIds}::integer[])`,
  );

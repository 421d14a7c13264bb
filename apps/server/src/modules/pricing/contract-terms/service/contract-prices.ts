import type { CheckedPrice, ContractPrice } from '@sjaj/contract';
import { type BusinessDate, businessDate, fromKm, type Language, toKm } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { type Db, inTransaction } from '../../../../platform/database/db.ts';
import type { SearchRequest } from '../../../../platform/database/list-page.ts';
import { type Page, pagedRows } from '../../../../platform/http/answers.ts';
import { localised } from '../../../../kernel/localised.ts';
import { Problem } from '../../../../platform/problem.ts';
import { checkPeriod, type ContractPeriod, periodState } from '../../rules/contract-period.ts';
import { checkPriceChanges, type PriceEntryInput } from '../../rules/price-check.ts';
import { priceLines } from '../../service.ts';
import * as companies from '../store/companies.ts';
import * as store from '../store/contract-prices.ts';
import { audit } from './discounts.ts';

interface CompanyContext {
  readonly staff: Staff;
  readonly companyId: number;
  readonly language: Language;
  readonly now: Date;
}

interface ViewContext {
  readonly language: Language;
  readonly today: BusinessDate;
}

const view = (
  { listPrice, price, title, ...row }: store.StoredPrice,
  { language, today }: ViewContext,
): ContractPrice => ({
  ...row,
  state: periodState(row, today),
  title: localised(title, language),
  listPrice: toKm(listPrice),
  price: toKm(price),
});

/** One page of the contract prices of a company. */
export async function listContractPrices(
  db: Db,
  { staff, companyId, language, now }: CompanyContext,
  query: SearchRequest,
): Promise<Page<ContractPrice>> {
  if (!(await companies.exists(db, staff, companyId))) throw new Problem('companies.not_found', 404);
  return pagedRows(await store.contractPrices(db, { companyId, ...query }), query, (row) =>
    view(row, { language, today: businessDate(now) }),
  );
}

type SetContractPriceInput = ContractPeriod & PriceEntryInput;

/**
 * Sets the contract price of an article and the days on which it holds. 400 for days in the wrong order; 409 if it has changed since, or if
 * the price is doubtful and not confirmed: below cost, or far from the former contract price or else from the list price.
 */
export const setContractPrice = (
  db: Db,
  { staff, companyId, language, now }: CompanyContext,
  { code, price, seen, confirmedPrices, ...period }: SetContractPriceInput,
): Promise<ContractPrice> =>
  inTransaction(db, async (tx) => {
    checkPeriod(period);
    if (!(await companies.lock(tx, companyId))) throw new Problem('companies.not_found', 404);
    const article = await store.articleByCode(tx, code);
    if (!article) throw new Problem('articles.not_found', 404);
    const agreed = await store.contractPrice(tx, companyId, article.id);
    const current = agreed?.price ?? null;
    const before = current === null ? null : toKm(current);
    if (before !== seen) throw new Problem('records.changed_meanwhile', 409);
    const stored = fromKm(price);
    const change = { field: 'price', before: current ?? article.vpc, after: stored, net: stored, cost: article.nc };
    checkPriceChanges(staff, [change], confirmedPrices);
    await store.setContractPrice(tx, { companyId, articleId: article.id, price: stored, period });
    await audit(tx, staff, {
      companyId,
      action: 'pricing.set_contract_price',
      before: { price: before, validFrom: agreed?.validFrom ?? null, validTo: agreed?.validTo ?? null },
      after: { about: article.code, price, ...period, ...(confirmedPrices.length > 0 && { confirmedPrices }) },
    });
    const { id: articleId, vpc: listPrice, title } = article;
    return view(
      { articleId, code: article.code, title, listPrice, price: stored, ...period },
      { language, today: businessDate(now) },
    );
  });

/** Removes a contract price. */
export const removeContractPrice = (
  db: Db,
  { staff, companyId }: Omit<CompanyContext, 'language' | 'now'>,
  articleId: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await companies.lock(tx, companyId);
    const agreed = await store.contractPrice(tx, companyId, articleId);
    const article = await store.articleById(tx, articleId);
    if (!agreed || !article) throw new Problem('pricing.contract_price_not_found', 404);
    await store.removeContractPrice(tx, companyId, articleId);
    const before = { about: article.code, price: toKm(agreed.price) };
    await audit(tx, staff, { companyId, action: 'pricing.remove_contract_price', before });
  });

interface CheckPriceInput {
  readonly code: string;
  readonly quantity: number;
}

/** The price that the company pays for an article now, by the rules of its cart. */
export async function checkPrice(
  db: Db,
  { staff, companyId, language, now }: CompanyContext,
  { code, quantity }: CheckPriceInput,
): Promise<CheckedPrice> {
  if (!(await companies.exists(db, staff, companyId))) throw new Problem('companies.not_found', 404);
  const article = await store.articleByCode(db, code);
  if (!article) throw new Problem('articles.not_found', 404);
  const prices = await priceLines(db, { companyId, retail: false }, [{ articleId: article.id, quantity }], now);
  const price = prices.get(article.id);
  if (!price) throw new Problem('articles.not_found', 404);
  return {
    articleId: article.id,
    code: article.code,
    title: localised(article.title, language),
    price: toKm(price.price),
    listPrice: toKm(price.listPrice),
    source: price.source,
  };
}

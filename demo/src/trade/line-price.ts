import type { DemoArticle } from '../compose/article.ts';
import { companyDiscounts, contractPrices } from './contract-terms.ts';
import type { Sale } from './sales.ts';

export interface LinePrice {
  readonly price: number;
  readonly source: 'list' | 'contract' | 'quantity_break' | 'sale' | 'company_discount' | 'retail';
}

interface PriceQuery {
  readonly article: DemoArticle;
  /** null for a private person, who pays retail. */
  readonly companyId: number | null;
  readonly quantity: number;
  /** Days from today; 0 is today, negative days lie behind. */
  readonly day: number;
}

const isIn = (category: string, above: string): boolean => category === above || category.startsWith(`${above}.`);

function discounted({ article, companyId }: PriceQuery): LinePrice[] {
  const rows = companyDiscounts
    .filter((row) => row.companyId === companyId)
    .filter((row) => row.brand === null || row.brand === article.brand)
    .filter((row) => row.category === null || isIn(article.category, row.category))
    .sort((a, b) => (b.category?.length ?? 0) - (a.category?.length ?? 0));
  const [row] = rows;
  if (!row) return [];
  return [
    {
      price: article.prices.vpc - Math.round((article.prices.vpc * row.percentBp) / 10_000),
      source: 'company_discount',
    },
  ];
}

/** What an order kept as the price of a line: the lowest of what the orderer was entitled to on that day. */
export function linePrice(query: PriceQuery, sales: readonly Sale[]): LinePrice {
  const { article, companyId, quantity, day } = query;
  const item = sales
    .filter((sale) => sale.fromDay <= day && day < sale.toDay)
    .flatMap((sale) => sale.items)
    .find((one) => one.code === article.code);
  if (companyId === null) return { price: item?.retailPrice ?? article.prices.mpc, source: item ? 'sale' : 'retail' };
  const contract = contractPrices.find((one) => one.companyId === companyId && one.code === article.code);
  const reached = article.breaks.filter((one) => one.from <= quantity).at(-1);
  const offers: LinePrice[] = [
    { price: article.prices.vpc, source: 'list' },
    ...(contract ? [{ price: contract.price, source: 'contract' as const }] : []),
    ...(reached ? [{ price: reached.price, source: 'quantity_break' as const }] : []),
    ...(item ? [{ price: item.price, source: 'sale' as const }] : []),
    ...discounted(query),
  ];
  return offers.reduce((best, offer) => (offer.price < best.price ? offer : best));
}

import type { PriceChangeLine, PriceRule } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import { newPrices, type PricedArticle, type Prices } from './new-prices.ts';

/** Prices that the ERP sends; null for those that it leaves out. */
export interface SentPrices {
  readonly vpc: Feninga | null;
  readonly mpc: Feninga | null;
}

/** The rule of a proposal with prices of the ERP: those that are not sent follow the wholesale price. */
export const PULL_RULE: PriceRule = { price: 'vpc', change: { by: 'list' }, othersFollow: true, roundTo: 1 };

/** The prices of an article as the ERP has them, or why they cannot be. */
export function pulledPrices(
  article: PricedArticle,
  { vpc, mpc }: SentPrices,
): Prices | NonNullable<PriceChangeLine['error']> {
  const followed = vpc === null ? article : newPrices(article, PULL_RULE, vpc);
  if (typeof followed === 'string') return followed;
  return { vpc: followed.vpc, mpc: mpc ?? followed.mpc, breaks: followed.breaks };
}

import type { PriceChangeLine, PriceRule } from '@sjaj/contract';
import { type Feninga, feninga, fromKm, grossFromNet, netFromGross, shareOf } from '@sjaj/domain';

/** A quantity price: [from quantity, feninga without VAT]. */
export type Break = readonly [fromQuantity: number, price: number];

export interface Prices {
  readonly vpc: Feninga;
  readonly mpc: Feninga;
  /** By quantity. */
  readonly breaks: readonly Break[];
}

export interface PricedArticle extends Prices {
  /** The purchase price; 0 where it is unknown. */
  readonly cost: Feninga;
  readonly taxRateBp: number;
}

type LineError = NonNullable<PriceChangeLine['error']>;

const MOST = 2_147_483_600;
const WHOLE_BP = 10_000;

/** Hundredths of a percent. */
const basisPoints = (percent: number): number => Math.round(percent * 100);

/** The multiple of `step` nearest to the price, halves up; never 0. */
export const roundTo = (price: number, step: number): number => Math.max(step, shareOf(price, 1, step) * step);

/** The new price before it is rounded; a error where there is none. */
function changedPrice(article: PricedArticle, rule: PriceRule, listed: Feninga | null): number | LineError {
  const { price, change } = rule;
  const before = article[price];
  switch (change.by) {
    case 'percent':
      return shareOf(before, WHOLE_BP + basisPoints(change.value), WHOLE_BP);
    case 'amount':
      return before + fromKm(change.value);
    case 'margin': {
      if (article.cost === 0) return 'cost_unknown';
      const net = feninga(shareOf(article.cost, WHOLE_BP, WHOLE_BP - basisPoints(change.value)));
      return price === 'mpc' ? grossFromNet(net, article.taxRateBp) : net;
    }
    case 'list':
      return listed ?? 'price_unreadable';
  }
}

/** The other price in the same proportion; a price that was 0 follows by the VAT. */
function followed(article: PricedArticle, { price, roundTo: step }: PriceRule, after: Feninga): number {
  const other = price === 'vpc' ? 'mpc' : 'vpc';
  if (article[price] > 0 && article[other] > 0) return roundTo(shareOf(article[other], after, article[price]), step);
  const byTax = price === 'vpc' ? grossFromNet(after, article.taxRateBp) : netFromGross(after, article.taxRateBp);
  return roundTo(byTax, step);
}

/**
 * The prices of an article after the change, or why it cannot be made. `listed` is the price of a pasted line, null where it
 * cannot be read. A price that the rule leaves as it is, is not rounded either.
 */
export function newPrices(article: PricedArticle, rule: PriceRule, listed: Feninga | null = null): Prices | LineError {
  const { vpc, mpc, breaks } = article;
  const changed = changedPrice(article, rule, listed);
  if (typeof changed === 'string') return changed;
  if (changed <= 0) return 'not_positive';
  if (changed > MOST) return 'too_high';
  if (changed === article[rule.price]) return { vpc, mpc, breaks };
  const after = feninga(roundTo(changed, rule.roundTo));
  const other = rule.othersFollow ? followed(article, rule, after) : article[rule.price === 'vpc' ? 'mpc' : 'vpc'];
  if (after > MOST || other > MOST) return 'too_high';
  const prices = rule.price === 'vpc' ? { vpc: after, mpc: feninga(other) } : { vpc: feninga(other), mpc: after };
  const followsBreaks = rule.othersFollow && vpc > 0;
  const newBreaks = followsBreaks
    ? breaks.map(([from, price]) => [from, roundTo(shareOf(price, prices.vpc, vpc), rule.roundTo)] as const)
    : breaks;
  return isFalling(prices.vpc, newBreaks) ? { ...prices, breaks: newBreaks } : 'breaks_not_falling';
}

/** Whether each quantity price is below the one before, the first below the wholesale price. */
const isFalling = (vpc: number, breaks: readonly Break[]): boolean =>
  breaks.every(([, price], place) => price < (breaks[place - 1]?.[1] ?? vpc));

export const isSame = (a: Prices, b: Prices): boolean =>
  a.vpc === b.vpc && a.mpc === b.mpc && JSON.stringify(a.breaks) === JSON.stringify(b.breaks);

/** The share of a net price that is above the cost, in percent with one decimal; null where price or cost is unknown. */
export const marginPercent = (net: number, cost: number): number | null =>
  net > 0 && cost > 0 ? shareOf(net - cost, 1_000, net) / 10 : null;

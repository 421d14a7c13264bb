import type { PriceSource } from '@sjaj/contract';
import { type Feninga, percentOf, type PriceByRule, subtract } from '@sjaj/domain';

/** What an article costs before anybody's own conditions. Net amounts, but `mpc` and `saleRetail` with VAT. */
export interface PriceFacts {
  readonly vpc: Feninga;
  readonly mpc: Feninga;
  readonly taxRateBp: number;
  /** The running sale's prices; null where none runs. */
  readonly sale: Feninga | null;
  readonly saleRetail: Feninga | null;
  readonly breaks: readonly { readonly fromQuantity: number; readonly price: Feninga }[];
}

/** What was agreed with the caller's company for one article. */
export interface Conditions {
  readonly contractPrice: Feninga | null;
  /** Basis points off the wholesale price, 0 for none. */
  readonly discountBp: number;
}

export interface Buying {
  /** Retail prices with VAT: private customers and guests. */
  readonly retail: boolean;
  /** What counts towards quantity breaks. */
  readonly quantity: number;
}

/** What one unit costs; without a rule it is the list price. */
export interface Offer extends PriceByRule {
  /** The lowest price without the sale: what a running sale strikes through. */
  readonly normalPrice: Feninga;
  readonly listPrice: Feninga;
  readonly source: PriceSource;
  readonly taxRateBp: number;
  /** The next quantity that makes a unit cheaper. */
  readonly nextBreak: { readonly fromQuantity: number; readonly price: Feninga } | null;
}

export const NO_CONDITIONS: Conditions = { contractPrice: null, discountBp: 0 };

type Candidate = readonly [price: Feninga, source: PriceSource];

/** The caller's price of one unit: the lowest that applies. Of equal ones the first of this order names the source. */
export function offerOf(facts: PriceFacts, conditions: Conditions, { retail, quantity }: Buying): Offer {
  const list: Candidate = retail ? [facts.mpc, 'retail'] : [facts.vpc, 'list'];
  const candidates = retail ? [list] : ownCandidates(list, facts, conditions, quantity);
  const normal = lowest(candidates, null) ?? list;
  const sale = retail ? facts.saleRetail : facts.sale;
  if (sale !== null) candidates.push([sale, 'sale']);
  const best = lowest(candidates, null) ?? list;
  return {
    price: best[0],
    normalPrice: normal[0],
    priceWithoutRule: best === list ? best[0] : (lowest(candidates, best) ?? list)[0],
    listPrice: list[0],
    source: best[1],
    taxRateBp: facts.taxRateBp,
    nextBreak: retail ? null : nextBreak(facts.breaks, quantity, best[0]),
  };
}

/** The first of the lowest, one candidate aside. */
function lowest(candidates: readonly Candidate[], except: Candidate | null): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    if (candidate !== except && (best === null || candidate[0] < best[0])) best = candidate;
  }
  return best;
}

/** One candidate for each rule but the sale. */
function ownCandidates(list: Candidate, facts: PriceFacts, conditions: Conditions, quantity: number): Candidate[] {
  const { contractPrice, discountBp } = conditions;
  const candidates: Candidate[] = [list];
  if (contractPrice !== null) candidates.push([contractPrice, 'contract']);
  let reached: Feninga | null = null;
  for (const { fromQuantity, price } of facts.breaks) {
    if (fromQuantity <= quantity && (reached === null || price < reached)) reached = price;
  }
  if (reached !== null) candidates.push([reached, 'quantity_break']);
  if (discountBp > 0) candidates.push([subtract(facts.vpc, percentOf(facts.vpc, discountBp)), 'company_discount']);
  return candidates;
}

function nextBreak(breaks: PriceFacts['breaks'], quantity: number, price: Feninga): Offer['nextBreak'] {
  const cheaper = breaks.filter((step) => step.fromQuantity > quantity && step.price < price);
  return cheaper.length === 0 ? null : cheaper.reduce((a, b) => (b.fromQuantity < a.fromQuantity ? b : a));
}

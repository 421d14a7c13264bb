import type { PurchaseProposalLine } from '@sjaj/contract';

/** The days that the rate of sales is taken from. */
export const LOOK_BACK_DAYS = 90;
/** How long the stock shall last beyond the arrival of the goods, where no target is set. */
const COVER_DAYS = 30;

/** What there is of an article and what is sold of it, in pieces. */
export interface StockOutlook {
  readonly available: number;
  /** What pre-orders wait for. */
  readonly backOrdered: number;
  /** Ordered from vendors and not arrived. */
  readonly ordered: number;
  readonly lowLevel: number;
  /** Within `LOOK_BACK_DAYS`; below 0 where more came back. */
  readonly sold: number;
}

export interface BuyingTerms {
  readonly deliveryDays: number;
  readonly packSize: number;
  readonly targetLevel: number | null;
}

interface Need {
  readonly reason: PurchaseProposalLine['reason'];
  /** Whole packs. */
  readonly quantity: number;
}

/** What will be there once all has arrived and pre-orders are filled; below 0 where goods are missing. */
const expectedStock = ({ available, backOrdered, ordered }: StockOutlook): number => available + ordered - backOrdered;

/** Pieces that are sold within so many days, rounded up. */
const soldWithin = ({ sold }: StockOutlook, days: number): number =>
  Math.ceil((Math.max(0, sold) * days) / LOOK_BACK_DAYS);

/** How many days the stock lasts at the present rate; null where nothing is sold. */
export const lastingDays = (outlook: StockOutlook): number | null =>
  outlook.sold > 0 ? Math.floor((Math.max(0, expectedStock(outlook)) * LOOK_BACK_DAYS) / outlook.sold) : null;

const wholePacks = (quantity: number, packSize: number): number => Math.ceil(quantity / packSize) * packSize;

/**
 * How much to buy of an article: nothing where the stock stays above its low level and lasts until goods can arrive; otherwise up to its
 * target, or else as much as is sold until then and 30 days on, and always more than the low level.
 */
export function purchaseNeed(outlook: StockOutlook, { deliveryDays, packSize, targetLevel }: BuyingTerms): Need | null {
  const there = expectedStock(outlook);
  const isLow = there <= outlook.lowLevel;
  const runsOut = there < soldWithin(outlook, deliveryDays);
  if (!isLow && !runsOut) return null;
  const target = Math.max(targetLevel ?? soldWithin(outlook, deliveryDays + COVER_DAYS), outlook.lowLevel + 1);
  // A target below what is sold until goods arrive is met already: one pack, so that the article does not stay on the list.
  const missing = Math.max(target - there, 1);
  return { reason: isLow ? 'low' : 'runs_out', quantity: wholePacks(missing, packSize) };
}

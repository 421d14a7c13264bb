import { type Correction, type Offer, OFFERS, type StockView } from '@sjaj/contract';
import { availableOn, lowestQuantity } from '@sjaj/domain';
import { Problem } from '../../platform/problem.ts';

/** The quantity on hand, and how much of it orders reserve. */
export interface StockLevel {
  readonly onHand: number;
  readonly reserved: number;
}

/** So many pieces of an article. */
export interface Pieces {
  readonly articleId: number;
  readonly quantity: number;
}

/** A quantity that is not available. */
export interface Shortage {
  readonly articleId: number;
  readonly wanted: number;
  readonly available: number;
}

/** What each article gets, and which of them get less than they want. */
export interface Allotment {
  readonly taken: readonly Pieces[];
  readonly short: readonly Shortage[];
}

const EMPTY: StockLevel = { onHand: 0, reserved: 0 };

/** The pieces by article, in id order: the order in which stock levels are locked, so that two orders never deadlock. */
export function inLockOrder(wanted: readonly Pieces[]): readonly Pieces[] {
  const sums = new Map<number, number>();
  for (const { articleId, quantity } of wanted) sums.set(articleId, (sums.get(articleId) ?? 0) + quantity);
  return [...sums].map(([articleId, quantity]) => ({ articleId, quantity })).sort((a, b) => a.articleId - b.articleId);
}

/** Gives every article as much of what is wanted as is available. An article without a stock level has nothing. */
export function allot(wanted: readonly Pieces[], stockLevels: ReadonlyMap<number, StockLevel>): Allotment {
  const taken: Pieces[] = [];
  const short: Shortage[] = [];
  for (const { articleId, quantity } of inLockOrder(wanted)) {
    const available = availableOn(stockLevels.get(articleId) ?? EMPTY);
    const given = Math.min(quantity, available);
    if (given > 0) taken.push({ articleId, quantity: given });
    if (given < quantity) short.push({ articleId, wanted: quantity, available });
  }
  return { taken, short };
}

/** Kinds of stock movements in the ledger, and what each piece of one changes. */
export const MOVEMENTS = {
  reservation: { onHand: 0, reserved: 1 },
  release: { onHand: 0, reserved: -1 },
  hand_over: { onHand: -1, reserved: -1 },
  return: { onHand: 1, reserved: 0 },
} as const;
export type MovementKind = keyof typeof MOVEMENTS;

/** The stock after a movement of so many pieces. RangeError where it would reserve more than there is, or less than 0. */
export function moved(stockLevel: StockLevel, kind: MovementKind, quantity: number): StockLevel {
  const change = MOVEMENTS[kind];
  const after = {
    onHand: stockLevel.onHand + change.onHand * quantity,
    reserved: stockLevel.reserved + change.reserved * quantity,
  };
  if (after.reserved < 0 || after.reserved > after.onHand)
    throw new RangeError(`${kind} of ${quantity} is more than the stock allows`);
  return after;
}

/** More pieces than the column can hold. */
export const MOST_ON_HAND = 9_999_999;

/**
 * What is on hand once staff have corrected it. 409 below what is promised to orders, or beyond what can be counted.
 */
export function corrected(stockLevel: StockLevel, correction: Correction): number {
  const onHand = correction.kind === 'counted' ? correction.onHand : stockLevel.onHand + correction.change;
  if (onHand < stockLevel.reserved) {
    throw new Problem('stock.below_reserved', 409, { facts: { reserved: stockLevel.reserved } });
  }
  if (onHand > MOST_ON_HAND) throw new Problem('stock.too_many', 409, { facts: { maximum: MOST_ON_HAND } });
  return onHand;
}

interface StockLevelFacts extends StockLevel {
  readonly lowLevel: number;
  /** A day, `YYYY-MM-DD`. */
  readonly expectedOn: string | null;
}

/** The stock of an article as customers see it. What is not there is on order only where pre-orders are taken. */
export function stockView(stockLevel: StockLevelFacts, takesPreOrders: boolean): StockView {
  const { lowLevel, expectedOn } = stockLevel;
  const available = availableOn(stockLevel);
  if (available === 0) return { state: takesPreOrders ? 'on_order' : 'out', available, expectedOn };
  return { state: available <= lowLevel ? 'low' : 'in_stock', available, expectedOn };
}

interface OfferedArticle extends StockLevel {
  readonly minimum: number;
  readonly packSize: number;
  readonly disableSelling: boolean;
  readonly isDiscontinued: boolean;
}

/** What a buyer can do with an article. Less in stock than the smallest quantity is as good as nothing. */
export function offerOf(article: OfferedArticle, takesPreOrders: boolean): Offer {
  if (article.disableSelling) return 'request';
  if (article.isDiscontinued) return 'none';
  const { minimum, packSize } = article;
  if (availableOn(article) >= lowestQuantity({ minimum, pack: packSize })) return 'cart';
  return takesPreOrders ? 'pre_order' : 'request';
}

/** The best of several offers. */
export const bestOffer = (offers: readonly Offer[]): Offer => OFFERS.find((offer) => offers.includes(offer)) ?? 'none';

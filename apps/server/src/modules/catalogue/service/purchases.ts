import type { PurchasedArticle } from '@sjaj/contract';
import { businessDate, type PurchaseHabit, purchaseHabitOf, toKm } from '@sjaj/domain';
import { priceChangeOf } from '../../pricing/index.ts';
import type { ArticleFacts } from '../store/article-facts.ts';
import type { BoughtArticle } from '../store/bought.ts';
import { unitPriceFor, type TileContext } from './tiles.ts';

/** What orders tell of an article, beside its tile. */
type PurchaseFacts = Pick<PurchasedArticle, 'lastBought' | 'rhythm' | 'priceChange'>;

/** How the article is ordered of late; null where no newer order has it. */
export const habitOf = ({ recent }: BoughtArticle, now: Date): PurchaseHabit | null =>
  purchaseHabitOf(
    recent.map(({ at, quantity }) => ({ on: businessDate(new Date(at)), quantity })),
    businessDate(now),
  );

/** The newest purchase, the rhythm and what the price has done since. */
export function purchaseFactsOf(
  facts: ArticleFacts,
  bought: BoughtArticle,
  context: TileContext & { readonly habit: PurchaseHabit | null },
): PurchaseFacts {
  const { last } = bought;
  const { viewer, habit } = context;
  return {
    lastBought: {
      at: new Date(last.at).toISOString(),
      quantity: last.quantity,
      price: viewer.seesPrices ? toKm(last.price) : null,
    },
    rhythm:
      habit?.everyDays && habit.dueOn ? { everyDays: habit.everyDays, dueOn: habit.dueOn, isDue: habit.isDue } : null,
    priceChange: viewer.seesPrices ? changeSince(facts, bought, context) : null,
  };
}

/** Then and now for the quantity of then: a smaller order is no higher price. */
function changeSince(
  facts: ArticleFacts,
  { last, recent }: BoughtArticle,
  context: TileContext,
): PurchasedArticle['priceChange'] {
  const source = recent[0]?.priceSource ?? null;
  const now = unitPriceFor(facts, context, last.quantity);
  // Sizes and colours bought together reached that price; by itself the article never had it.
  const isReachedTogether = source === 'quantity_break' && facts.variation !== null && context.breaksCountTogether;
  if (isReachedTogether && now.source !== source) return null;
  const change = priceChangeOf({ price: last.price, source }, now);
  return change && { from: toKm(change.from), to: toKm(change.to), reason: change.reason };
}

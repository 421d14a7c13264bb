import { type Feninga, feninga, times } from '@sjaj/domain';

export const MAX_SAVED_CARTS = 100;

/** A line of a saved cart: how many, the unit price then, the one today, and whether it can be bought today. */
export interface PricedSavedLine {
  readonly quantity: number;
  readonly savedPrice: Feninga;
  readonly price: Feninga | null;
  readonly isOrderable: boolean;
}

/** What the lines that can be bought cost today, and how much more that is than when they were saved. */
export function totalOf(lines: readonly PricedSavedLine[]): { readonly total: Feninga; readonly difference: Feninga } {
  let total = 0;
  let before = 0;
  for (const { price, savedPrice, quantity, isOrderable } of lines) {
    if (price === null || !isOrderable) continue;
    total += times(price, quantity);
    before += times(savedPrice, quantity);
  }
  return { total: feninga(total), difference: feninga(total - before) };
}

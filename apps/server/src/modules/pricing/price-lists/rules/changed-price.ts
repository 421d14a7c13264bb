import { type Feninga, feninga, fromKm, percentOf } from '@sjaj/domain';

const WHOLE_BP = 10_000;
/** The highest price of an article: more is more than its column holds. */
export const HIGHEST_PRICE: Feninga = fromKm(21_474_836);

/** A price raised or lowered by basis points. What costs something does not become free. */
export function changedPrice(price: Feninga, changeBp: number): Feninga {
  const changed = percentOf(price, WHOLE_BP + changeBp);
  return price > 0 && changed === 0 ? feninga(1) : changed;
}

import { type Feninga, feninga, percentOf } from '@sjaj/domain';

const WHOLE_BP = 10_000;

/** A price raised or lowered by basis points. What costs something does not become free. */
export function changedPrice(price: Feninga, changeBp: number): Feninga {
  const changed = percentOf(price, WHOLE_BP + changeBp);
  return price > 0 && changed === 0 ? feninga(1) : changed;
}

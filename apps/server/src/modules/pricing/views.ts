import type { OldPriceView } from '@sjaj/contract';
import { oldPriceOf, type PriceByRule, toKm } from '@sjaj/domain';

/** The old price as every call shows it. Callers who may not see prices get null instead of asking. */
export function oldPriceView(priced: PriceByRule): OldPriceView | null {
  const old = oldPriceOf(priced);
  return old && { amount: toKm(old.amount), percent: old.percent };
}

import type { AdminPromotion, PromotionForm, PromotionLineError } from '@sjaj/contract';
import { addDays, businessDate, type Feninga, feninga, percentOf, shareOf, startOfDay } from '@sjaj/domain';
import { Problem } from '../../../../platform/problem.ts';

/** From `startsAt` until before `endsAt`. */
export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

type Days = Pick<PromotionForm, 'startsOn' | 'endsOn'>;

/** The first and the last business day of a period. */
export const daysOf = ({ startsAt, endsAt }: Period): Days => ({
  startsOn: businessDate(startsAt),
  endsOn: businessDate(new Date(endsAt.getTime() - 1)),
});

/**
 * The period of these business days. A day that has not changed keeps its hour: editing the title of a promotion that was ended
 * in the afternoon does not restart it. 400 if the last day is before the first.
 */
export function periodOf(days: Days, stored?: Period): Period {
  if (days.endsOn < days.startsOn) {
    throw new Problem('sales.period_turned', 400, { errors: [{ field: 'endsOn', key: 'sales.period_turned' }] });
  }
  const storedDays = stored && daysOf(stored);
  return {
    startsAt: stored && storedDays?.startsOn === days.startsOn ? stored.startsAt : startOfDay(days.startsOn),
    endsAt: stored && storedDays?.endsOn === days.endsOn ? stored.endsAt : startOfDay(addDays(days.endsOn, 1)),
  };
}

interface Schedule extends Period {
  readonly isActive: boolean;
}

/** Whether the prices of a promotion apply now, and why not. */
export function stateOf({ startsAt, endsAt, isActive }: Schedule, now: Date): AdminPromotion['state'] {
  if (now >= endsAt) return 'ended';
  if (!isActive) return 'inactive';
  return now < startsAt ? 'upcoming' : 'running';
}

/** The end of a running promotion that is ended now. 409 if it does not run. */
export function endNow(promotion: Schedule, now: Date): Date {
  if (stateOf(promotion, now) !== 'running') throw new Problem('sales.not_running', 409);
  return new Date(Math.max(now.getTime(), promotion.startsAt.getTime() + 1));
}

/** The list prices of an article: the retail price contains VAT, the other one does not. */
export interface ListPrices {
  readonly listPrice: Feninga;
  readonly listRetailPrice: Feninga;
}

export interface PromotionPrices {
  readonly price: Feninga;
  readonly retailPrice: Feninga;
}

/** Requested prices of an article, or a reduction of its list prices in basis points. */
export interface RequestedPrices {
  readonly price: Feninga | null;
  readonly retailPrice: Feninga | null;
  readonly percentBp: number | null;
}

const WHOLE_BP = 10_000;

/**
 * The promotion prices of an article. A requested price takes precedence over the percentage. A missing retail price is reduced
 * by the percentage, or else in proportion to the net price. An error if no price is requested or none is lower.
 */
export function pricesFor(list: ListPrices, requested: RequestedPrices): PromotionPrices | PromotionLineError {
  const { percentBp } = requested;
  const reduced = (amount: Feninga): Feninga | null =>
    percentBp === null ? null : percentOf(amount, WHOLE_BP - percentBp);
  const price = requested.price ?? reduced(list.listPrice);
  if (price === null) return 'no_price';
  const retailPrice = requested.retailPrice ?? reduced(list.listRetailPrice) ?? inProportion(list, price);
  return isLower(list, { price, retailPrice }) ? { price, retailPrice } : 'not_lower';
}

const inProportion = ({ listPrice, listRetailPrice }: ListPrices, price: Feninga): Feninga =>
  listPrice === 0 ? listRetailPrice : feninga(shareOf(listRetailPrice, price, listPrice));

/** Whether at least one price is lower, none is higher and none is zero. */
export const isLower = ({ listPrice, listRetailPrice }: ListPrices, { price, retailPrice }: PromotionPrices): boolean =>
  price > 0 &&
  retailPrice > 0 &&
  price <= listPrice &&
  retailPrice <= listRetailPrice &&
  (price < listPrice || retailPrice < listRetailPrice);

import type { AdminSale, SaleForm, SaleLineFault } from '@sjaj/contract';
import { addDays, businessDate, type Feninga, feninga, percentOf, shareOf, startOfDay } from '@sjaj/domain';
import { Problem } from '../../../../platform/problem.ts';

/** From the first instant to before the second. */
export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

type Days = Pick<SaleForm, 'startsOn' | 'endsOn'>;

/** The business days that a period touches, the last one included. */
export const daysOf = ({ startsAt, endsAt }: Period): Days => ({
  startsOn: businessDate(startsAt),
  endsOn: businessDate(new Date(endsAt.getTime() - 1)),
});

/**
 * The period of these days as wholes. A day that is as it was kept keeps its hour: a sale that was ended in the afternoon does not
 * run again because its title is mended. 400 where the last day comes before the first.
 */
export function periodOf(days: Days, kept?: Period): Period {
  if (days.endsOn < days.startsOn) {
    throw new Problem('sales.period_turned', 400, { errors: [{ field: 'endsOn', key: 'sales.period_turned' }] });
  }
  const was = kept && daysOf(kept);
  return {
    startsAt: kept && was?.startsOn === days.startsOn ? kept.startsAt : startOfDay(days.startsOn),
    endsAt: kept && was?.endsOn === days.endsOn ? kept.endsAt : startOfDay(addDays(days.endsOn, 1)),
  };
}

interface Switched extends Period {
  readonly isActive: boolean;
}

/** Whether the prices of a sale hold now, and why not. */
export function stateOf({ startsAt, endsAt, isActive }: Switched, now: Date): AdminSale['state'] {
  if (now >= endsAt) return 'ended';
  if (!isActive) return 'inactive';
  return now < startsAt ? 'upcoming' : 'running';
}

/** A running sale that ends at once. 409 for one that does not run. */
export function endedNow(sale: Switched, now: Date): Date {
  if (stateOf(sale, now) !== 'running') throw new Problem('sales.not_running', 409);
  const A_MOMENT = 1;
  return new Date(Math.max(now.getTime(), sale.startsAt.getTime() + A_MOMENT));
}

/** What an article costs everybody: wholesale without VAT, retail with it. */
export interface ListPrices {
  readonly vpc: Feninga;
  readonly mpc: Feninga;
}

export interface SalePrices {
  readonly price: Feninga;
  readonly retailPrice: Feninga;
}

/** What was asked for: prices of its own, or so much off the list prices, in basis points. */
export interface Wish {
  readonly price: Feninga | null;
  readonly retailPrice: Feninga | null;
  readonly percentBp: number | null;
}

const WHOLE_BP = 10_000;

/**
 * The sale prices of an article. An own price counts before the percentage; a retail price that is missing falls by the
 * percentage, or else in proportion to the wholesale price. A fault where nothing is asked or nothing gets cheaper.
 */
export function pricesFor(list: ListPrices, wish: Wish): SalePrices | SaleLineFault {
  const { percentBp } = wish;
  const less = (amount: Feninga): Feninga | null =>
    percentBp === null ? null : percentOf(amount, WHOLE_BP - percentBp);
  const price = wish.price ?? less(list.vpc);
  if (price === null) return 'no_price';
  const retailPrice = wish.retailPrice ?? less(list.mpc) ?? inProportion(list, price);
  return isLower(list, { price, retailPrice }) ? { price, retailPrice } : 'not_lower';
}

const inProportion = ({ vpc, mpc }: ListPrices, price: Feninga): Feninga =>
  vpc === 0 ? mpc : feninga(shareOf(mpc, price, vpc));

/** Whether somebody pays less and nobody more; nothing is given away. */
export const isLower = ({ vpc, mpc }: ListPrices, { price, retailPrice }: SalePrices): boolean =>
  price > 0 && retailPrice > 0 && price <= vpc && retailPrice <= mpc && (price < vpc || retailPrice < mpc);

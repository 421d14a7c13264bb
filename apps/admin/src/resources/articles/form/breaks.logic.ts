import { kmOf } from '../../../shared/figures/typed-amounts.ts';

/** A quantity price in the form: the text of its two fields, valid or not. */
export interface DraftBreak {
  readonly fromQuantity: string;
  readonly price: string;
}

export const EMPTY_BREAK: DraftBreak = { fromQuantity: '', price: '' };

const quantityOf = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null);

/**
 * The indexes of quantity prices that are not below the previous one (by quantity) or the list price, and of duplicate quantities. Invalid
 * numbers are skipped: the contract reports them.
 */
export function notFalling(breaks: readonly DraftBreak[], listPrice: string): readonly number[] {
  const steps = breaks
    .map((step, place) => ({ place, from: quantityOf(step.fromQuantity), price: kmOf(step.price) }))
    .filter(({ from, price }) => from !== null && price !== null)
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const top = kmOf(listPrice);
  return steps
    .filter(({ from, price }, index) => {
      const before = steps[index - 1];
      const limit = before ? before.price : top;
      return from === before?.from || (limit !== null && price !== null && price >= limit);
    })
    .map(({ place }) => place);
}

/** The difference to the list price in percent with one decimal; null if one of the two is not an amount. */
export function reductionOf(price: string, listPrice: string): number | null {
  const [breakPrice, list] = [kmOf(price), kmOf(listPrice)];
  if (breakPrice === null || list === null || list === 0) return null;
  return Math.round(((breakPrice - list) / list) * 1_000) / 10;
}

import { formatPercent } from '@sjaj/domain';
import { language } from '../texts/t.ts';
import { differenceOf } from './prices.logic.ts';

/** The difference of a price from the list price, as a table shows it. */
export function differenceText(listPrice: number, price: number): string {
  const difference = differenceOf(listPrice, price);
  return difference === null ? '–' : formatPercent(difference, language());
}

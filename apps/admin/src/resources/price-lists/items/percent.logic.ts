import { MOST_PRICE_LIST_PERCENT } from '@sjaj/contract';
import { formatPercent, parseKm, toKm } from '@sjaj/domain';
import { language } from '../../../shared/texts/t.ts';

export type Direction = 'raise' | 'lower';

/** Parses a typed percentage such as `2,5`, negative to lower prices; null if it is invalid, 0 or too much. */
export function changeOf(direction: Direction, typed: string): number | null {
  // The same format as an amount: at most two decimals after a comma.
  const amount = parseKm(typed.replace('%', ''));
  if (amount === null) return null;
  const percent = toKm(amount);
  if (percent <= 0 || percent > MOST_PRICE_LIST_PERCENT) return null;
  return direction === 'raise' ? percent : -percent;
}

/** A percentage with its sign: `+2,5 %`. */
export const changeText = (percent: number): string => `${percent > 0 ? '+' : ''}${formatPercent(percent, language())}`;

import { formatNumber } from '@sjaj/domain';
import { t } from '../../shared/texts/t.ts';

const GRAMS = 1_000;

/** Formats a weight for a field in kg: `2`, `0,5`. */
export const kgText = (grams: number): string => String(grams / GRAMS).replace('.', ',');

/** `2 kg`. */
export const kgShown = (grams: number): string => t('carriers.kg', { kg: formatNumber(grams / GRAMS) });

const LONGEST = /^\d{1,5}([.,]\d{1,3})?$/;

/** Parses a weight typed in kg and returns whole grams; null if it is not a weight. */
export function gramsOf(typed: string): number | null {
  const text = typed.trim();
  return LONGEST.test(text) ? Math.round(Number(text.replace(',', '.')) * GRAMS) : null;
}

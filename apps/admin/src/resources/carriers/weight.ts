import { formatNumber } from '@sjaj/domain';
import { t } from '../../shared/texts/t.ts';

const GRAMS = 1_000;

/** `2`, `0,5`: a weight in kg, for a field. */
export const kgText = (grams: number): string => String(grams / GRAMS).replace('.', ',');

/** `2 kg`. */
export const kgShown = (grams: number): string => t('expressPosts.kg', { kg: formatNumber(grams / GRAMS) });

const LONGEST = /^\d{1,5}([.,]\d{1,3})?$/;

/** The grams of a weight that was typed in kg, to the gram; null for what is none. */
export function gramsOf(typed: string): number | null {
  const text = typed.trim();
  return LONGEST.test(text) ? Math.round(Number(text.replace(',', '.')) * GRAMS) : null;
}

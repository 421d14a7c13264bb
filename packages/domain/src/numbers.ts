import type { Language } from './language.ts';

export const NO_BREAK_SPACE = '\u00A0';
/** The minus of typesetting; the hyphen on the keyboard is too short beside figures. */
export const MINUS = '\u2212';

/** `1234567` → `1.234.567`, for a run of digits without sign. */
export function groupThousands(digits: string): string {
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3)
    grouped = `${digits.slice(Math.max(0, end - 3), end)}.${grouped}`;
  return grouped;
}

/** `1.800`, `1,5`: comma decimals in every language, at most `decimals` of them, no trailing zeros. */
export function formatNumber(value: number, decimals = 3): string {
  const [whole, fraction] = roundedParts(value, decimals);
  return written(value, whole, fraction.replace(/0{1,20}$/, ''));
}

/** The same with all its decimals, for numbers that stand below each other. */
export function formatFixed(value: number, decimals: number): string {
  const [whole, fraction] = roundedParts(value, decimals);
  return written(value, whole, fraction);
}

function roundedParts(value: number, decimals: number): readonly [whole: string, fraction: string] {
  if (!Number.isFinite(value)) throw new RangeError(`not a number to show: ${value}`);
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  return [whole, fraction];
}

function written(value: number, whole: string, fraction: string): string {
  const digits = fraction === '' ? groupThousands(whole) : `${groupThousands(whole)},${fraction}`;
  return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}

/** `17 %` with a no-break space, in English `17%`; the value is in percent. */
export function formatPercent(value: number, language: Language): string {
  return formatNumber(value, 2) + (language === 'en' ? '%' : `${NO_BREAK_SPACE}%`);
}

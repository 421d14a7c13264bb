/** The number that people read: year and place in it, `2026-000123`. */
type OrderNumber = { readonly year: number; readonly sequence: number };

const NUMBER = /^([0-9]{4})-([0-9]{6,9})$/;

/** RangeError for a year without four digits or a sequence below 1. Beyond 999,999 the number grows a digit. */
export function formatOrderNumber({ year, sequence }: OrderNumber): string {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) throw new RangeError(`not a year: ${year}`);
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`not a sequence: ${sequence}`);
  return `${year}-${String(sequence).padStart(6, '0')}`;
}

/** null for anything that is no order number. */
export function parseOrderNumber(text: string): OrderNumber | null {
  const match = NUMBER.exec(text.trim());
  if (!match) return null;
  const sequence = Number(match[2]);
  return sequence < 1 ? null : { year: Number(match[1]), sequence };
}

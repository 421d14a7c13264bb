/** Barcodes of goods, by their number of digits. */
const KINDS = { 8: 'EAN8', 13: 'EAN13' } as const;

export type BarcodeKind = (typeof KINDS)[keyof typeof KINDS];

const DIGITS = /^\d{8}(?:\d{5})?$/;

/** The kind of barcode that a number can be printed as; null where its length or its check digit is wrong. */
export function barcodeKind(number: string): BarcodeKind | null {
  if (!DIGITS.test(number)) return null;
  const digits = [...number].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  if (sum % 10 !== 0) return null;
  return number.length === 8 ? KINDS[8] : KINDS[13];
}

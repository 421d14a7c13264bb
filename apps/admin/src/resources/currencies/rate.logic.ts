const MOST_DECIMALS = 6;
const RATE = /^\d{1,5}([.,]\d{1,6})?$/;

/** A typed rate, with a comma or a point; null for anything but a number above 0 with at most six decimals. */
export function rateOf(typed: string): number | null {
  const text = typed.trim();
  if (!RATE.test(text)) return null;
  const rate = Number(text.replace(',', '.'));
  return rate > 0 ? rate : null;
}

/** `1,95583`; no exponent, however small the rate is. */
export const rateText = (rate: number): string =>
  rate
    .toFixed(MOST_DECIMALS)
    .replace(/0{1,6}$/, '')
    .replace(/\.$/, '')
    .replace('.', ',');

/** What an amount in KM comes to in the currency, with two decimals. */
export const converted = (km: number, rate: number): string => (km / rate).toFixed(2).replace('.', ',');

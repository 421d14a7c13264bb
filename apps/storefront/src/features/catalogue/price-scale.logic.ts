/** Stops of a price slider; the same number at each end of the range. */
export const STOPS = 100;

interface Bounds {
  readonly lowest: number;
  readonly highest: number;
}

/** Prices lie close together at the bottom: every stop is so many times the one before. */
export function priceAt(stop: number, { lowest, highest }: Bounds): number {
  if (stop <= 0) return lowest;
  if (stop >= STOPS) return highest;
  const from = Math.max(lowest, CHEAPEST);
  return rounded(from * (highest / from) ** (stop / STOPS), { lowest, highest });
}

/** The stop that a price is nearest to. */
export function stopAt(price: number, { lowest, highest }: Bounds): number {
  if (price <= lowest || highest <= lowest) return 0;
  if (price >= highest) return STOPS;
  const from = Math.max(lowest, CHEAPEST);
  return Math.max(0, Math.round((STOPS * Math.log(price / from)) / Math.log(highest / from)));
}

/** A range that begins at nothing has no first step. */
const CHEAPEST = 0.05;

/** Two figures say enough: 1,3 or 130. */
function rounded(price: number, { lowest, highest }: Bounds): number {
  const step = 10 ** (Math.floor(Math.log10(price)) - 1);
  const round = Math.round(Math.round(price / step) * step * 100) / 100;
  return Math.min(highest, Math.max(lowest, round));
}

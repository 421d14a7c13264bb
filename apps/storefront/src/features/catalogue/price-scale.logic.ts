/** Number of steps of a price slider, the same for both thumbs. */
export const STOPS = 100;

interface Bounds {
  readonly lowest: number;
  readonly highest: number;
}

/** Low prices are dense, so the scale is geometric: the ratio of neighbouring steps is constant. */
export function priceAt(stop: number, { lowest, highest }: Bounds): number {
  if (stop <= 0) return lowest;
  if (stop >= STOPS) return highest;
  const from = Math.max(lowest, CHEAPEST);
  return rounded(from * (highest / from) ** (stop / STOPS), { lowest, highest });
}

/** The step nearest to a price. */
export function stopAt(price: number, { lowest, highest }: Bounds): number {
  if (price <= lowest || highest <= lowest) return 0;
  if (price >= highest) return STOPS;
  const from = Math.max(lowest, CHEAPEST);
  return Math.max(0, Math.round((STOPS * Math.log(price / from)) / Math.log(highest / from)));
}

/** A geometric scale cannot begin at 0. */
const CHEAPEST = 0.05;

/** Rounds to two significant digits: 1,3 or 130. */
function rounded(price: number, { lowest, highest }: Bounds): number {
  const step = 10 ** (Math.floor(Math.log10(price)) - 1);
  const round = Math.round(Math.round(price / step) * step * 100) / 100;
  return Math.min(highest, Math.max(lowest, round));
}

/** Sums of a row, in feninga. */
export interface Sums {
  readonly revenue: number;
  readonly quantity: number;
  readonly orders: number | null;
  readonly cost: number;
  /** Revenue of the goods whose cost is known. */
  readonly costed: number;
}

const PER_CENT = 100;
const TENTHS = 10;

/** Percent with one decimal. */
export const percentOf = (part: number, whole: number): number =>
  Math.round((part / whole) * PER_CENT * TENTHS) / TENTHS;

/** The change in percent; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : percentOf(now - before, before);

/** The margin of the goods whose cost is known, in feninga and in percent of their revenue; null where there are none. */
export function marginOf({ cost, costed }: Pick<Sums, 'cost' | 'costed'>): { margin: number; percent: number } | null {
  return costed === 0 ? null : { margin: costed - cost, percent: percentOf(costed - cost, costed) };
}

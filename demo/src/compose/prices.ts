import type { Random } from '../random.ts';

/** Wholesale without VAT, retail with VAT, purchase; all in feninga. */
export interface Prices {
  readonly vpc: number;
  readonly mpc: number;
  readonly nc: number;
}

/** A price as a price list would print it: steps of 5 feninga, 10 feninga, 1 KM or 10 KM by size. */
export function printed(amount: number): number {
  const step = amount < 1000 ? 5 : amount < 10_000 ? 10 : amount < 100_000 ? 100 : 1000;
  return Math.max(step, Math.round(amount / step) * step);
}

/** Retail is wholesale with VAT and a shop's margin; purchase lies at 55 to 75 % of wholesale. */
export function pricesOf(vpc: number, random: Random): Prices {
  const mpc = printed(vpc * 1.17 * (1.08 + random.next() * 0.12));
  return { vpc, mpc, nc: Math.max(1, Math.round(vpc * (0.55 + random.next() * 0.2))) };
}

export interface QuantityBreak {
  readonly from: number;
  readonly price: number;
}

/** Two or three cheaper prices from one full pack on; none for what is bought one by one. */
export function quantityBreaks(vpc: number, pack: number, random: Random): QuantityBreak[] {
  if (vpc > 60_000 || vpc < 40 || !random.chance(0.42)) return [];
  const first = pack > 1 ? pack : 10;
  const steps = [
    { from: first, share: 0.96 - random.next() * 0.04 },
    { from: first * 5, share: 0.89 - random.next() * 0.04 },
    ...(random.chance(0.3) ? [{ from: first * 20, share: 0.82 - random.next() * 0.03 }] : []),
  ];
  return steps.map(({ from, share }) => ({ from, price: Math.floor(vpc * share) })).filter(({ price }) => price > 0);
}

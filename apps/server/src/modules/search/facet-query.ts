import type { Bought } from './bought-marks.ts';

/** What is chosen in one filter: any of these codes will do. An empty list is a choice that nothing fits. */
export interface Choice {
  readonly facet: number;
  readonly codes: readonly number[];
}

export interface FacetQuery {
  readonly choices: readonly Choice[];
  /** The only slots to look at: the hits of a text. */
  readonly within: Int32Array | null;
  /** Feninga by slot, as this caller sees them; null where the caller sees none. */
  readonly prices: Int32Array | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isInStock: boolean;
  readonly isOnSale: boolean;
  /** Seconds since 2000: created then or later. */
  readonly createdFrom: number | null;
  /** What the caller has bought before; null where nobody is there to ask. */
  readonly bought: Bought | null;
  readonly isBoughtBefore: boolean;
}

export interface FacetAnswer {
  readonly hits: Int32Array;
  /** By code: how many cards choosing it would give, the facet's own choice left out. */
  readonly counts: Int32Array;
  readonly inStock: number;
  readonly onSale: number;
  readonly boughtBefore: number;
  /** Feninga, the price filter left out; null where nothing is left or prices are hidden. */
  readonly lowest: number | null;
  readonly highest: number | null;
}

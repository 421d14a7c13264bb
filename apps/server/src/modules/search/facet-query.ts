import type { Choice } from './choices.ts';
import type { Prices } from './price-views.ts';
import type { Found } from './sections.ts';

export interface FacetQuery {
  readonly choices: readonly Choice[];
  /** The only cards to look at: what a text has found, in lists that share no card. Null without a text. */
  readonly within: readonly Found[] | null;
  /** As this caller sees them; null where the caller sees none. */
  readonly prices: Prices | null;
  /** Feninga. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isInStock: boolean;
  readonly isOnSale: boolean;
  /** Seconds since 2000: created then or later. */
  readonly createdFrom: number | null;
  /** The cards that the caller has bought before; null where nobody is there to ask. */
  readonly bought: Int32Array | null;
  readonly isBoughtBefore: boolean;
}

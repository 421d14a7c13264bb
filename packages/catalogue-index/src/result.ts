/** Products listed as one hit: the variants of one product, or a product without variants. */
export interface ProductGroup {
  /** The product that represents the group. */
  readonly leadId: number;
  /** All products of the group in the order of their ids, the lead included. */
  readonly productIds: readonly number[];
}

export type FacetKind = 'category' | 'brand' | 'tag' | 'pack' | 'value';

/** How many hits have a facet value. */
export interface FacetCount {
  readonly id: number;
  readonly count: number;
}

/** `any_word`: no product has all words; those listed have some of them. */
export type WidenedSearch = 'none' | 'any_word';

/** Plain data: it stays valid when the index changes. */
export interface SearchResult {
  readonly groups: readonly ProductGroup[];
  readonly total: number;
  readonly widened: WidenedSearch;
  /**
   * The counts of each facet ignore the filter on the facet itself. A value that occurs within the chosen categories and the
   * text is listed even with count 0.
   */
  readonly facets: Readonly<Record<FacetKind, readonly FacetCount[]>>;
  readonly inStock: number;
  readonly onPromotion: number;
  readonly purchasedBefore: number;
  readonly newlyAdded: number;
  /** Feninga, the price filter ignored; null without a hit or where prices are hidden. */
  readonly lowestPrice: number | null;
  readonly highestPrice: number | null;
}

export interface SuggestResult {
  readonly groups: readonly ProductGroup[];
  readonly total: number;
  /** Those with most products first. */
  readonly categories: readonly FacetCount[];
  readonly brands: readonly FacetCount[];
}

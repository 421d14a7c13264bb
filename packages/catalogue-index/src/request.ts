import type { Language } from '@sjaj/domain';
import type { ContractTerms } from './products.ts';

/** Whose prices are filtered and bounded by. */
export type PriceList =
  | { readonly kind: 'retail' }
  | { readonly kind: 'wholesale'; readonly companyId: number | null; readonly terms: ContractTerms };

export interface SearchFilters {
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly packIds: readonly number[];
  /** Any value of each attribute has to match. */
  readonly attributes: readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[];
  /** Feninga. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isInStock: boolean;
  readonly isOnPromotion: boolean;
  readonly isNew: boolean;
  readonly isPurchasedBefore: boolean;
}

/** Every product. */
export const NO_FILTERS: SearchFilters = {
  categoryIds: [],
  brandIds: [],
  tagIds: [],
  packIds: [],
  attributes: [],
  minPrice: null,
  maxPrice: null,
  isInStock: false,
  isOnPromotion: false,
  isNew: false,
  isPurchasedBefore: false,
};

export type SortField = 'default' | 'title' | 'listPrice' | 'createdAt' | 'rating';

export interface SearchRequest {
  readonly text: string | null;
  readonly filters: SearchFilters;
  /** Null where the caller may not see prices. */
  readonly prices: PriceList | null;
  /** The products that the caller has ordered before; null where the caller has no account. */
  readonly purchasedIds: readonly number[] | null;
  /** ms since 1970: what was created then or since is new. Null: nothing is. Many requests should share a moment. */
  readonly newFrom: number | null;
  /** `default` sorts by relevance for a text, by popularity otherwise, and has one direction. */
  readonly sort: { readonly by: SortField; readonly isAscending: boolean; readonly language: Language };
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

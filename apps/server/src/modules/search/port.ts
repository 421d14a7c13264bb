import type { Sort } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Agreements } from '../pricing/index.ts';
import type { CodeKind } from './code-space.ts';
import type { Widened } from './text/text-index.ts';

/** Whose prices are filtered and sorted by. */
export type PriceView =
  | { readonly kind: 'retail' }
  | { readonly kind: 'wholesale'; readonly companyId: number | null; readonly agreements: Agreements };

export interface Filters {
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
  readonly valueIds: readonly number[];
  readonly tagIds: readonly number[];
  /** Feninga. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isInStock: boolean;
  readonly isOnSale: boolean;
  /** ms since 1970: what was added then or later; null for all. */
  readonly createdFrom: number | null;
  readonly isBoughtBefore: boolean;
}

export interface SearchRequest {
  readonly text: string | null;
  readonly filters: Filters;
  /** Null where the caller may not see prices. */
  readonly prices: PriceView | null;
  /** What the caller has bought; null where there is nobody who could have. */
  readonly boughtIds: readonly number[] | null;
  readonly sort: { readonly by: Sort; readonly isAscending: boolean; readonly language: Language };
  readonly page: number;
  readonly pageSize: number;
}

export interface SearchAnswer {
  /** The articles that stand for the cards of the page, in order. */
  readonly ids: readonly number[];
  readonly total: number;
  readonly widened: Widened;
  /** How many cards choosing this value would give. */
  readonly countOf: (kind: CodeKind, id: number) => number;
  /** Whether the value occurs among what the categories and the text leave, whatever else is chosen. */
  readonly isInScope: (kind: CodeKind, id: number) => boolean;
  readonly inStock: number;
  readonly onSale: number;
  readonly boughtBefore: number;
  /** Feninga, the price filter left out; null where nothing is left or prices are hidden. */
  readonly lowestPrice: number | null;
  readonly highestPrice: number | null;
}

export interface Suggested {
  readonly ids: readonly number[];
  readonly total: number;
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
}

import type { PriceColumn } from '../columns/price-columns.ts';
import type { DocList } from './doc-lists.ts';
import type { FacetFilter } from './facet-filters.ts';
import type { DocHits } from './filtered-sets.ts';

export interface FacetQuery {
  readonly filters: readonly FacetFilter[];
  /** The docs that a text has found, in disjoint lists. Null without a text. */
  readonly within: readonly DocHits[] | null;
  /** Null where the caller may not see prices. */
  readonly prices: PriceColumn | null;
  /** Feninga. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isInStock: boolean;
  readonly isOnPromotion: boolean;
  /** What the caller has ordered before; null without an account. */
  readonly purchased: DocList | null;
  readonly isPurchasedBefore: boolean;
  readonly newDocs: DocList;
  readonly isNew: boolean;
}

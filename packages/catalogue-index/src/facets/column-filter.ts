import { type GroupTable, FLAGS } from '../columns/group-table.ts';
import { IntList } from '../columns/int-list.ts';
import type { PriceColumn } from '../columns/price-columns.ts';
import { type DocList, intersection, NO_DOCS } from './doc-lists.ts';
import type { FacetQuery } from './facet-query.ts';
import type { FilteredSet } from './filtered-set.ts';
import { HIGHEST_PRICE } from './price-buckets.ts';
import type { PriceRange } from './price-histogram.ts';

const FIRST_CAPACITY = 4_000;

/** The filters of a request that facets do not have: flags, price, new, purchased before. */
export class ColumnFilter {
  /** Flags that a doc must have. */
  readonly flags: number;
  readonly prices: PriceColumn | null;
  /** Null where every price matches. */
  readonly range: PriceRange | null;
  /** Whether each doc has to be looked at, because no filtered set counts by these columns. */
  readonly scansDocs: boolean;
  /** Whether the docs are hits of a text. Few requests repeat them, so that a price histogram would not pay. */
  readonly isOfText: boolean;
  /** Restricts the result to purchased or new docs; null for all. */
  readonly #only: DocList | null;
  readonly #table: GroupTable;
  /** Each set is scanned once for a request. */
  readonly #matching = new Map<FilteredSet, Int32Array>();

  constructor(table: GroupTable, query: FacetQuery) {
    const { prices, minPrice, maxPrice, isInStock, isOnPromotion } = query;
    this.#table = table;
    this.flags = FLAGS.ALIVE | (isInStock ? FLAGS.IN_STOCK : 0) | (isOnPromotion ? FLAGS.ON_PROMOTION : 0);
    this.prices = prices;
    const hasRange = prices !== null && (minPrice !== null || maxPrice !== null);
    this.range = hasRange ? { min: minPrice ?? 0, max: Math.min(maxPrice ?? HIGHEST_PRICE, HIGHEST_PRICE) } : null;
    this.#only = onlyDocs(query);
    this.isOfText = query.within !== null;
    this.scansDocs = this.#only !== null;
  }

  /** The docs of a set that match, whatever their price. */
  ofSet(set: FilteredSet): Int32Array {
    const known = this.#matching.get(set);
    if (known) return known;
    const matching = this.#matchingOf(set.docs);
    this.#matching.set(set, matching);
    return matching;
  }

  /** Those of these docs that match, price included. */
  of(docs: DocList): Int32Array {
    return this.inPriceRange(this.#matchingOf(docs));
  }

  /** Those of these docs whose price is in the range. */
  inPriceRange(docIds: Int32Array): Int32Array {
    if (!this.range || !this.prices) return docIds;
    const { min, max } = this.range;
    const { values } = this.prices;
    const matching = new IntList(Math.min(docIds.length, FIRST_CAPACITY));
    for (let at = 0; at < docIds.length; at += 1) {
      const docId = docIds[at] ?? 0;
      const price = values[docId] ?? 0;
      if (price >= min && price <= max) matching.push(docId);
    }
    return matching.items.subarray(0, matching.length);
  }

  #matchingOf(docs: DocList): Int32Array {
    const { items, length } = this.#only ? intersection(this.#only, docs) : docs;
    const flags = this.#table.flags.items;
    const required = this.flags;
    const matching = new IntList(Math.min(length, FIRST_CAPACITY));
    for (let at = 0; at < length; at += 1) {
      const docId = items[at] ?? 0;
      if (((flags[docId] ?? 0) & required) === required) matching.push(docId);
    }
    return matching.items.subarray(0, matching.length);
  }
}

/** The docs that the request is restricted to, whatever their facets; null for all. */
function onlyDocs({ purchased, isPurchasedBefore, newDocs, isNew }: FacetQuery): DocList | null {
  const bought = isPurchasedBefore ? (purchased ?? NO_DOCS) : null;
  if (!isNew) return bought;
  return bought ? intersection(bought, newDocs) : newDocs;
}

import { type GroupTable, FLAGS } from '../columns/group-table.ts';
import type { FacetIds } from './facet-ids.ts';

/** How many docs were counted, and how many of them have each facet id. */
export interface FacetTotals {
  readonly total: number;
  readonly inStock: number;
  readonly onPromotion: number;
  /** By facet id. */
  readonly counts: Int32Array;
}

/** The columns that are read while many docs are counted. */
interface Columns {
  readonly facetIds: Int32Array;
  readonly starts: Int32Array;
  readonly categorySets: Int32Array;
  /** How many facet ids each category set holds: the first ones of its docs. */
  readonly setSizes: Int32Array;
  /** How often each category set was counted. */
  readonly setCounts: Int32Array;
}

/** Counts docs and their facet ids. */
export class FacetCounter implements FacetTotals {
  total = 0;
  inStock = 0;
  onPromotion = 0;
  counts: Int32Array;
  readonly #table: GroupTable;
  #columns: Columns | null = null;

  constructor(table: GroupTable, facetIds: FacetIds) {
    this.#table = table;
    this.counts = new Int32Array(facetIds.size);
  }

  /** Counts one of many docs. `counts` are complete after `finish`. */
  count(docId: number, flags: number): void {
    const { facetIds, starts, categorySets, setSizes, setCounts } = (this.#columns ??= this.#open());
    const set = categorySets[docId] ?? 0;
    setCounts[set] = (setCounts[set] ?? 0) + 1;
    const counts = this.counts;
    const end = starts[docId + 1] ?? 0;
    for (let at = (starts[docId] ?? 0) + (setSizes[set] ?? 0); at < end; at += 1) {
      const facetId = facetIds[at] ?? 0;
      counts[facetId] = (counts[facetId] ?? 0) + 1;
    }
    this.#addFlags(flags, 1);
  }

  finish(): this {
    if (this.#columns) this.#table.categorySets.addCounts(this.#columns.setCounts, this.counts);
    this.#columns = null;
    return this;
  }

  /** Adds or removes one doc. `counts` are complete at once. */
  adjust(docId: number, flags: number, by: 1 | -1): void {
    for (const facetId of this.#table.facetIdsOf(docId)) {
      if (facetId >= this.counts.length) this.#grow(facetId + 1);
      this.counts[facetId] = (this.counts[facetId] ?? 0) + by;
    }
    this.#addFlags(flags, by);
  }

  /** Adds other totals. */
  add({ total, inStock, onPromotion, counts }: FacetTotals): void {
    if (counts.length > this.counts.length) this.#grow(counts.length);
    const own = this.counts;
    for (let facetId = 0; facetId < counts.length; facetId += 1) {
      own[facetId] = (own[facetId] ?? 0) + (counts[facetId] ?? 0);
    }
    this.total += total;
    this.inStock += inStock;
    this.onPromotion += onPromotion;
  }

  #addFlags(flags: number, by: 1 | -1): void {
    this.total += by;
    if ((flags & FLAGS.IN_STOCK) !== 0) this.inStock += by;
    if ((flags & FLAGS.ON_PROMOTION) !== 0) this.onPromotion += by;
  }

  #open(): Columns {
    const { facetIds, facetStarts, categorySets } = this.#table;
    return {
      facetIds: facetIds.items,
      starts: facetStarts.items,
      categorySets: categorySets.column,
      setSizes: categorySets.sizes,
      setCounts: new Int32Array(categorySets.size),
    };
  }

  #grow(size: number): void {
    const larger = new Int32Array(size);
    larger.set(this.counts);
    this.counts = larger;
  }
}

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

/** Counts docs and their facet ids. */
export class FacetCounter implements FacetTotals {
  total = 0;
  inStock = 0;
  onPromotion = 0;
  counts: Int32Array;
  readonly #table: GroupTable;

  constructor(table: GroupTable, facetIds: FacetIds) {
    this.#table = table;
    this.counts = new Int32Array(facetIds.size);
  }

  /** Counts one of many docs. New facet ids must not be assigned meanwhile. */
  count(docId: number, flags: number): void {
    const { counts } = this;
    const facetIds = this.#table.facetIds.items;
    const starts = this.#table.facetStarts.items;
    const end = starts[docId + 1] ?? 0;
    for (let at = starts[docId] ?? 0; at < end; at += 1) {
      const facetId = facetIds[at] ?? 0;
      counts[facetId] = (counts[facetId] ?? 0) + 1;
    }
    this.#addFlags(flags, 1);
  }

  /** Adds or removes one doc, which may have new facet ids. */
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

  #grow(size: number): void {
    const larger = new Int32Array(size);
    larger.set(this.counts);
    this.counts = larger;
  }
}

import type { CooperativeTask } from '../building/cooperative.ts';
import type { IndexWriter } from '../building/index-writer.ts';
import { ARRAY_OVERHEAD } from '../columns/cache-limit.ts';
import { FLAGS } from '../columns/group-table.ts';
import { IntList } from '../columns/int-list.ts';
import type { FacetCounter } from './facet-counter.ts';

/** The first columns of a row of counts; those of the facet ids follow. */
const TOTAL = 0;
const IN_STOCK = 1;
const ON_PROMOTION = 2;
const FIRST_FACET_ID = 3;
/** Room for facet ids that are assigned later. */
const SPARE_FACET_IDS = 50;
/** No price is higher. */
export const HIGHEST_PRICE = 0x7fffffff;
/** Rows that are summed up between two yields. */
const CHUNK = 100;

/** The buckets of a price histogram: the docs of each, and a Fenwick tree of their counts. */
export class PriceBuckets {
  /** For how many facet ids there is room. */
  readonly facetCapacity: number;
  readonly #writer: IndexWriter;
  /** The lowest price of each bucket but the first, ascending. */
  readonly #lowerBounds: readonly number[];
  readonly #docs: readonly IntList[];
  readonly #width: number;
  /** Row n belongs to bucket n - 1. After `sumUp` it holds the sum of as many buckets as its lowest bit says. */
  readonly #rows: Int32Array;
  #isSummedUp = false;

  constructor(writer: IndexWriter, lowerBounds: readonly number[]) {
    this.#writer = writer;
    this.facetCapacity = writer.facetIds.size + SPARE_FACET_IDS;
    this.#lowerBounds = lowerBounds;
    this.#docs = Array.from({ length: lowerBounds.length + 1 }, () => new IntList());
    this.#width = FIRST_FACET_ID + this.facetCapacity;
    this.#rows = new Int32Array((lowerBounds.length + 2) * this.#width);
  }

  /** The memory that the buckets take, about. */
  get bytes(): number {
    return this.#docs.reduce((all, { items }) => all + items.byteLength + ARRAY_OVERHEAD, this.#rows.byteLength);
  }

  /** The bucket of a price. */
  at(price: number): number {
    let low = 0;
    let high = this.#lowerBounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#lowerBounds[middle] ?? 0) <= price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first bucket without a doc below this price. */
  firstWithin(price: number): number {
    const bucket = this.at(price);
    return price <= (this.#lowerBounds[bucket - 1] ?? 0) ? bucket : bucket + 1;
  }

  /** The last bucket without a doc above this price. */
  lastWithin(price: number): number {
    const bucket = this.at(price);
    return price >= (this.#lowerBounds[bucket] ?? HIGHEST_PRICE + 1) - 1 ? bucket : bucket - 1;
  }

  /** The docs of a bucket, valid until the next change. */
  docsIn(bucket: number): Int32Array {
    const list = this.#docs[bucket];
    return list ? list.items.subarray(0, list.length) : new Int32Array(0);
  }

  add(bucket: number, docId: number, flags: number): void {
    this.#docs[bucket]?.push(docId);
    this.#adjust(bucket, docId, flags, 1);
  }

  remove(bucket: number, docId: number, flags: number): void {
    this.#docs[bucket]?.swapOut(this.docsIn(bucket).indexOf(docId));
    this.#adjust(bucket, docId, flags, -1);
  }

  /** Turns the counts into sums. Later changes are added to each sum that they belong to. */
  *sumUp(): CooperativeTask<void> {
    const [rows, width] = [this.#rows, this.#width];
    for (let row = 1; row <= this.#docs.length; row += 1) {
      const parent = row + (row & -row);
      if (parent > this.#docs.length) continue;
      for (let at = 0; at < width; at += 1) {
        rows[parent * width + at] = (rows[parent * width + at] ?? 0) + (rows[row * width + at] ?? 0);
      }
      if (row % CHUNK === 0) yield;
    }
    this.#isSummedUp = true;
  }

  /** Adds all docs of the buckets `first` to `last` to the counter. */
  addRange(first: number, last: number, counter: FacetCounter): void {
    const sum = new Int32Array(this.#width);
    this.#addBelow(last + 1, sum, 1);
    this.#addBelow(first, sum, -1);
    counter.add({
      total: sum[TOTAL] ?? 0,
      inStock: sum[IN_STOCK] ?? 0,
      onPromotion: sum[ON_PROMOTION] ?? 0,
      counts: sum.subarray(FIRST_FACET_ID, FIRST_FACET_ID + this.#writer.facetIds.size),
    });
  }

  /** Adds the sum of the buckets below this one. */
  #addBelow(bucket: number, sum: Int32Array, sign: 1 | -1): void {
    const [rows, width] = [this.#rows, this.#width];
    for (let row = bucket; row > 0; row -= row & -row) {
      for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + sign * (rows[row * width + at] ?? 0);
    }
  }

  #adjust(bucket: number, docId: number, flags: number, by: 1 | -1): void {
    const rows = this.#rows;
    const facetIds = this.#writer.table.facetIdsOf(docId);
    for (let row = bucket + 1; row <= this.#docs.length; row += row & -row) {
      const start = row * this.#width;
      rows[start + TOTAL] = (rows[start + TOTAL] ?? 0) + by;
      if ((flags & FLAGS.IN_STOCK) !== 0) rows[start + IN_STOCK] = (rows[start + IN_STOCK] ?? 0) + by;
      if ((flags & FLAGS.ON_PROMOTION) !== 0) rows[start + ON_PROMOTION] = (rows[start + ON_PROMOTION] ?? 0) + by;
      for (const facetId of facetIds) {
        const at = start + FIRST_FACET_ID + facetId;
        rows[at] = (rows[at] ?? 0) + by;
      }
      if (!this.#isSummedUp) break;
    }
  }
}

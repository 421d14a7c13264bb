import type { CooperativeTask } from '../building/cooperative.ts';
import type { IndexWriter } from '../building/index-writer.ts';
import { ARRAY_OVERHEAD } from '../columns/cache-limit.ts';
import type { FacetCounter } from './facet-counter.ts';
import type { FilteredSet } from './filtered-set.ts';
import { PriceBuckets } from './price-buckets.ts';

/** A range of prices in feninga, both ends included. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** Docs in a bucket, about. */
const BUCKET_SIZE = 400;
const MAX_BUCKETS = 1_024;
/** Docs that are put into buckets between two yields. */
const CHUNK = 5_000;
const SAMPLES_PER_BUCKET = 8;
/** The bucket of a doc that lacks a required flag. */
const NO_BUCKET = -1;

/**
 * The docs of a filtered set by price, in buckets of about the same size, with running sums of their counts. A price range is
 * all buckets between two, and some docs of these two. Changes are applied doc by doc.
 */
export class PriceHistogram {
  readonly #writer: IndexWriter;
  readonly #set: FilteredSet;
  readonly #requiredFlags: number;
  #buckets: PriceBuckets;
  /** By position in the set: the bucket of the doc, and the flags that it is counted with. */
  #bucketOf = new Int16Array(0);
  #flags = new Uint8Array(0);
  #appliedChanges = 0;

  constructor(writer: IndexWriter, set: FilteredSet, requiredFlags: number) {
    this.#writer = writer;
    this.#set = set;
    this.#requiredFlags = requiredFlags;
    this.#buckets = new PriceBuckets(writer, []);
  }

  /** Puts all docs into buckets. Prices may change meanwhile. */
  *fill(prices: () => Int32Array): CooperativeTask<void> {
    const { docs } = this.#set;
    const { length } = docs;
    this.#appliedChanges = this.#writer.changes.length;
    this.#buckets = new PriceBuckets(this.#writer, lowerBoundsOf(docs.items.subarray(0, length), prices()));
    this.#bucketOf = new Int16Array(length).fill(NO_BUCKET);
    this.#flags = new Uint8Array(length);
    for (let index = 0; index < length; index += 1) {
      this.#put(index, docs.items[index] ?? 0, prices());
      if (index % CHUNK === CHUNK - 1) yield;
    }
    yield* this.#buckets.sumUp();
  }

  /** The memory that the histogram takes, about. */
  get bytes(): number {
    return this.#buckets.bytes + this.#bucketOf.byteLength + this.#flags.byteLength + 2 * ARRAY_OVERHEAD;
  }

  /** Whether filling a new one is faster than applying the changes, or it has no room for new facet ids. */
  get isOutdated(): boolean {
    const { changes, facetIds } = this.#writer;
    return changes.length - this.#appliedChanges > this.#set.docs.length || facetIds.size > this.#buckets.facetCapacity;
  }

  *applyChanges(prices: () => Int32Array): CooperativeTask<void> {
    const { changes } = this.#writer;
    this.#grow(this.#set.docs.length);
    for (let applied = 1; this.#appliedChanges < changes.length; applied += 1) {
      const docId = changes.at(this.#appliedChanges);
      const index = this.#set.indexOf(docId);
      if (index >= 0) this.#put(index, docId, prices());
      this.#appliedChanges += 1;
      if (applied % CHUNK !== 0) continue;
      yield;
      this.#grow(this.#set.applyChanges().docs.length);
    }
  }

  /** Adds the docs in the range to the counter. */
  count({ min, max }: PriceRange, prices: Int32Array, counter: FacetCounter): void {
    const { flags } = this.#writer.table;
    const [first, last] = [this.#buckets.at(min), this.#buckets.at(max)];
    const [firstWhole, lastWhole] = [this.#buckets.firstWithin(min), this.#buckets.lastWithin(max)];
    if (firstWhole <= lastWhole) this.#buckets.addRange(firstWhole, lastWhole, counter);
    for (const bucket of new Set([first, last])) {
      if (bucket >= firstWhole && bucket <= lastWhole) continue;
      for (const docId of this.#buckets.docsIn(bucket)) {
        const price = prices[docId] ?? 0;
        if (price >= min && price <= max) counter.count(docId, flags.at(docId));
      }
    }
  }

  /** Visits each doc in the range. */
  forEach({ min, max }: PriceRange, prices: Int32Array, visit: (docId: number) => void): void {
    const last = this.#buckets.at(max);
    for (let bucket = this.#buckets.at(min); bucket <= last; bucket += 1) {
      for (const docId of this.#buckets.docsIn(bucket)) {
        const price = prices[docId] ?? 0;
        if (price >= min && price <= max) visit(docId);
      }
    }
  }

  #put(index: number, docId: number, prices: Int32Array): void {
    const flags = this.#writer.table.flags.at(docId);
    const required = this.#requiredFlags;
    const bucket = (flags & required) === required ? this.#buckets.at(prices[docId] ?? 0) : NO_BUCKET;
    const before = this.#bucketOf[index] ?? NO_BUCKET;
    const counted = this.#flags[index] ?? 0;
    if (bucket === before && flags === counted) return;
    if (before !== NO_BUCKET) this.#buckets.remove(before, docId, counted);
    if (bucket !== NO_BUCKET) this.#buckets.add(bucket, docId, flags);
    this.#bucketOf[index] = bucket;
    this.#flags[index] = flags;
  }

  #grow(length: number): void {
    const before = this.#bucketOf.length;
    if (before >= length) return;
    const [buckets, flags] = [this.#bucketOf, this.#flags];
    this.#bucketOf = new Int16Array(Math.ceil(length * 1.25)).fill(NO_BUCKET);
    this.#bucketOf.set(buckets);
    this.#flags = new Uint8Array(this.#bucketOf.length);
    this.#flags.set(flags);
  }
}

/** The lower bounds of all buckets but the first, estimated from a sample. */
function lowerBoundsOf(docIds: Int32Array, prices: Int32Array): number[] {
  const buckets = Math.min(MAX_BUCKETS, Math.ceil(docIds.length / BUCKET_SIZE));
  const samples = Math.min(docIds.length, buckets * SAMPLES_PER_BUCKET);
  const distance = docIds.length / Math.max(1, samples);
  const sample = Int32Array.from(
    { length: samples },
    (_, at) => prices[docIds[Math.floor(at * distance)] ?? 0] ?? 0,
  ).sort();
  const bounds = Array.from(
    { length: Math.max(0, buckets - 1) },
    (_, at) => sample[(at + 1) * SAMPLES_PER_BUCKET] ?? 0,
  );
  return [...new Set(bounds)];
}

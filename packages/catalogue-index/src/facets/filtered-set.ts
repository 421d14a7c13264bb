import type { CooperativeTask } from '../building/cooperative.ts';
import type { IndexWriter } from '../building/index-writer.ts';
import { ARRAY_OVERHEAD } from '../columns/cache-limit.ts';
import type { PriceColumn } from '../columns/price-columns.ts';
import { type Comparator, selectTop, type SortOrder } from '../sort/top-results.ts';
import { type DocList, indexInList } from './doc-lists.ts';
import { FacetCounter, type FacetTotals } from './facet-counter.ts';

/** How many docs of a sort order are computed and cached: some pages. */
export const TOP_SIZE = 240;
/** Docs that are counted between two yields. */
const CHUNK = 20_000;
/** Price lists whose bounds a set remembers. */
const MAX_BOUNDS = 100;
/** What a set takes without its arrays: itself, its maps, its filters. */
const OBJECTS_BYTES = 3_000;
const BOUNDS_BYTES = 200;

export interface PriceBounds {
  /** Feninga; null without a doc. */
  readonly lowest: number | null;
  readonly highest: number | null;
}

interface TopDocs {
  readonly flags: number;
  readonly compare: Comparator;
  readonly docIds: Int32Array;
}

export interface SetMembers {
  /** Identifies the set. */
  readonly number: number;
  readonly docs: DocList;
  /** A check that is faster than looking a doc up in the list; null where there is none. */
  readonly matches: ((docId: number) => boolean) | null;
  /** Appends a new doc to the list where it belongs there; null where the list is fixed or grows elsewhere. */
  readonly addNew: ((docId: number) => void) | null;
}

/**
 * The docs that match facet filters, or that a text has found, with their counts, price bounds and first results. Each request
 * first applies what has changed since the last one, doc by doc, so that nothing is counted twice.
 */
export class FilteredSet {
  readonly number: number;
  readonly docs: DocList;
  readonly #writer: IndexWriter;
  readonly #matches: SetMembers['matches'];
  readonly #addNew: SetMembers['addNew'];
  /** By position in the list: the flags that were counted. */
  #flags: Uint8Array;
  /** By required flags. */
  readonly #counters = new Map<number, FacetCounter>();
  readonly #top = new Map<string, TopDocs>();
  readonly #bounds = new Map<string, PriceBounds>();
  #appliedChanges: number;
  #appliedDocs: number;

  constructor(writer: IndexWriter, { number, docs, matches, addNew }: SetMembers) {
    this.#writer = writer;
    this.number = number;
    this.docs = docs;
    this.#matches = matches;
    this.#addNew = addNew;
    this.#flags = new Uint8Array(docs.length);
    this.#appliedChanges = writer.changes.length;
    this.#appliedDocs = writer.table.docCount;
    this.#readFlags();
  }

  /** Counts the docs that have all of these flags. */
  count(flags: number): FacetTotals {
    const known = this.#counters.get(flags);
    if (known) return known;
    const counter = new FacetCounter(this.#writer.table, this.#writer.facetIds);
    this.#countRange(counter, flags, 0, this.docs.length);
    this.#counters.set(flags, counter);
    return counter;
  }

  /** Counts cooperatively in advance. Nothing may change meanwhile. */
  *precount(flags: number): CooperativeTask<void> {
    const counter = new FacetCounter(this.#writer.table, this.#writer.facetIds);
    for (let from = 0; from < this.docs.length; from += CHUNK) {
      this.#countRange(counter, flags, from, Math.min(from + CHUNK, this.docs.length));
      yield;
    }
    this.#counters.set(flags, counter);
  }

  /** The memory that the set takes, about. It grows with what is counted and sorted. */
  get bytes(): number {
    let bytes = OBJECTS_BYTES + this.docs.items.byteLength + this.#flags.byteLength + this.#bounds.size * BOUNDS_BYTES;
    for (const { counts } of this.#counters.values()) bytes += counts.byteLength + ARRAY_OVERHEAD;
    for (const { docIds } of this.#top.values()) bytes += docIds.byteLength + ARRAY_OVERHEAD;
    return bytes;
  }

  /** The position of a doc in the list; -1 where it is missing. */
  indexOf(docId: number): number {
    return this.#matches?.(docId) === false ? -1 : indexInList(this.docs, docId);
  }

  /** The lowest and the highest price of the docs that have all of these flags. */
  bounds(flags: number, { key, values }: PriceColumn): PriceBounds {
    const name = `${flags} ${key}`;
    const known = this.#bounds.get(name);
    if (known) return known;
    const bounds = boundsOf(this.having(flags), values);
    if (this.#bounds.size >= MAX_BOUNDS) this.#bounds.clear();
    this.#bounds.set(name, bounds);
    return bounds;
  }

  /** The first `TOP_SIZE` docs that have all of these flags. */
  top(flags: number, { name, compare, compareQuickly }: SortOrder): Int32Array {
    const key = `${flags} ${name}`;
    const known = this.#top.get(key)?.docIds;
    if (known) return known;
    const all = this.having(flags);
    const docIds = selectTop(all, Math.min(TOP_SIZE, all.length), compareQuickly?.() ?? compare);
    this.#top.set(key, { flags, compare, docIds });
    return docIds;
  }

  /** Applies all changes of the index since the last call. */
  applyChanges(): this {
    const { changes, table } = this.#writer;
    for (; this.#appliedDocs < table.docCount; this.#appliedDocs += 1) this.#addNew?.(this.#appliedDocs);
    if (this.#appliedChanges === changes.length) return this;
    if (this.#flags.length < this.docs.length) {
      const larger = new Uint8Array(Math.ceil(this.docs.length * 1.25));
      larger.set(this.#flags);
      this.#flags = larger;
    }
    if (changes.length - this.#appliedChanges > this.docs.length) {
      this.#readFlags();
      this.#counters.clear();
      this.#top.clear();
      this.#bounds.clear();
    } else {
      for (let at = this.#appliedChanges; at < changes.length; at += 1) this.#applyChange(changes.at(at));
    }
    this.#appliedChanges = changes.length;
    return this;
  }

  /** The docs that have all of these flags. */
  having(flags: number): Int32Array {
    const { items, length } = this.docs;
    const own = this.#flags;
    const docIds = new Int32Array(this.count(flags).total);
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      if (((own[at] ?? 0) & flags) !== flags) continue;
      docIds[count] = items[at] ?? 0;
      count += 1;
    }
    return docIds;
  }

  #applyChange(docId: number): void {
    const index = this.indexOf(docId);
    if (index < 0) return;
    const before = this.#flags[index] ?? 0;
    const now = this.#writer.table.flags.at(docId);
    this.#flags[index] = now;
    if (now !== before) {
      for (const [flags, counter] of this.#counters) {
        if ((before & flags) === flags) counter.adjust(docId, before, -1);
        if ((now & flags) === flags) counter.adjust(docId, now, 1);
      }
    }
    this.#bounds.clear();
    for (const [key, { flags, compare, docIds }] of this.#top) {
      const last = docIds.at(-1);
      const enters =
        (now & flags) === flags && (docIds.length < TOP_SIZE || (last !== undefined && compare(docId, last) < 0));
      if (enters || docIds.includes(docId)) this.#top.delete(key);
    }
  }

  #readFlags(): void {
    const { flags } = this.#writer.table;
    const { items, length } = this.docs;
    for (let at = 0; at < length; at += 1) this.#flags[at] = flags.at(items[at] ?? 0);
  }

  #countRange(counter: FacetCounter, flags: number, from: number, to: number): void {
    const { items } = this.docs;
    for (let at = from; at < to; at += 1) {
      const own = this.#flags[at] ?? 0;
      if ((own & flags) === flags) counter.count(items[at] ?? 0, own);
    }
  }
}

/** The lowest and the highest price of these docs. */
export function boundsOf(docIds: Int32Array, prices: Int32Array): PriceBounds {
  let lowest = Number.MAX_SAFE_INTEGER;
  let highest = -1;
  for (let at = 0; at < docIds.length; at += 1) {
    const price = prices[docIds[at] ?? 0] ?? 0;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return highest < 0 ? { lowest: null, highest: null } : { lowest, highest };
}

import { type CooperativeTask, runCooperatively, runToEnd } from '../building/cooperative.ts';
import type { IndexWriter } from '../building/index-writer.ts';
import { FLAGS } from '../columns/group-table.ts';
import { bytesWithin, type CacheLimit, MB } from '../columns/cache-limit.ts';
import { IntList } from '../columns/int-list.ts';
import type { PriceColumn } from '../columns/price-columns.ts';
import { VersionedCache } from '../columns/versioned-cache.ts';
import { type DocList, FacetMatcher, NO_DOCS, union } from './doc-lists.ts';
import type { FacetFilter } from './facet-filters.ts';
import { FilteredSet, type SetMembers } from './filtered-set.ts';
import { PriceHistogram } from './price-histogram.ts';

/** Docs that a text has found. */
export interface DocHits {
  /** Identifies the list until a group is added or removed. */
  readonly key: string;
  readonly list: DocList;
}

/** Each category, brand and value alone, and some thousand combinations. */
const SETS_OF_FILTERS: CacheLimit = { bytes: 40 * MB, bytesPerDoc: 120 };
const SETS_OF_TEXTS: CacheLimit = { bytes: 12 * MB, bytesPerDoc: 60 };
const HISTOGRAMS: CacheLimit = { bytes: 24 * MB, bytesPerDoc: 120 };

interface SetHistogram {
  readonly set: FilteredSet;
  readonly histogram: PriceHistogram;
}

const { ALIVE, IN_STOCK, ON_PROMOTION } = FLAGS;
/** What is counted of the whole catalogue in advance: nearly every request needs it. */
const PRECOUNTED = [ALIVE, ALIVE | IN_STOCK, ALIVE | ON_PROMOTION, ALIVE | IN_STOCK | ON_PROMOTION];
/** The histogram of a larger set is prepared cooperatively. */
const MAX_DOCS_AT_ONCE = 50_000;

/** The most recently used filtered sets, and their price histograms. */
export class FilteredSets {
  readonly #writer: IndexWriter;
  readonly #byFilters = new VersionedCache<FilteredSet>(this.#bounded(SETS_OF_FILTERS, ({ bytes }) => bytes));
  readonly #byText = new VersionedCache<FilteredSet>(this.#bounded(SETS_OF_TEXTS, ({ bytes }) => bytes));
  readonly #histograms = new VersionedCache<SetHistogram>(
    this.#bounded(HISTOGRAMS, ({ histogram }) => histogram.bytes),
  );
  readonly #beingFilled = new Map<string, Promise<void>>();
  #whole: FilteredSet | null = null;
  #created = 0;

  constructor(writer: IndexWriter) {
    this.#writer = writer;
  }

  /** Counts the whole catalogue. */
  *precount(): CooperativeTask<void> {
    for (const flags of PRECOUNTED) yield* this.whole().precount(flags);
  }

  /** All docs. */
  whole(): FilteredSet {
    this.#whole ??= this.#createWhole();
    return this.#whole.applyChanges();
  }

  /** The docs that match all filters; with a text, those that it has found. */
  of(filters: readonly FacetFilter[], hits: DocHits | null): FilteredSet {
    if (hits) {
      const key = `${keyOf(filters)} ${hits.key}`;
      const { textVersion } = this.#writer;
      return this.#byText.get(key, textVersion, () => this.#createWithin(hits.list, filters)).applyChanges();
    }
    if (filters.length === 0) return this.whole();
    return this.#byFilters.get(keyOf(filters), 0, () => this.#create(filters)).applyChanges();
  }

  /** The histogram of a set that `of` has just returned. */
  histogram(set: FilteredSet, flags: number, prices: PriceColumn): PriceHistogram {
    const key = histogramKey(set, flags, prices);
    const known = this.#histograms.peek(key, 0)?.histogram;
    if (known && !known.isOutdated) {
      runToEnd(known.applyChanges(() => prices.values));
      return known;
    }
    const histogram = new PriceHistogram(this.#writer, set, flags);
    runToEnd(histogram.fill(() => prices.values));
    this.#histograms.delete(key);
    return this.#histograms.get(key, 0, () => ({ set, histogram })).histogram;
  }

  /** Prepares a large histogram cooperatively. */
  async prepareHistogram(set: FilteredSet, flags: number, prices: PriceColumn): Promise<void> {
    if (set.docs.length <= MAX_DOCS_AT_ONCE) return;
    const key = histogramKey(set, flags, prices);
    const known = this.#histograms.peek(key, 0)?.histogram;
    if (known && !known.isOutdated) return runCooperatively(known.applyChanges(() => prices.values));
    const histogram = new PriceHistogram(this.#writer, set, flags);
    const filling = this.#beingFilled.get(key) ?? this.#fill(key, { set, histogram }, prices);
    this.#beingFilled.set(key, filling);
    await filling;
  }

  async #fill(key: string, entry: SetHistogram, prices: PriceColumn): Promise<void> {
    try {
      await runCooperatively(entry.histogram.fill(() => prices.values));
      this.#histograms.delete(key);
      this.#histograms.get(key, 0, () => entry);
    } finally {
      this.#beingFilled.delete(key);
    }
  }

  #bounded<T>(limit: CacheLimit, weightOf: (value: T) => number) {
    return { maxWeight: () => bytesWithin(limit, this.#writer.table.docCount), weightOf };
  }

  #createWhole(): FilteredSet {
    const docs = new IntList(this.#writer.table.docCount);
    for (let docId = 0; docId < this.#writer.table.docCount; docId += 1) docs.push(docId);
    return this.#set({ docs, matches: null, addNew: (docId) => docs.push(docId) });
  }

  #create(filters: readonly FacetFilter[]): FilteredSet {
    const lists = filters.map((filter) => this.#docsOf(filter));
    const matcher = new FacetMatcher(this.#writer.table, filters);
    const matches = (docId: number): boolean => matcher.matches(docId);
    const [only] = lists;
    const isOneFacetId = lists.length === 1 && filters[0]?.facetIds.length === 1;
    if (only && isOneFacetId) return this.#set({ docs: only, matches, addNew: null });
    const docs = matcher.filter(lists.reduce((a, b) => (b.length < a.length ? b : a)));
    const addNew = (docId: number): void => {
      if (matches(docId)) docs.push(docId);
    };
    return this.#set({ docs, matches, addNew });
  }

  /** The hits of a text are fixed until a group is added or removed. */
  #createWithin(hits: DocList, filters: readonly FacetFilter[]): FilteredSet {
    const docs = filters.length === 0 ? hits : new FacetMatcher(this.#writer.table, filters).filter(hits);
    return this.#set({ docs, matches: null, addNew: null });
  }

  /** For a single facet id the posting list itself, which the table keeps up to date. */
  #docsOf({ facetIds }: FacetFilter): DocList {
    const { table } = this.#writer;
    const [first = NO_DOCS, ...others] = facetIds.map((facetId): DocList => table.posting(facetId) ?? NO_DOCS);
    return others.reduce((all, more) => union(all, more), first);
  }

  #set(members: Pick<SetMembers, 'docs' | 'matches' | 'addNew'>): FilteredSet {
    this.#created += 1;
    return new FilteredSet(this.#writer, { number: this.#created, ...members });
  }
}

const keyOf = (filters: readonly FacetFilter[]): string =>
  filters.map(({ facet, facetIds }) => `${facet}:${[...facetIds].sort((a, b) => a - b).join()}`).join(' ');

const histogramKey = (set: FilteredSet, flags: number, { key }: PriceColumn): string => `${set.number} ${flags} ${key}`;

import type { IndexWriter } from '../building/index-writer.ts';
import { FLAGS } from '../columns/group-table.ts';
import { IntList } from '../columns/int-list.ts';
import { type ResultRange, selectRange, selectTop, type SortOrder } from '../sort/top-results.ts';
import { ColumnFilter } from './column-filter.ts';
import { type DocList, intersection } from './doc-lists.ts';
import { FacetCounter, type FacetTotals } from './facet-counter.ts';
import type { FacetFilter } from './facet-filters.ts';
import { FACETS } from './facet-ids.ts';
import type { FacetQuery } from './facet-query.ts';
import { boundsOf, type FilteredSet, type PriceBounds, TOP_SIZE } from './filtered-set.ts';
import type { FilteredSets } from './filtered-sets.ts';

/** In a smaller set each doc is looked at; a larger one gets a price histogram. */
const SMALL_SET = 2_000;

interface FacetResult extends FacetTotals, PriceBounds {
  readonly purchasedBefore: number;
  readonly newlyAdded: number;
  /** Counts by facet id within the chosen categories and the text, whatever else is chosen; several lists add up. */
  readonly scope: readonly Int32Array[];
  /** The docs of the page in their order. */
  readonly page: Int32Array;
}

interface PageRequest extends ResultRange {
  readonly order: SortOrder;
}

type Scope = Pick<FacetQuery, 'filters' | 'within'>;

/** Answers requests from filtered sets, counted already where possible. */
export class FacetSearch {
  readonly #writer: IndexWriter;
  readonly #sets: FilteredSets;

  constructor(writer: IndexWriter, sets: FilteredSets) {
    this.#writer = writer;
    this.#sets = sets;
  }

  /** The counts of each facet ignore the filter on that facet. */
  run(query: FacetQuery, { from, to, order }: PageRequest): FacetResult {
    const { filters, within } = query;
    const columns = new ColumnFilter(this.#writer.table, query);
    const sets = this.#setsOf(query);
    const { total, inStock, onPromotion, counts } = this.#count(sets, columns);
    filters.forEach(({ facet }, index) => {
      const others = this.#count(this.#setsOf({ filters: filters.toSpliced(index, 1), within }), columns).counts;
      for (const facetId of this.#writer.facetIds.membersOf(facet)) counts[facetId] = others[facetId] ?? 0;
    });
    return {
      total,
      inStock,
      onPromotion,
      counts,
      purchasedBefore: query.purchased === null ? 0 : countOf(sets, columns, query.purchased),
      newlyAdded: countOf(sets, columns, query.newDocs),
      ...this.#bounds(sets, columns),
      scope: this.#scopeOf(query),
      page: this.#page(sets, columns, { order, from: Math.min(from, total), to: Math.min(to, total) }),
    };
  }

  /** Prepares the histograms that a request with a price range and without a text needs. */
  async prepare(query: FacetQuery): Promise<void> {
    const { filters } = query;
    const { range, scansDocs, flags, prices } = new ColumnFilter(this.#writer.table, query);
    if (!range || scansDocs || !prices) return;
    const all: readonly (readonly FacetFilter[])[] = [
      filters,
      ...filters.map((_, index) => filters.toSpliced(index, 1)),
    ];
    for (const some of all) await this.#sets.prepareHistogram(this.#sets.of(some, null), flags, prices);
  }

  #setsOf({ filters, within }: Scope): FilteredSet[] {
    return (within ?? [null]).map((hits) => this.#sets.of(filters, hits));
  }

  #count(sets: readonly FilteredSet[], columns: ColumnFilter): FacetCounter {
    const counter = new FacetCounter(this.#writer.table, this.#writer.facetIds);
    const { flags } = this.#writer.table;
    for (const set of sets) {
      if (isScanned(set, columns)) {
        for (const docId of columns.inPriceRange(columns.ofSet(set))) counter.count(docId, flags.at(docId));
      } else if (columns.range && columns.prices) {
        const histogram = this.#sets.histogram(set, columns.flags, columns.prices);
        histogram.count(columns.range, columns.prices.values, counter);
      } else counter.add(set.count(columns.flags));
    }
    return counter;
  }

  #bounds(sets: readonly FilteredSet[], columns: ColumnFilter): PriceBounds {
    const { prices, flags, scansDocs } = columns;
    if (!prices) return { lowest: null, highest: null };
    let lowest = Number.POSITIVE_INFINITY;
    let highest = -1;
    for (const set of sets) {
      const bounds = scansDocs ? boundsOf(columns.ofSet(set), prices.values) : set.bounds(flags, prices);
      lowest = Math.min(lowest, bounds.lowest ?? lowest);
      highest = Math.max(highest, bounds.highest ?? highest);
    }
    return highest < 0 ? { lowest: null, highest: null } : { lowest, highest };
  }

  #page(sets: readonly FilteredSet[], columns: ColumnFilter, { from, to, order }: PageRequest): Int32Array {
    const isDeep = to > TOP_SIZE;
    const lists = sets.map((set) =>
      isDeep ? this.#hitsOf(set, columns) : this.#topOf(set, columns, { count: to, order }),
    );
    const [only, ...others] = lists;
    if (only && others.length === 0 && !isDeep) return only.subarray(from, to);
    const all = only && others.length === 0 ? only : Int32Array.from(lists.flatMap((docIds) => [...docIds]));
    return selectRange(all, { from, to }, isDeep ? (order.compareQuickly?.() ?? order.compare) : order.compare);
  }

  /** At least the first `count` hits of a set in their order. */
  #topOf(set: FilteredSet, columns: ColumnFilter, { count, order }: { count: number; order: SortOrder }): Int32Array {
    if (!columns.scansDocs) {
      const top = set.top(columns.flags, order);
      if (!columns.range) return top;
      const matching = columns.inPriceRange(top);
      if (matching.length >= count || top.length < TOP_SIZE) return matching;
    }
    const hits = this.#hitsOf(set, columns);
    return selectTop(hits, Math.min(count, hits.length), order.compareQuickly?.() ?? order.compare);
  }

  #hitsOf(set: FilteredSet, columns: ColumnFilter): Int32Array {
    const { range, prices, flags, scansDocs } = columns;
    if (!scansDocs && !range) return set.having(flags);
    if (!range || !prices || isScanned(set, columns)) return columns.inPriceRange(columns.ofSet(set));
    const hits = new IntList();
    this.#sets.histogram(set, flags, prices).forEach(range, prices.values, (docId) => hits.push(docId));
    return hits.items.subarray(0, hits.length);
  }

  #scopeOf({ filters, within }: Scope): Int32Array[] {
    const categories = filters.filter(({ facet }) => facet === FACETS.category);
    return this.#setsOf({ filters: categories, within }).map((set) => set.count(FLAGS.ALIVE).counts);
  }
}

const isScanned = ({ docs }: FilteredSet, { scansDocs, isOfText, range }: ColumnFilter): boolean =>
  scansDocs || (range !== null && (isOfText || docs.length <= SMALL_SET));

/** How many of these docs match and are in the sets, which have no doc in common. */
const countOf = (sets: readonly FilteredSet[], columns: ColumnFilter, docs: DocList): number =>
  sets.reduce((count, set) => count + columns.of(intersection(docs, set.docs)).length, 0);

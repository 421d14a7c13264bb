import { type CooperativeTask, runCooperatively } from './building/cooperative.ts';
import { groupsOf, secondsSince2000 } from './building/group-row.ts';
import { IndexWriter } from './building/index-writer.ts';
import { PriceColumns } from './columns/price-columns.ts';
import { VersionedCache } from './columns/versioned-cache.ts';
import { NO_DOCS } from './facets/doc-lists.ts';
import { facetFiltersOf } from './facets/facet-filters.ts';
import type { FacetQuery } from './facets/facet-query.ts';
import { FacetSearch } from './facets/facet-search.ts';
import { FilteredSets } from './facets/filtered-sets.ts';
import { NewDocs } from './facets/new-docs.ts';
import { PurchasedDocs } from './facets/purchased-docs.ts';
import { FLAGS } from './columns/group-table.ts';
import type { IndexedProduct, PriceRules } from './products.ts';
import type { SearchRequest } from './request.ts';
import type { FacetCount, FacetKind, ProductGroup, SearchResult, SuggestResult } from './result.ts';
import { SortOrders } from './sort/sort-orders.ts';
import { selectTop } from './sort/top-results.ts';
import { NameFinder, type SearchableName } from './text/name-finder.ts';
import type { SynonymGroup } from './text/synonyms.ts';
import type { TextHits } from './text/text-index.ts';

const SUGGESTED_GROUPS = 5;
const SUGGESTED_NAMES = 4;
/** Everybody types the same first letters; each cached suggestion is a few numbers. */
const MAX_SUGGESTIONS = 2_000;

export interface IndexOptions {
  readonly priceRules: PriceRules;
  /** Names that suggestions find. */
  readonly categoryNames: readonly SearchableName[];
  readonly brandNames: readonly SearchableName[];
  /** What else phrases mean. */
  readonly synonyms: readonly SynonymGroup[];
}

export interface IndexChange {
  /** New and changed products. All visible products of a group have to come together. */
  readonly products?: readonly IndexedProduct[];
  /** Replaces the groups of synonyms. */
  readonly synonyms?: readonly SynonymGroup[];
  /** ms since 1970. */
  readonly now: number;
}

/** Versions are unique within the process: an index never has a version of another one. */
let lastVersion = 0;

/** An in-memory index of all visible products: lists, counts, sorts and searches them. */
export class CatalogueIndex {
  readonly #writer: IndexWriter;
  readonly #sets: FilteredSets;
  readonly #facets: FacetSearch;
  readonly #sortOrders: SortOrders;
  readonly #purchased: PurchasedDocs;
  readonly #newDocs: NewDocs;
  readonly #prices: PriceColumns;
  readonly #names: NameFinder;
  readonly #suggestions = new VersionedCache<SuggestResult>({ maxWeight: () => MAX_SUGGESTIONS });
  #version = (lastVersion += 1);

  constructor({ priceRules, categoryNames, brandNames, synonyms }: IndexOptions) {
    this.#writer = new IndexWriter(priceRules);
    this.#sets = new FilteredSets(this.#writer);
    this.#facets = new FacetSearch(this.#writer, this.#sets);
    this.#sortOrders = new SortOrders(this.#writer);
    this.#purchased = new PurchasedDocs(this.#writer);
    this.#newDocs = new NewDocs(this.#writer.table);
    this.#prices = new PriceColumns(this.#writer);
    this.#names = new NameFinder(categoryNames, brandNames);
    this.#writer.useSynonyms(synonyms);
  }

  /** Changes with everything that may change an answer. */
  get version(): number {
    return this.#version;
  }

  /** How many groups are indexed. */
  get size(): number {
    return this.#writer.table.alive;
  }

  /** The share of doc ids without a group. Many of them slow down every scan: a reason to build a new index. */
  get wastedShare(): number {
    return 1 - this.size / Math.max(1, this.#writer.table.docCount);
  }

  /** ms since 1970: when `apply` has to be called next, because a promotion starts or ends. Infinity for never. */
  get nextChangeAt(): number {
    return this.#writer.nextPromotionChangeAt;
  }

  /**
   * Makes the index searchable after the first products were applied. The titles of all languages are sorted in the background;
   * until `titlesSorted` resolves, sorting by title compares texts.
   */
  async build(): Promise<{ readonly titlesSorted: Promise<void> }> {
    await runCooperatively(this.#freeze());
    this.#version = lastVersion += 1;
    return { titlesSorted: this.#sortTitles() };
  }

  /** Adds and changes products, replaces synonyms, and starts and ends promotions. */
  async apply({ products = [], synonyms, now }: IndexChange): Promise<void> {
    if (synonyms) this.#writer.useSynonyms(synonyms);
    this.#writer.refreshPromotions(now);
    await runCooperatively(this.#put(products, now));
    this.#version = lastVersion += 1;
  }

  /** Removes the groups of these products. */
  remove(productIds: readonly number[]): void {
    for (const id of productIds) this.#writer.remove(id);
    this.#version = lastVersion += 1;
  }

  /** The group that a product is listed with; undefined where the product is not indexed. */
  groupOf(productId: number): ProductGroup | undefined {
    const docId = this.#writer.docIdOf(productId);
    return docId === undefined ? undefined : this.#groupAt(docId);
  }

  /** Whether a product is listed with a group that is in stock. */
  isInStock(productId: number): boolean {
    const docId = this.#writer.docIdOf(productId);
    return docId !== undefined && (this.#writer.table.flags.at(docId) & FLAGS.IN_STOCK) !== 0;
  }

  /** How many groups of the whole catalogue have a facet value. */
  countOf(kind: FacetKind, id: number): number {
    const { counts } = this.#sets.whole().count(FLAGS.ALIVE);
    return counts[this.#writer.facetIds.find(kind, id) ?? -1] ?? 0;
  }

  /** One page of products with the counts of every filter value. */
  async search(request: SearchRequest): Promise<SearchResult> {
    await this.#prepare(request);
    const { text, page, pageSize } = request;
    const { docCount } = this.#writer.table;
    const found =
      text === null ? null : this.#writer.text.search(text, { version: this.#writer.textVersion, docCount });
    const order = this.#sortOrders.of(request, found?.lists ?? null);
    const to = page * pageSize;
    const result = this.#facets.run(this.#facetQuery(request, found), { from: to - pageSize, to, order });
    const isInScope = (facetId: number): boolean => result.scope.some((counts) => (counts[facetId] ?? 0) > 0);
    const countsOf = (kind: FacetKind): FacetCount[] => this.#writer.facetIds.countsOf(kind, result.counts, isInScope);
    return {
      groups: Array.from(result.page, (docId) => this.#groupAt(docId)),
      total: result.total,
      widened: found?.widened ?? 'none',
      facets: {
        category: countsOf('category'),
        brand: countsOf('brand'),
        tag: countsOf('tag'),
        pack: countsOf('pack'),
        value: countsOf('value'),
      },
      inStock: result.inStock,
      onPromotion: result.onPromotion,
      purchasedBefore: result.purchasedBefore,
      newlyAdded: result.newlyAdded,
      lowestPrice: result.lowest,
      highestPrice: result.highest,
    };
  }

  /** Products, categories and brands for a text that is still being typed. */
  suggest(text: string): SuggestResult {
    return this.#suggestions.get(text, this.#writer.textVersion, () => this.#suggest(text));
  }

  #suggest(text: string): SuggestResult {
    const { docCount } = this.#writer.table;
    const { lists } = this.#writer.text.suggest(text, { version: this.#writer.textVersion, docCount });
    const [list = NO_DOCS] = lists.map((hits) => hits.list);
    const { compare, compareQuickly } = this.#sortOrders.byRelevance(lists);
    const hits = list.items.subarray(0, list.length);
    const top = selectTop(hits, Math.min(SUGGESTED_GROUPS, hits.length), compareQuickly?.() ?? compare);
    const { categoryIds, brandIds } = this.#names.find(text);
    return {
      groups: Array.from(top, (docId) => this.#groupAt(docId)),
      total: hits.length,
      categories: this.#mostFrequent('category', categoryIds),
      brands: this.#mostFrequent('brand', brandIds),
    };
  }

  #mostFrequent(kind: FacetKind, ids: readonly number[]): FacetCount[] {
    return ids
      .map((id) => ({ id, count: this.countOf(kind, id) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.id - b.id)
      .slice(0, SUGGESTED_NAMES);
  }

  #groupAt(docId: number): ProductGroup {
    return {
      leadId: this.#writer.table.ids.at(docId),
      productIds: Array.from(this.#writer.productIdsAt(docId)),
    };
  }

  async #sortTitles(): Promise<void> {
    let previous: ArrayLike<number> = [];
    for (const order of this.#sortOrders.titles.values()) {
      await order.build(() => this.#writer.table.docCount, previous);
      previous = order.sorted;
    }
  }

  *#freeze(): CooperativeTask<void> {
    yield* this.#writer.freeze();
    yield* this.#sets.precount();
  }

  *#put(products: readonly IndexedProduct[], now: number): CooperativeTask<void> {
    for (const group of groupsOf(products)) {
      const isNew = this.#writer.put(group, now);
      const docId = this.#writer.table.docCount - 1;
      if (isNew) this.#sortOrders.titles.forEach((order) => order.add(docId));
      yield;
    }
  }

  /** Cooperatively prepares what would block other requests for long. */
  async #prepare(request: SearchRequest): Promise<void> {
    if (request.prices) await this.#prices.prepare(request.prices);
    const { minPrice, maxPrice } = request.filters;
    const hasRange = minPrice !== null || maxPrice !== null;
    if (hasRange && request.text === null) await this.#facets.prepare(this.#facetQuery(request, null));
  }

  #facetQuery({ filters, prices, purchasedIds, newFrom }: SearchRequest, found: TextHits | null): FacetQuery {
    return {
      filters: facetFiltersOf(filters, this.#writer.facetIds),
      within: found?.lists ?? null,
      prices: prices === null ? null : this.#prices.of(prices),
      minPrice: filters.minPrice,
      maxPrice: filters.maxPrice,
      isInStock: filters.isInStock,
      isOnPromotion: filters.isOnPromotion,
      purchased: purchasedIds === null ? null : this.#purchased.of(purchasedIds),
      isPurchasedBefore: filters.isPurchasedBefore,
      newDocs: this.#newDocs.of(newFrom === null ? null : secondsSince2000(newFrom), this.#version),
      isNew: filters.isNew,
    };
  }
}

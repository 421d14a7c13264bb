import { type CardTable, FLAGS } from './card-table.ts';
import { type CodeSpace, FACETS } from './code-space.ts';
import type { FacetQuery } from './facet-query.ts';

const HIGHEST = 0x7fffffff;

/**
 * The living cards that pass all filters by column, whatever is chosen elsewhere. It goes over the whole shop, so each
 * column has a loop of its own that does next to nothing.
 */
export class Passing {
  readonly #table: CardTable;
  /** 1 by slot. One for all questions. */
  #marks = new Uint8Array(0);

  constructor(table: CardTable) {
    this.#table = table;
  }

  /** Looks at the columns that the question filters by. */
  mark(query: FacetQuery): void {
    const { slots, createdAt } = this.#table;
    if (this.#marks.length < slots) this.#marks = new Uint8Array(slots * 2);
    this.#markMost(query);
    const { createdFrom, bought } = query;
    if (createdFrom !== null) this.#keepFrom(createdFrom, createdAt.items);
    if (query.isBoughtBefore) this.#keepMarked(bought?.marks);
  }

  /** Writes how many of them have each code of a facet. */
  count(facet: number, space: CodeSpace, counts: Int32Array): void {
    const { facets } = space;
    const isCategory = facet === FACETS.category;
    for (let code = 0; code < counts.length; code += 1) {
      if (facets[code] === facet) counts[code] = isCategory ? 0 : this.#countOf(code);
    }
    if (isCategory) this.#countCategories(counts);
  }

  /** Marks and prices in one: that is what is filtered by most. */
  #markMost({ isInStock, isOnSale, prices, minPrice, maxPrice }: FacetQuery): void {
    const { slots, net } = this.#table;
    const flags = this.#table.flags.items;
    const marks = this.#marks;
    const wanted = FLAGS.ALIVE | (isInStock ? FLAGS.IN_STOCK : 0) | (isOnSale ? FLAGS.ON_SALE : 0);
    const column = prices ?? net.items;
    const least = prices ? (minPrice ?? 0) : 0;
    const most = prices ? Math.min(maxPrice ?? HIGHEST, HIGHEST) : HIGHEST;
    for (let slot = 0; slot < slots; slot += 1) {
      const value = column[slot] ?? 0;
      const isFlagged = ((flags[slot] ?? 0) & wanted) === wanted;
      marks[slot] = isFlagged && value >= least && value <= most ? 1 : 0;
    }
  }

  #keepFrom(least: number, column: Int32Array): void {
    const { slots } = this.#table;
    const marks = this.#marks;
    for (let slot = 0; slot < slots; slot += 1) if ((column[slot] ?? 0) < least) marks[slot] = 0;
  }

  #keepMarked(chosen: Uint8Array | undefined): void {
    const { slots } = this.#table;
    const marks = this.#marks;
    for (let slot = 0; slot < slots; slot += 1) if (chosen?.[slot] !== 1) marks[slot] = 0;
  }

  #countOf(code: number): number {
    const list = this.#table.posting(code);
    if (!list) return 0;
    const { items, length } = list;
    const marks = this.#marks;
    let count = 0;
    for (let at = 0; at < length; at += 1) count += marks[items[at] ?? 0] ?? 0;
    return count;
  }

  /** By bundles: a card lies in several categories, one below the other. */
  #countCategories(counts: Int32Array): void {
    const { slots, categories } = this.#table;
    const { column } = categories;
    const marks = this.#marks;
    const bundled = new Int32Array(categories.size);
    for (let slot = 0; slot < slots; slot += 1) {
      const bundle = column[slot] ?? 0;
      bundled[bundle] = (bundled[bundle] ?? 0) + (marks[slot] ?? 0);
    }
    categories.unfold(bundled, counts);
  }
}

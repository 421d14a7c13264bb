import { type CardTable, FLAGS } from './card-table.ts';
import type { FacetQuery } from './facet-query.ts';
import type { PriceRange } from './price-ladder.ts';
import type { Prices } from './price-views.ts';

const HIGHEST = 0x7fffffff;

/** The filters of a question that look at columns: marks, price, age, bought before. */
export class ColumnFilter {
  /** The flags that cards must have. */
  readonly wanted: number;
  readonly prices: Prices | null;
  /** Null where every price will do. */
  readonly range: PriceRange | null;
  /** Whether something is asked that no section has counted: each card is to be looked at. */
  readonly isRare: boolean;
  /** The only cards where bought ones are asked for; null for all. */
  readonly only: Int32Array | null;
  readonly #createdFrom: number | null;
  readonly #table: CardTable;

  constructor(table: CardTable, query: FacetQuery) {
    const { prices, minPrice, maxPrice, createdFrom, bought, isInStock, isOnSale, isBoughtBefore } = query;
    this.#table = table;
    this.wanted = FLAGS.ALIVE | (isInStock ? FLAGS.IN_STOCK : 0) | (isOnSale ? FLAGS.ON_SALE : 0);
    this.prices = prices;
    const hasRange = prices !== null && (minPrice !== null || maxPrice !== null);
    this.range = hasRange ? { least: minPrice ?? 0, most: Math.min(maxPrice ?? HIGHEST, HIGHEST) } : null;
    this.only = isBoughtBefore ? (bought ?? new Int32Array(0)) : null;
    this.#createdFrom = createdFrom;
    this.isRare = isBoughtBefore || createdFrom !== null;
  }

  /** Whether a card of a section passes, its price and what was bought aside. */
  passes(slot: number): boolean {
    if ((this.#table.flags.at(slot) & this.wanted) !== this.wanted) return false;
    return this.#createdFrom === null || this.#table.createdAt.at(slot) >= this.#createdFrom;
  }

  hasPrice(slot: number): boolean {
    if (!this.range || !this.prices) return true;
    const price = this.prices.column[slot] ?? 0;
    return price >= this.range.least && price <= this.range.most;
  }
}

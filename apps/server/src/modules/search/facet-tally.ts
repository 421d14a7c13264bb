import { type CardTable, FLAGS } from './card-table.ts';
import { type CodeSpace, FACETS } from './code-space.ts';
import type { FacetAnswer, FacetQuery } from './facet-query.ts';

/** Bits of the filters that look at a column; the choices have the bits above. */
const PRICE = 1;
const STOCK = 2;
const SALE = 4;
const NEW = 8;
const BOUGHT = 16;
export const FIRST_CHOICE_BIT = 5;
const NO_FACET = -1;

interface Asked {
  readonly query: FacetQuery;
  readonly countsHits: boolean;
  /** Room for as many as there are slots. */
  readonly hits: Int32Array;
}

/** What one pass adds up. */
export class Tally {
  readonly #table: CardTable;
  readonly #query: FacetQuery;
  readonly #facets: Int32Array;
  readonly #wanted: number;
  /** Whether the values of hits are counted one by one: not where everything is a hit, which the table has counted. */
  readonly #countsHits: boolean;
  readonly #hits: Int32Array;
  readonly #counts: Int32Array;
  readonly #codes: Int32Array;
  readonly #starts: Int32Array;
  readonly #flags: Int32Array;
  /** How often each bundle of categories was counted. */
  readonly #bundled: Int32Array;
  readonly #bundles: Int32Array;
  /** How many codes each bundle holds: the first ones of its cards. */
  readonly #inBundle: Int32Array;
  #hitCount = 0;
  #inStock = 0;
  #onSale = 0;
  #bought = 0;
  #lowest = Number.MAX_SAFE_INTEGER;
  #highest = -1;

  constructor(table: CardTable, space: CodeSpace, { query, countsHits, hits }: Asked) {
    this.#hits = hits;
    this.#countsHits = countsHits;
    this.#table = table;
    this.#query = query;
    this.#facets = space.facets;
    this.#counts = new Int32Array(space.size);
    this.#codes = table.codes.items;
    this.#starts = table.codeStarts.items;
    this.#flags = table.flags.items;
    this.#bundles = table.categories.column;
    this.#inBundle = table.categories.sizes;
    this.#bundled = new Int32Array(table.categories.size);
    this.#wanted = ((1 << query.choices.length) - 1) << FIRST_CHOICE_BIT;
  }

  take(slot: number, passed: number): void {
    const flags = this.#flags[slot] ?? 0;
    if ((flags & FLAGS.ALIVE) === 0) return;
    const failed = (this.#wanted & ~passed) | this.#failedColumns(slot, flags);
    if (failed === 0) this.#hit(slot, flags);
    else if ((failed & (failed - 1)) === 0) this.#count(slot, failed);
  }

  #failedColumns(slot: number, flags: number): number {
    const query = this.#query;
    let failed = 0;
    if (query.isInStock && (flags & FLAGS.IN_STOCK) === 0) failed |= STOCK;
    if (query.isOnSale && (flags & FLAGS.ON_SALE) === 0) failed |= SALE;
    if (query.createdFrom !== null && this.#table.createdAt.at(slot) < query.createdFrom) failed |= NEW;
    if (query.isBoughtBefore && query.bought?.marks[slot] !== 1) failed |= BOUGHT;
    if (query.prices) {
      const price = query.prices[slot] ?? 0;
      if (query.minPrice !== null && price < query.minPrice) failed |= PRICE;
      if (query.maxPrice !== null && price > query.maxPrice) failed |= PRICE;
    }
    return failed;
  }

  #hit(slot: number, flags: number): void {
    this.#hits[this.#hitCount] = slot;
    this.#hitCount += 1;
    if ((flags & FLAGS.IN_STOCK) !== 0) this.#inStock += 1;
    if ((flags & FLAGS.ON_SALE) !== 0) this.#onSale += 1;
    if (this.#query.bought?.marks[slot] === 1) this.#bought += 1;
    this.#countPrice(slot);
    if (!this.#countsHits) return;
    const bundle = this.#bundles[slot] ?? 0;
    this.#bundled[bundle] = (this.#bundled[bundle] ?? 0) + 1;
    const counts = this.#counts;
    const end = this.#starts[slot + 1] ?? 0;
    for (let at = (this.#starts[slot] ?? 0) + (this.#inBundle[bundle] ?? 0); at < end; at += 1) {
      const code = this.#codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }

  /** A card that fails one filter only counts in that filter. */
  #count(slot: number, failed: number): void {
    if (failed === PRICE) this.#countPrice(slot);
    if (failed < 1 << FIRST_CHOICE_BIT) return;
    const wanted = this.#query.choices[31 - Math.clz32(failed) - FIRST_CHOICE_BIT]?.facet ?? NO_FACET;
    if (wanted === FACETS.category) {
      const bundle = this.#bundles[slot] ?? 0;
      this.#bundled[bundle] = (this.#bundled[bundle] ?? 0) + 1;
      return;
    }
    const [codes, facets, counts] = [this.#codes, this.#facets, this.#counts];
    const end = this.#starts[slot + 1] ?? 0;
    // The codes of a card are in the order of their facets, categories first.
    for (let at = (this.#starts[slot] ?? 0) + (this.#inBundle[this.#bundles[slot] ?? 0] ?? 0); at < end; at += 1) {
      const code = codes[at] ?? 0;
      const facet = facets[code] ?? 0;
      if (facet > wanted) break;
      if (facet === wanted) counts[code] = (counts[code] ?? 0) + 1;
    }
  }

  #countPrice(slot: number): void {
    if (!this.#query.prices) return;
    const price = this.#query.prices[slot] ?? 0;
    if (price < this.#lowest) this.#lowest = price;
    if (price > this.#highest) this.#highest = price;
  }

  /** Counts the whole shop. */
  takeAll(): void {
    for (let code = 0; code < this.#counts.length; code += 1) this.#counts[code] = this.#table.live.at(code);
  }

  answer(): FacetAnswer {
    this.#table.categories.unfold(this.#bundled, this.#counts);
    return {
      hits: this.#hits.slice(0, this.#hitCount),
      counts: this.#counts,
      inStock: this.#inStock,
      onSale: this.#onSale,
      boughtBefore: this.#bought,
      lowest: this.#highest < 0 ? null : this.#lowest,
      highest: this.#highest < 0 ? null : this.#highest,
    };
  }
}

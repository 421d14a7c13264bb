import { type CardTable, FLAGS } from './card-table.ts';
import type { FacetQuery } from './facet-query.ts';
import { IntList } from './int-list.ts';
import type { PriceRange } from './price-ladder.ts';
import { HIGHEST } from './price-steps.ts';
import type { Prices } from './price-views.ts';
import type { Section } from './section.ts';

/** Room that a list of cards gets at first. */
const ROOM = 4_000;
const LONG_AGO = -HIGHEST;

/** The filters of a question that look at columns: marks, price, age, bought before. */
export class ColumnFilter {
  /** The flags that cards must have. */
  readonly wanted: number;
  readonly prices: Prices | null;
  /** Null where every price will do. */
  readonly range: PriceRange | null;
  /** Whether something is asked that no section has counted: each card is to be looked at. */
  readonly isRare: boolean;
  /** Whether the cards are those of a text: few come back to them, so that ladders of prices do not pay. */
  readonly isOfText: boolean;
  /** The only cards where bought ones are asked for; null for all. */
  readonly only: Int32Array | null;
  readonly #createdFrom: number;
  readonly #table: CardTable;
  /** By section, looked through once for each question. */
  readonly #passing = new Map<Section, Int32Array>();

  constructor(table: CardTable, query: FacetQuery) {
    const { prices, minPrice, maxPrice, createdFrom, bought, isInStock, isOnSale, isBoughtBefore } = query;
    this.#table = table;
    this.wanted = FLAGS.ALIVE | (isInStock ? FLAGS.IN_STOCK : 0) | (isOnSale ? FLAGS.ON_SALE : 0);
    this.prices = prices;
    const hasRange = prices !== null && (minPrice !== null || maxPrice !== null);
    this.range = hasRange ? { least: minPrice ?? 0, most: Math.min(maxPrice ?? HIGHEST, HIGHEST) } : null;
    this.only = isBoughtBefore ? (bought ?? new Int32Array(0)) : null;
    this.#createdFrom = createdFrom ?? LONG_AGO;
    this.isOfText = query.within !== null;
    this.isRare = isBoughtBefore || createdFrom !== null;
  }

  /** The cards of a section that pass, whatever they cost. */
  among(section: Section): Int32Array {
    const known = this.#passing.get(section);
    if (known) return known;
    const { items, length } = section.slots;
    const passing = this.only
      ? this.#passingOf(this.only, this.only.length).filter((slot) => section.has(slot))
      : this.#passingOf(items, length);
    this.#passing.set(section, passing);
    return passing;
  }

  /** Those of these cards that pass, prices included. */
  of(slots: Int32Array): Int32Array {
    return this.priced(this.#passingOf(slots, slots.length));
  }

  /** Those of these cards whose price is in the range. */
  priced(slots: Int32Array): Int32Array {
    if (!this.range || !this.prices) return slots;
    const { least, most } = this.range;
    const { column } = this.prices;
    const kept = new IntList(Math.min(slots.length, ROOM));
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      const price = column[slot] ?? 0;
      if (price >= least && price <= most) kept.push(slot);
    }
    return kept.items.subarray(0, kept.length);
  }

  #passingOf(slots: Int32Array, length: number): Int32Array {
    const flags = this.#table.flags.items;
    const createdAt = this.#table.createdAt.items;
    const wanted = this.wanted;
    const createdFrom = this.#createdFrom;
    const kept = new IntList(Math.min(length, ROOM));
    for (let at = 0; at < length; at += 1) {
      const slot = slots[at] ?? 0;
      if (((flags[slot] ?? 0) & wanted) === wanted && (createdAt[slot] ?? 0) >= createdFrom) kept.push(slot);
    }
    return kept.items.subarray(0, kept.length);
  }
}

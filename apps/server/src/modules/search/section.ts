import { bestFirst, type Order } from './best-first.ts';
import type { CardShelf } from './card-shelf.ts';
import { placeIn, type SlotList } from './narrowing.ts';
import type { Prices } from './price-views.ts';
import type { Slices } from './slices.ts';
import { type Counted, Tally } from './tally.ts';

/** So many places of an order are worked out at once, and kept: some pages. */
export const PLACES = 240;
/** So many cards are counted before others get a turn. */
const SLICE = 20_000;

export interface Ranking {
  /** Names the order among all that the same cards may be put in. */
  readonly name: string;
  /** Good for as long as the section is. */
  readonly order: Order;
  /** The same for many comparisons at once, good until the next question. */
  readonly quick?: () => Order;
}

export interface Bounds {
  /** Feninga; null where there is nothing. */
  readonly lowest: number | null;
  readonly highest: number | null;
}

interface Places {
  readonly wanted: number;
  readonly order: Order;
  readonly slots: Int32Array;
}

export interface Members {
  /** Of this section and no other. */
  readonly number: number;
  readonly list: SlotList;
  /** Whether a slot may be in the list: quicker than to look for it. Null where only looking tells. */
  readonly fits: ((slot: number) => boolean) | null;
  /** Takes a new slot into the list where it belongs there; null where somebody else does, or the list stands. */
  readonly takeNew: ((slot: number) => void) | null;
}

/**
 * Cards that belong together - below a category, with two values, found by a word - and what was counted and put in order
 * of them. Each question first takes in what has changed since the last one, card by card, so that nothing is counted twice.
 */
export class Section {
  readonly number: number;
  readonly slots: SlotList;
  readonly #shelf: CardShelf;
  readonly #fits: Members['fits'];
  readonly #takeNew: Members['takeNew'];
  /** By place in the list: the flags that were counted. */
  #flags: Uint8Array;
  /** By the flags that cards must have. */
  readonly #tallies = new Map<number, Tally>();
  readonly #places = new Map<string, Places>();
  readonly #bounds = new Map<string, Bounds>();
  #seenChanges: number;
  #seenSlots: number;

  constructor(shelf: CardShelf, { number, list, fits, takeNew }: Members) {
    this.#shelf = shelf;
    this.number = number;
    this.slots = list;
    this.#fits = fits;
    this.#takeNew = takeNew;
    this.#flags = new Uint8Array(list.length);
    this.#seenChanges = shelf.changes.length;
    this.#seenSlots = shelf.table.slots;
    this.#readFlags();
  }

  /** How many cards have all of these flags, and which codes. */
  count(wanted: number): Counted {
    const known = this.#tallies.get(wanted);
    if (known) return known;
    const tally = new Tally(this.#shelf.table, this.#shelf.space);
    this.#take(tally, wanted, 0, this.slots.length);
    this.#tallies.set(wanted, tally.settle());
    return tally;
  }

  /** Counts beforehand what is much, in slices; nothing may change meanwhile. */
  *counting(wanted: number): Slices<void> {
    const tally = new Tally(this.#shelf.table, this.#shelf.space);
    for (let from = 0; from < this.slots.length; from += SLICE) {
      this.#take(tally, wanted, from, Math.min(from + SLICE, this.slots.length));
      yield;
    }
    this.#tallies.set(wanted, tally.settle());
  }

  has(slot: number): boolean {
    return this.placeOf(slot) >= 0;
  }

  /** The place of a slot in the list; -1 where it is not there. */
  placeOf(slot: number): number {
    return this.#fits?.(slot) === false ? -1 : placeIn(this.slots, slot);
  }

  /** The lowest and the highest price of those that have all of these flags. */
  bounds(wanted: number, { key, column }: Prices): Bounds {
    const name = `${wanted} ${key}`;
    const known = this.#bounds.get(name);
    if (known) return known;
    const found = boundsOf(this.having(wanted), column);
    this.#bounds.set(name, found);
    return found;
  }

  /** The first of those that have all of these flags: `PLACES`, or all where there are not so many. */
  first(wanted: number, { name, order, quick }: Ranking): Int32Array {
    const key = `${wanted} ${name}`;
    const known = this.#places.get(key)?.slots;
    if (known) return known;
    const all = this.having(wanted);
    const slots = bestFirst(all, Math.min(PLACES, all.length), quick?.() ?? order);
    this.#places.set(key, { wanted, order, slots });
    return slots;
  }

  /** Takes in what has changed. */
  bringUp(): this {
    const { changes, table } = this.#shelf;
    for (; this.#seenSlots < table.slots; this.#seenSlots += 1) this.#takeNew?.(this.#seenSlots);
    if (this.#seenChanges === changes.length) return this;
    if (this.#flags.length < this.slots.length) {
      const larger = new Uint8Array(Math.ceil(this.slots.length * 1.25));
      larger.set(this.#flags);
      this.#flags = larger;
    }
    if (changes.length - this.#seenChanges > this.slots.length) {
      this.#readFlags();
      this.#tallies.clear();
      this.#places.clear();
      this.#bounds.clear();
    } else {
      for (let at = this.#seenChanges; at < changes.length; at += 1) this.#takeChange(changes.at(at));
    }
    this.#seenChanges = changes.length;
    return this;
  }

  /** The cards that have all of these flags. */
  having(wanted: number): Int32Array {
    const { items, length } = this.slots;
    const flags = this.#flags;
    const slots = new Int32Array(this.count(wanted).total);
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      if (((flags[at] ?? 0) & wanted) !== wanted) continue;
      slots[count] = items[at] ?? 0;
      count += 1;
    }
    return slots;
  }

  #takeChange(slot: number): void {
    const place = this.placeOf(slot);
    if (place < 0) return;
    const before = this.#flags[place] ?? 0;
    const flags = this.#shelf.table.flags.at(slot);
    this.#flags[place] = flags;
    if (flags !== before) {
      for (const [wanted, tally] of this.#tallies) {
        if ((before & wanted) === wanted) tally.change(slot, before, -1);
        if ((flags & wanted) === wanted) tally.change(slot, flags, 1);
      }
    }
    this.#bounds.clear();
    for (const [key, { wanted, order, slots }] of this.#places) {
      const last = slots.at(-1);
      const comesIn =
        (flags & wanted) === wanted && (slots.length < PLACES || (last !== undefined && order(slot, last) < 0));
      if (comesIn || slots.includes(slot)) this.#places.delete(key);
    }
  }

  #readFlags(): void {
    const { flags } = this.#shelf.table;
    const { items, length } = this.slots;
    for (let at = 0; at < length; at += 1) this.#flags[at] = flags.at(items[at] ?? 0);
  }

  #take(tally: Tally, wanted: number, from: number, to: number): void {
    const { items } = this.slots;
    for (let at = from; at < to; at += 1) {
      const flags = this.#flags[at] ?? 0;
      if ((flags & wanted) === wanted) tally.take(items[at] ?? 0, flags);
    }
  }
}

/** The lowest and the highest price of these cards. */
export function boundsOf(slots: Int32Array, column: Int32Array): Bounds {
  let lowest = Number.MAX_SAFE_INTEGER;
  let highest = -1;
  for (let at = 0; at < slots.length; at += 1) {
    const price = column[slots[at] ?? 0] ?? 0;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return highest < 0 ? { lowest: null, highest: null } : { lowest, highest };
}

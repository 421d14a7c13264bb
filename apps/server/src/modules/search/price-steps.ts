import type { CardShelf } from './card-shelf.ts';
import { FLAGS } from './card-table.ts';
import { IntList } from './int-list.ts';
import type { Slices } from './slices.ts';
import type { Tally } from './tally.ts';

/** Columns of a row of sums; those of the codes follow. */
const [TOTAL, IN_STOCK, ON_SALE, CODES] = [0, 1, 2, 3];
/** For values that the first article comes to have later. */
const SPARE_CODES = 50;
/** No price is higher. */
export const HIGHEST = 0x7fffffff;
/** So many rows are summed up before others get a turn. */
const SLICE = 100;

/** Steps of a ladder of prices: the cards on each, and sums of their codes that tell those of many steps at once. */
export class PriceSteps {
  /** How many codes it has room for. */
  readonly codes: number;
  readonly #shelf: CardShelf;
  /** The lowest price of each step but the first, ascending. */
  readonly #starts: readonly number[];
  readonly #slots: readonly IntList[];
  readonly #width: number;
  /** Rows for the steps from 1 up. Once summed, a row holds the sum of so many steps as its lowest bit says (Fenwick). */
  readonly #rows: Int32Array;
  #isSummed = false;

  constructor(shelf: CardShelf, starts: readonly number[]) {
    this.#shelf = shelf;
    this.codes = shelf.space.size + SPARE_CODES;
    this.#starts = starts;
    this.#slots = Array.from({ length: starts.length + 1 }, () => new IntList());
    this.#width = CODES + this.codes;
    this.#rows = new Int32Array((starts.length + 2) * this.#width);
  }

  /** The step of a price. */
  at(price: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first step of which no card is cheaper. */
  from(price: number): number {
    const step = this.at(price);
    return price <= (this.#starts[step - 1] ?? 0) ? step : step + 1;
  }

  /** The last step of which no card is dearer. */
  upTo(price: number): number {
    const step = this.at(price);
    return price >= (this.#starts[step] ?? HIGHEST + 1) - 1 ? step : step - 1;
  }

  /** The cards on a step, good until the next change. */
  on(step: number): Int32Array {
    const list = this.#slots[step];
    return list ? list.items.subarray(0, list.length) : new Int32Array(0);
  }

  add(step: number, slot: number, flags: number): void {
    this.#slots[step]?.push(slot);
    this.#sum(step, slot, flags, 1);
  }

  remove(step: number, slot: number, flags: number): void {
    this.#slots[step]?.swapOut(this.on(step).indexOf(slot));
    this.#sum(step, slot, flags, -1);
  }

  /** Makes sums of the rows; what comes later is added to each sum that it belongs to. */
  *summing(): Slices<void> {
    const [rows, width] = [this.#rows, this.#width];
    for (let row = 1; row <= this.#slots.length; row += 1) {
      const above = row + (row & -row);
      if (above > this.#slots.length) continue;
      for (let at = 0; at < width; at += 1)
        rows[above * width + at] = (rows[above * width + at] ?? 0) + (rows[row * width + at] ?? 0);
      if (row % SLICE === 0) yield;
    }
    this.#isSummed = true;
  }

  /** Adds all cards on the steps from one to the other. */
  addFrom(first: number, last: number, tally: Tally): void {
    const sum = new Int32Array(this.#width);
    this.#addUpTo(last + 1, sum, 1);
    this.#addUpTo(first, sum, -1);
    tally.add({
      total: sum[TOTAL] ?? 0,
      inStock: sum[IN_STOCK] ?? 0,
      onSale: sum[ON_SALE] ?? 0,
      counts: sum.subarray(CODES, CODES + this.#shelf.space.size),
    });
  }

  /** Adds the sum of the steps below this one. */
  #addUpTo(step: number, sum: Int32Array, sign: 1 | -1): void {
    const [rows, width] = [this.#rows, this.#width];
    for (let row = step; row > 0; row -= row & -row) {
      for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + sign * (rows[row * width + at] ?? 0);
    }
  }

  #sum(step: number, slot: number, flags: number, times: 1 | -1): void {
    const rows = this.#rows;
    const codes = this.#shelf.table.codesOf(slot);
    for (let row = step + 1; row <= this.#slots.length; row += row & -row) {
      const start = row * this.#width;
      rows[start + TOTAL] = (rows[start + TOTAL] ?? 0) + times;
      if ((flags & FLAGS.IN_STOCK) !== 0) rows[start + IN_STOCK] = (rows[start + IN_STOCK] ?? 0) + times;
      if ((flags & FLAGS.ON_SALE) !== 0) rows[start + ON_SALE] = (rows[start + ON_SALE] ?? 0) + times;
      for (const code of codes) rows[start + CODES + code] = (rows[start + CODES + code] ?? 0) + times;
      if (!this.#isSummed) break;
    }
  }
}

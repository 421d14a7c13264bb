import { type CardTable, FLAGS } from './card-table.ts';
import type { CodeSpace } from './code-space.ts';

/** How many cards there are of a kind, and how many of them have each code. */
export interface Counted {
  readonly total: number;
  readonly inStock: number;
  readonly onSale: number;
  /** By code. */
  readonly counts: Int32Array;
}

/** The columns that are counted by, as they are while many cards are taken. */
interface Columns {
  readonly codes: Int32Array;
  readonly starts: Int32Array;
  readonly bundles: Int32Array;
  /** How many codes each bundle holds: the first ones of its cards. */
  readonly inBundle: Int32Array;
  /** How often each bundle of categories was taken. */
  readonly bundled: Int32Array;
}

/** Counts cards and their codes. */
export class Tally implements Counted {
  total = 0;
  inStock = 0;
  onSale = 0;
  counts: Int32Array;
  readonly #table: CardTable;
  #columns: Columns | null = null;

  constructor(table: CardTable, space: CodeSpace) {
    this.#table = table;
    this.counts = new Int32Array(space.size);
  }

  /** Takes a card: the quick way for many. What they have stands in the counts after `settle`. */
  take(slot: number, flags: number): void {
    const { codes, starts, bundles, inBundle, bundled } = (this.#columns ??= this.#open());
    const bundle = bundles[slot] ?? 0;
    bundled[bundle] = (bundled[bundle] ?? 0) + 1;
    const counts = this.counts;
    const end = starts[slot + 1] ?? 0;
    for (let at = (starts[slot] ?? 0) + (inBundle[bundle] ?? 0); at < end; at += 1) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    this.#note(flags, 1);
  }

  settle(): this {
    if (this.#columns) this.#table.categories.unfold(this.#columns.bundled, this.counts);
    this.#columns = null;
    return this;
  }

  /** Adds a card, or takes it out with `times` -1; the counts are right at once. */
  change(slot: number, flags: number, times: 1 | -1): void {
    for (const code of this.#table.codesOf(slot)) {
      if (code >= this.counts.length) this.#grow(code + 1);
      this.counts[code] = (this.counts[code] ?? 0) + times;
    }
    this.#note(flags, times);
  }

  /** Adds what was counted elsewhere. */
  add({ total, inStock, onSale, counts }: Counted): void {
    if (counts.length > this.counts.length) this.#grow(counts.length);
    const own = this.counts;
    for (let code = 0; code < counts.length; code += 1) own[code] = (own[code] ?? 0) + (counts[code] ?? 0);
    this.total += total;
    this.inStock += inStock;
    this.onSale += onSale;
  }

  #note(flags: number, times: 1 | -1): void {
    this.total += times;
    if ((flags & FLAGS.IN_STOCK) !== 0) this.inStock += times;
    if ((flags & FLAGS.ON_SALE) !== 0) this.onSale += times;
  }

  #open(): Columns {
    const { codes, codeStarts, categories } = this.#table;
    return {
      codes: codes.items,
      starts: codeStarts.items,
      bundles: categories.column,
      inBundle: categories.sizes,
      bundled: new Int32Array(categories.size),
    };
  }

  #grow(size: number): void {
    const larger = new Int32Array(size);
    larger.set(this.counts);
    this.counts = larger;
  }
}

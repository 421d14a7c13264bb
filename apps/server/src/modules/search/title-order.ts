import { compareTexts, type Language, letteringOf } from '@sjaj/domain';
import type { Order } from './best-first.ts';
import { inSlices, mergeSort, type Slices } from './slices.ts';
import { TitleKeys } from './title-keys.ts';

/** So many comparisons of keys go by before others get a turn. */
const SLICE = 10_000;
/** So many cards that came later are put in between before all are numbered anew. */
const MOST_LATER = 2_000;
const NOBODY: ArrayLike<number> = [];

interface Titles {
  readonly titleOf: (slot: number) => string;
  /** Of two cards with equal titles the lower number comes first. */
  readonly idOf: (slot: number) => number;
}

/**
 * Where each card stands by its title in one language. Sorting many titles takes long, so it is done once, in slices, and
 * a title that comes later is put between its neighbours. Until then titles are compared.
 */
export class TitleOrder {
  readonly #language: Language;
  readonly #compareTitles: (a: string, b: string) => number;
  readonly #titles: Titles;
  #sorted: Int32Array = new Int32Array(0);
  /** Cards that came later, in their order. */
  #later: number[] = [];
  #positions = new Float64Array(0);
  #isReady = false;

  constructor(language: Language, titles: Titles) {
    this.#language = language;
    this.#compareTitles = compareTexts(language);
    this.#titles = titles;
  }

  readonly #compare: Order = (a, b) =>
    this.#compareTitles(this.#titles.titleOf(a), this.#titles.titleOf(b)) ||
    this.#titles.idOf(a) - this.#titles.idOf(b) ||
    a - b;

  /** Negative where `a` comes first. */
  readonly order: Order = (a, b) =>
    this.#isReady ? (this.#positions[a] ?? 0) - (this.#positions[b] ?? 0) : this.#compare(a, b);

  /**
   * Sorts the slots up to now, handing over to others now and then; `slots` tells how many there are at the end. An order
   * of another language is a good beginning: most titles are alike.
   */
  async build(slots: () => number, beginning: ArrayLike<number> = NOBODY): Promise<void> {
    const first = slots();
    this.#sorted = await inSlices(this.#sorting(first, beginning));
    this.#number();
    this.#isReady = true;
    for (let slot = first; slot < slots(); slot += 1) this.add(slot);
  }

  /** The slots in order but for those that came later; empty until they are sorted. */
  get sorted(): ArrayLike<number> {
    return this.#sorted;
  }

  /** Puts a new card between its neighbours. */
  add(slot: number): void {
    if (!this.#isReady) return;
    const among = this.#placeIn(this.#sorted, slot);
    const place = this.#placeIn(this.#later, slot);
    const before = Math.max(this.#at(this.#sorted[among - 1], 0), this.#at(this.#later[place - 1], 0));
    const above = Math.min(this.#at(this.#sorted[among], Infinity), this.#at(this.#later[place], Infinity));
    const after = above === Infinity ? before + 2 : above;
    const position = (before + after) / 2;
    this.#later.splice(place, 0, slot);
    this.#place(slot, position);
    // Between close neighbours a double has no room left one day.
    if (position <= before || position >= after || this.#later.length > MOST_LATER) this.#mergeLater();
  }

  *#sorting(count: number, beginning: ArrayLike<number>): Slices<Int32Array> {
    const keys = new TitleKeys(letteringOf(this.#language));
    yield* keys.reading(count, this.#titles.titleOf);
    const begun = Int32Array.from(beginning).filter((slot) => slot < count);
    const start = begun.length === count ? begun : Int32Array.from({ length: count }, (_, slot) => slot);
    return yield* mergeSort(start, (a, b) => keys.compare(a, b) || this.#compare(a, b), SLICE);
  }

  #placeIn(sorted: ArrayLike<number>, slot: number): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Where a slot stands; `end` where there is none. */
  #at(slot: number | undefined, end: number): number {
    return slot === undefined ? end : (this.#positions[slot] ?? end);
  }

  #mergeLater(): void {
    const sorted = new Int32Array(this.#sorted.length + this.#later.length);
    let [left, right] = [0, 0];
    for (let at = 0; at < sorted.length; at += 1) {
      const [first, second] = [this.#sorted[left], this.#later[right]];
      const takesLater = first === undefined || (second !== undefined && this.#compareClose(second, first) < 0);
      sorted[at] = (takesLater ? second : first) ?? 0;
      if (takesLater) right += 1;
      else left += 1;
    }
    this.#sorted = sorted;
    this.#later = [];
    this.#number();
  }

  /** By their places; titles are compared where there was no room for two different ones. */
  #compareClose(a: number, b: number): number {
    return this.#at(a, 0) - this.#at(b, 0) || this.#compare(a, b);
  }

  #number(): void {
    for (let at = 0; at < this.#sorted.length; at += 1) this.#place(this.#sorted[at] ?? 0, at + 1);
  }

  #place(slot: number, position: number): void {
    if (slot >= this.#positions.length) {
      const larger = new Float64Array(Math.max(1_024, this.#sorted.length, Math.ceil(slot * 1.25)));
      larger.set(this.#positions);
      this.#positions = larger;
    }
    this.#positions[slot] = position;
  }
}

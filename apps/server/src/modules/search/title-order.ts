import { compareTexts, type Language } from '@sjaj/domain';
import type { Order } from './best-first.ts';
import { breath, inSlices, mergeSort } from './slices.ts';

/** So many titles go by before others get a turn. */
const TITLES = 100;

/**
 * Where each card stands by its title in one language. Sorting many titles by a language's rules takes long, so it is
 * done once, in slices, and a title that comes later is put between its neighbours. Until then titles are compared.
 */
export class TitleOrder {
  readonly #compareTitles: (a: string, b: string) => number;
  readonly #titleOf: (slot: number) => string;
  #sorted: number[] = [];
  #positions = new Float64Array(0);
  #isReady = false;

  constructor(language: Language, titleOf: (slot: number) => string) {
    this.#compareTitles = compareTexts(language);
    this.#titleOf = titleOf;
  }

  readonly #compare: Order = (a, b) => this.#compareTitles(this.#titleOf(a), this.#titleOf(b)) || a - b;

  /** Negative where `a` comes first. */
  readonly order: Order = (a, b) =>
    this.#isReady ? (this.#positions[a] ?? 0) - (this.#positions[b] ?? 0) : this.#compare(a, b);

  /**
   * Sorts the slots up to now, handing over to others now and then; `slots` tells how many there are at the end. An order
   * of another language is a good beginning: most titles are alike.
   */
  async build(slots: () => number, beginning: readonly number[] = []): Promise<void> {
    const first = slots();
    // Worked out once: a title may have to be written in other letters first.
    const titles: string[] = [];
    for (let slot = 0; slot < first; slot += 1) {
      titles.push(this.#titleOf(slot));
      if (slot % TITLES === 0) await breath();
    }
    const begun = beginning.filter((slot) => slot < first);
    const start = begun.length === first ? begun : Array.from({ length: first }, (_, slot) => slot);
    const sorting = mergeSort(start, (a, b) => this.#compareTitles(titles[a] ?? '', titles[b] ?? '') || a - b);
    this.#sorted = await inSlices(sorting);
    this.#number();
    this.#isReady = true;
    for (let slot = first; slot < slots(); slot += 1) this.add(slot);
  }

  /** The slots in order; empty until they are sorted. */
  get sorted(): readonly number[] {
    return this.#sorted;
  }

  /** Puts a new card between its neighbours. */
  add(slot: number): void {
    if (!this.#isReady) return;
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#sorted[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    const before = this.#positions[this.#sorted[low - 1] ?? -1] ?? 0;
    const after = this.#positions[this.#sorted[low] ?? -1] ?? before + 2;
    const position = (before + after) / 2;
    this.#sorted.splice(low, 0, slot);
    // Between close neighbours a double has no room left one day.
    if (position <= before || position >= after) this.#number();
    else this.#place(slot, position);
  }

  #number(): void {
    this.#sorted.forEach((slot, index) => this.#place(slot, index + 1));
  }

  #place(slot: number, position: number): void {
    if (slot >= this.#positions.length) {
      const larger = new Float64Array(Math.max(1_024, slot * 2));
      larger.set(this.#positions);
      this.#positions = larger;
    }
    this.#positions[slot] = position;
  }
}

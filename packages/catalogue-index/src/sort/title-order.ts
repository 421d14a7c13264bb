import { compareTexts, type Language, letteringOf } from '@sjaj/domain';
import type { Comparator } from './top-results.ts';
import { runCooperatively, type CooperativeTask } from '../building/cooperative.ts';
import { mergeSort } from './merge-sort.ts';
import { TitleKeys } from './title-keys.ts';

/** Comparisons between two yields. */
const COMPARISONS = 10_000;
/** Docs that are inserted before all positions are renumbered. */
const MAX_LATER = 2_000;
const EMPTY: ArrayLike<number> = [];

interface TitleSource {
  readonly titleOf: (docId: number) => string;
  /** Of two docs with equal titles the lower number sorts first. */
  readonly idOf: (docId: number) => number;
}

/**
 * The position of each doc by its title in one language. Titles are sorted once, cooperatively; a later title is inserted between its
 * neighbours. Until the sort is done, titles are compared.
 */
export class TitleOrder {
  readonly #language: Language;
  readonly #compareTitles: (a: string, b: string) => number;
  readonly #titles: TitleSource;
  #sorted: Int32Array = new Int32Array(0);
  /** Docs that were added later, in their order. */
  #later: number[] = [];
  #positions = new Float64Array(0);
  #isReady = false;

  constructor(language: Language, titles: TitleSource) {
    this.#language = language;
    this.#compareTitles = compareTexts(language);
    this.#titles = titles;
  }

  readonly #compareTitlesAndIds: Comparator = (a, b) =>
    this.#compareTitles(this.#titles.titleOf(a), this.#titles.titleOf(b)) ||
    this.#titles.idOf(a) - this.#titles.idOf(b) ||
    a - b;

  /** Negative where `a` sorts first. */
  readonly compare: Comparator = (a, b) =>
    this.#isReady ? (this.#positions[a] ?? 0) - (this.#positions[b] ?? 0) : this.#compareTitlesAndIds(a, b);

  /**
   * Sorts all present docs cooperatively. `docCount` is read again at the end, for docs added meanwhile. The order of another language
   * is a good start: most titles are alike.
   */
  async build(docCount: () => number, beginning: ArrayLike<number> = EMPTY): Promise<void> {
    const first = docCount();
    this.#sorted = await runCooperatively(this.#sorting(first, beginning));
    this.#number();
    this.#isReady = true;
    for (let docId = first; docId < docCount(); docId += 1) this.add(docId);
  }

  /** The docs in order without those added later; empty until the first sort is done. */
  get sorted(): ArrayLike<number> {
    return this.#sorted;
  }

  /** Inserts a new doc between its neighbours. */
  add(docId: number): void {
    if (!this.#isReady) return;
    const among = this.#indexInList(this.#sorted, docId);
    const place = this.#indexInList(this.#later, docId);
    const before = Math.max(this.#at(this.#sorted[among - 1], 0), this.#at(this.#later[place - 1], 0));
    const above = Math.min(this.#at(this.#sorted[among], Infinity), this.#at(this.#later[place], Infinity));
    const after = above === Infinity ? before + 2 : above;
    const position = (before + after) / 2;
    this.#later.splice(place, 0, docId);
    this.#place(docId, position);
    // Doubles between close neighbours run out at some point.
    if (position <= before || position >= after || this.#later.length > MAX_LATER) this.#mergeLater();
  }

  *#sorting(count: number, beginning: ArrayLike<number>): CooperativeTask<Int32Array> {
    const keys = new TitleKeys(letteringOf(this.#language));
    yield* keys.read(count, this.#titles.titleOf);
    const begun = Int32Array.from(beginning).filter((docId) => docId < count);
    const start = begun.length === count ? begun : Int32Array.from({ length: count }, (_, docId) => docId);
    return yield* mergeSort(start, (a, b) => keys.compare(a, b) || this.#compareTitlesAndIds(a, b), COMPARISONS);
  }

  #indexInList(sorted: ArrayLike<number>, docId: number): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compareTitlesAndIds(sorted[middle] ?? 0, docId) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The position of a doc; `end` where there is none. */
  #at(docId: number | undefined, end: number): number {
    return docId === undefined ? end : (this.#positions[docId] ?? end);
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

  /** By position; titles are compared where two docs got the same one. */
  #compareClose(a: number, b: number): number {
    return this.#at(a, 0) - this.#at(b, 0) || this.#compareTitlesAndIds(a, b);
  }

  #number(): void {
    for (let at = 0; at < this.#sorted.length; at += 1) this.#place(this.#sorted[at] ?? 0, at + 1);
  }

  #place(docId: number, position: number): void {
    if (docId >= this.#positions.length) {
      const larger = new Float64Array(Math.max(1_024, this.#sorted.length, Math.ceil(docId * 1.25)));
      larger.set(this.#positions);
      this.#positions = larger;
    }
    this.#positions[docId] = position;
  }
}

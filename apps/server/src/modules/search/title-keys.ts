import type { Lettering } from '@sjaj/domain';
import { IntList } from './int-list.ts';
import { mergeSort, type Slices } from './slices.ts';

/** So many titles are read before others get a turn. */
const TITLES = 500;
/** Where a space ends a word; the one that does not break counts like any other. */
const SPACES = /[ \u00a0]/;
const WORDS_A_TITLE = 8;

/**
 * Titles as rows of numbers: a space comes before all that is written, so that titles are in the order of their words, and
 * the words of a million titles are some thousands. Comparing their numbers takes a tenth of comparing the titles.
 */
export class TitleKeys {
  readonly #lettering: Lettering;
  /** By part of the lettering: the words, numbered as they come. */
  readonly #words: readonly Map<string, number>[];
  readonly #starts = new IntList(1_024);
  /** Of each title its part and its words. */
  readonly #numbers = new IntList(1_024 * WORDS_A_TITLE);

  constructor(lettering: Lettering) {
    this.#lettering = lettering;
    this.#words = lettering.compareWords.map(() => new Map<string, number>());
  }

  /** Reads the titles of the slots up to `count`. */
  *reading(count: number, titleOf: (slot: number) => string): Slices<void> {
    for (let slot = 0; slot < count; slot += 1) {
      this.#read(titleOf(slot));
      if (slot % TITLES === 0) yield;
    }
    this.#starts.push(this.#numbers.length);
    const ranks: Int32Array[] = [];
    for (const [part, words] of this.#words.entries()) {
      ranks.push(yield* ranksOf([...words.keys()], this.#lettering.compareWords[part] ?? (() => 0)));
    }
    for (let slot = 0; slot < count; slot += 1) {
      this.#rank(slot, ranks);
      if (slot % TITLES === 0) yield;
    }
  }

  /** 0 where letters and figures are the same: then the titles themselves are to be compared. */
  compare(a: number, b: number): number {
    const [starts, numbers] = [this.#starts.items, this.#numbers.items];
    let [left, right] = [starts[a] ?? 0, starts[b] ?? 0];
    const [leftEnd, rightEnd] = [starts[a + 1] ?? 0, starts[b + 1] ?? 0];
    while (left < leftEnd && right < rightEnd) {
      const difference = (numbers[left] ?? 0) - (numbers[right] ?? 0);
      if (difference !== 0) return difference;
      left += 1;
      right += 1;
    }
    return leftEnd - left - (rightEnd - right);
  }

  #read(title: string): void {
    const part = this.#lettering.partOf(title);
    this.#starts.push(this.#numbers.length);
    this.#numbers.push(part);
    const known = this.#words[part];
    if (!known) return;
    for (const word of title.split(SPACES)) {
      const number = known.get(word) ?? known.size;
      if (number === known.size) known.set(word, number);
      this.#numbers.push(number);
    }
  }

  #rank(slot: number, ranks: readonly Int32Array[]): void {
    const start = this.#starts.at(slot);
    const own = ranks[this.#numbers.at(start)];
    for (let at = start + 1; own && at < this.#starts.at(slot + 1); at += 1) {
      this.#numbers.set(at, own[this.#numbers.at(at)] ?? 0);
    }
  }
}

/** By the number of a word its place among all of them; those that compare equal share one. */
function* ranksOf(words: readonly string[], compare: (a: string, b: string) => number): Slices<Int32Array> {
  const sorted = yield* mergeSort(
    words.map((_, number) => number),
    (a, b) => compare(words[a] ?? '', words[b] ?? ''),
  );
  const ranks = new Int32Array(words.length);
  let rank = 0;
  sorted.forEach((number, place) => {
    const before = words[sorted[place - 1] ?? -1];
    if (before !== undefined && compare(before, words[number] ?? '') !== 0) rank += 1;
    ranks[number] = rank;
  });
  return ranks;
}

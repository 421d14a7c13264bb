import type { Lettering } from '@sjaj/domain';
import { IntList } from '../columns/int-list.ts';
import { type CooperativeTask } from '../building/cooperative.ts';
import { mergeSort } from './merge-sort.ts';

/** Titles that are read between two yields. */
const CHUNK = 500;
/** Word separators: space and no-break space. */
const SPACES = /[ \u00a0]/;
const WORDS_PER_TITLE = 8;

/**
 * Sort keys of titles: each title as the ranks of its words. A space sorts before all letters, so titles sort word by word, and a
 * million titles have some thousand distinct words. Comparing ranks takes a tenth of the time of comparing titles.
 */
export class TitleKeys {
  readonly #lettering: Lettering;
  /** By script: the distinct words, numbered in order of appearance. */
  readonly #words: readonly Map<string, number>[];
  readonly #starts = new IntList(1_024);
  /** For each title its script and its words. */
  readonly #numbers = new IntList(1_024 * WORDS_PER_TITLE);

  constructor(lettering: Lettering) {
    this.#lettering = lettering;
    this.#words = lettering.compareWords.map(() => new Map<string, number>());
  }

  /** Reads the titles of the docs below `count`. */
  *read(count: number, titleOf: (docId: number) => string): CooperativeTask<void> {
    for (let docId = 0; docId < count; docId += 1) {
      this.#readTitle(titleOf(docId));
      if (docId % CHUNK === 0) yield;
    }
    this.#starts.push(this.#numbers.length);
    const ranks: Int32Array[] = [];
    for (const [part, words] of this.#words.entries()) {
      ranks.push(yield* ranksOf([...words.keys()], this.#lettering.compareWords[part] ?? (() => 0)));
    }
    for (let docId = 0; docId < count; docId += 1) {
      this.#rank(docId, ranks);
      if (docId % CHUNK === 0) yield;
    }
  }

  /** 0 where all letters and digits are the same: then the titles themselves have to be compared. */
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

  #readTitle(title: string): void {
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

  #rank(docId: number, ranks: readonly Int32Array[]): void {
    const start = this.#starts.at(docId);
    const own = ranks[this.#numbers.at(start)];
    for (let at = start + 1; own && at < this.#starts.at(docId + 1); at += 1) {
      this.#numbers.set(at, own[this.#numbers.at(at)] ?? 0);
    }
  }
}

/** The rank of each word; words that compare equal share a rank. */
function* ranksOf(words: readonly string[], compare: (a: string, b: string) => number): CooperativeTask<Int32Array> {
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

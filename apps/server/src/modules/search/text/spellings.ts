/** So many are remembered. */
const MOST = 50_000;
const FIRST_PLACES = 1 << 12;
const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

interface Spelling {
  readonly text: string;
  readonly hash: number;
  readonly words: readonly number[];
}

/**
 * The words of each spelling, looked up where it stands in a text: cutting each word out of a million texts, only to see
 * that it is known, takes longer than all else that is done with it.
 */
export class Spellings {
  /** Open addressing: the number of a spelling and 1, 0 where a place is free. */
  #places = new Int32Array(FIRST_PLACES);
  #all: Spelling[] = [];

  readonly #find: (spelling: string) => readonly number[];

  /** `find` is asked for the words of a spelling that comes for the first time. */
  constructor(find: (spelling: string) => readonly number[]) {
    this.#find = find;
  }

  clear(): void {
    this.#places = new Int32Array(FIRST_PLACES);
    this.#all = [];
  }

  /** The words of what stands in the text from `start` up to `end`. */
  of(text: string, start: number, end: number): readonly number[] {
    const hash = hashOf(text, start, end);
    const mask = this.#places.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const number = this.#places[place] ?? 0;
      if (number === 0) return this.#take(text.slice(start, end), hash);
      const known = this.#all[number - 1];
      const isAlike = known?.hash === hash && known.text.length === end - start;
      if (isAlike && text.startsWith(known.text, start)) return known.words;
    }
  }

  #take(text: string, hash: number): readonly number[] {
    const words = this.#find(text);
    if (this.#all.length >= MOST) this.clear();
    if (this.#all.length * 2 >= this.#places.length) this.#spread();
    this.#all.push({ text, hash, words });
    this.#put(hash, this.#all.length);
    return words;
  }

  #spread(): void {
    this.#places = new Int32Array(this.#places.length * 4);
    this.#all.forEach(({ hash }, index) => this.#put(hash, index + 1));
  }

  #put(hash: number, number: number): void {
    const mask = this.#places.length - 1;
    let place = hash & mask;
    while (this.#places[place] !== 0) place = (place + 1) & mask;
    this.#places[place] = number;
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = BASIS;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash ^ (hash >>> 15)) | 0;
}

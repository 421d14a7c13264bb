const MAX_SPELLINGS = 50_000;
const FIRST_PLACES = 1 << 12;
const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

interface Spelling {
  readonly text: string;
  readonly hash: number;
  readonly terms: readonly number[];
}

/**
 * The terms of each spelling, looked up in place: extracting each word of a million texts as a string, most of them known, takes
 * longer than everything else that is done with it.
 */
export class SpellingCache {
  /** Hash table with open addressing: 1 plus the number of a spelling, 0 for a free place. */
  #places = new Int32Array(FIRST_PLACES);
  #all: Spelling[] = [];

  readonly #find: (spelling: string) => readonly number[];

  /** `find` returns the terms of a spelling that is not cached. */
  constructor(find: (spelling: string) => readonly number[]) {
    this.#find = find;
  }

  clear(): void {
    this.#places = new Int32Array(FIRST_PLACES);
    this.#all = [];
  }

  /** The terms of the text from `start` up to `end`. */
  of(text: string, start: number, end: number): readonly number[] {
    const hash = hashOf(text, start, end);
    const mask = this.#places.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const number = this.#places[place] ?? 0;
      if (number === 0) return this.#add(text.slice(start, end), hash);
      const known = this.#all[number - 1];
      const isAlike = known?.hash === hash && known.text.length === end - start;
      if (isAlike && text.startsWith(known.text, start)) return known.terms;
    }
  }

  #add(text: string, hash: number): readonly number[] {
    const terms = this.#find(text);
    if (this.#all.length >= MAX_SPELLINGS) this.clear();
    if (this.#all.length * 2 >= this.#places.length) this.#grow();
    this.#all.push({ text, hash, terms });
    this.#insert(hash, this.#all.length);
    return terms;
  }

  #grow(): void {
    this.#places = new Int32Array(this.#places.length * 4);
    this.#all.forEach(({ hash }, index) => this.#insert(hash, index + 1));
  }

  #insert(hash: number, number: number): void {
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

import type { CooperativeTask } from '../building/cooperative.ts';

/** Shorter words are within a typo of too many others. */
const MIN_LENGTH = 4;
/** A hash and the number of its word share one double exactly: 32 + 20 bits. */
const MAX_WORDS = 2 ** 20;
/** Words that are added between two yields. */
const CHUNK = 500;

const TABLE_BITS = 6;
const TABLES = 1 << TABLE_BITS;
const tableOf = (hash: number): number => hash >>> (32 - TABLE_BITS);

/**
 * Finds words within one typo (the symmetric delete method). Two such words have a common form with at most one letter left out:
 * the tables hold a hash of each form, and candidates are compared letter by letter.
 */
export class TypoIndex {
  readonly #words: readonly string[];
  /** Sorted entries by the first bits of the hash; each table is small enough to be sorted without a yield. */
  #tables: readonly Float64Array[] = [];
  /** Words that were added after `fill`. */
  readonly #later: number[] = [];

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** Adds the present words. Later ones have to be added with `add`. */
  *fill(): CooperativeTask<void> {
    const entries: number[][] = Array.from({ length: TABLES }, () => []);
    for (const [id, word] of this.#words.slice(0, MAX_WORDS).entries()) {
      if (id % CHUNK === 0) yield;
      if (canHaveTypo(word)) for (const hash of formsOf(word)) entries[tableOf(hash)]?.push(hash * MAX_WORDS + id);
    }
    const tables: Float64Array[] = [];
    for (const own of entries) {
      tables.push(Float64Array.from(own).sort());
      yield;
    }
    this.#tables = tables;
  }

  add(id: number): void {
    this.#later.push(id);
  }

  near(word: string): number[] {
    if (!canHaveTypo(word)) return [];
    const found = new Set<number>();
    for (const hash of formsOf(word)) this.#collect(hash, found);
    for (const id of this.#later) found.add(id);
    return [...found].filter((id) => isOneTypo(word, this.#words[id] ?? ''));
  }

  #collect(hash: number, found: Set<number>): void {
    const table = this.#tables[tableOf(hash)] ?? [];
    let low = 0;
    let high = table.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((table[middle] ?? 0) < hash * MAX_WORDS) low = middle + 1;
      else high = middle;
    }
    for (; low < table.length; low += 1) {
      const entry = table[low] ?? 0;
      if (Math.floor(entry / MAX_WORDS) !== hash) break;
      found.add(entry % MAX_WORDS);
    }
  }
}

const canHaveTypo = (word: string): boolean => word.length >= MIN_LENGTH && !/\d/.test(word);

/** Hashes of the word and of the word without each of its letters. */
function formsOf(word: string): number[] {
  const hashes = [hashOf(word, -1)];
  for (let left = 0; left < word.length; left += 1) hashes.push(hashOf(word, left));
  return hashes;
}

function hashOf(word: string, without: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    if (index !== without) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Whether the words differ by one letter too many, missing or replaced, or by two swapped neighbours. False for equal words. */
export function isOneTypo(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isSwapped && short.slice(start + 2) === long.slice(start + 2);
}

const MAX_TYPOS = 2;

/** Whether at most two typos make the difference. */
export function isWithinTwoTypos(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > MAX_TYPOS) return false;
  // Damerau-Levenshtein distance, row by row; the previous row and the one before it.
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const other = (last[at - 1] ?? 0) + (isSame ? 0 : 1);
      const moved = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1);
      const isSwapped = row > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      now.push(Math.min(other, moved, isSwapped ? (before[at - 2] ?? 0) + 1 : other));
    }
    if (Math.min(...now) > MAX_TYPOS) return false;
    [before, last] = [last, now];
  }
  return (last[b.length] ?? 0) <= MAX_TYPOS;
}

import type { CooperativeTask } from '../building/cooperative.ts';
import { sortTexts } from '../sort/merge-sort.ts';
import { hasLikelyBeginning, isLikelyTypo } from './likely-typos.ts';
import { isWithinTwoTypos, TypoIndex } from './typo-index.ts';

/** Shorter words are within two typos of too many others. */
const MIN_LENGTH_FOR_TWO_TYPOS = 8;
/** Hardly anybody mistypes the beginning of a word. */
const FIXED_PREFIX_LENGTH = 3;
const MAX_CANDIDATES = 2_000;

export interface TypoOptions {
  /** Whether other words of the query have to be found as well. */
  readonly isConfirmed: boolean;
  /** Whether there are no other words. */
  readonly isAlone: boolean;
  /** Whether a term says what a thing is. */
  readonly isHead: (term: number) => boolean;
}

/** The distinct terms of all products, numbered, with prefix and typo search. */
export class TermDictionary {
  readonly #ids = new Map<string, number>();
  readonly #terms: string[] = [];
  #sorted: string[] = [];
  #typos: TypoIndex | null = null;

  /** The number of a term, assigned at first use. */
  idFor(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#terms.length;
    this.#terms.push(term);
    this.#ids.set(term, id);
    if (this.#typos) {
      this.#sorted.splice(this.#indexOf(term), 0, term);
      this.#typos.add(id);
    }
    return id;
  }

  find(term: string): number | undefined {
    return this.#ids.get(term);
  }

  /** Sorts the terms. Later ones are inserted one by one. */
  *freeze(): CooperativeTask<void> {
    const sorted = yield* sortTexts(this.#terms);
    const typos = new TypoIndex(this.#terms);
    yield* typos.fill();
    this.#sorted = sorted;
    this.#typos = typos;
  }

  /** The first `limit` terms with this prefix. */
  withPrefix(prefix: string, limit: number): number[] {
    const found: number[] = [];
    for (let at = this.#indexOf(prefix); at < this.#sorted.length && found.length < limit; at += 1) {
      const term = this.#sorted[at] ?? '';
      if (!term.startsWith(prefix)) break;
      found.push(this.#ids.get(term) ?? 0);
    }
    return found;
  }

  /**
   * The terms within one typo: a letter too many, missing, replaced, or two swapped. For a long word without any, those within
   * two typos that begin alike. A typo has to be a likely one, unless the other words of the query confirm it.
   */
  withTypo(word: string, { isConfirmed, isAlone, isHead }: TypoOptions): number[] {
    const near = (this.#typos?.near(word) ?? []).filter((id) => {
      const term = this.#terms[id] ?? '';
      return isConfirmed ? hasLikelyBeginning(word, term) : isLikelyTypo(word, term, isAlone && !isHead(id));
    });
    if (near.length > 0 || word.length < MIN_LENGTH_FOR_TWO_TYPOS) return near;
    const candidates = this.withPrefix(word.slice(0, FIXED_PREFIX_LENGTH), MAX_CANDIDATES);
    return candidates.filter((id) => isWithinTwoTypos(word, this.#terms[id] ?? ''));
  }

  #indexOf(term: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

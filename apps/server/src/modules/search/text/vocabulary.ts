import { type Slices, sortTexts } from '../slices.ts';
import { isWithinTwoSlips, Typos } from './typos.ts';

/** Shorter words are two slips away from too many others. */
const LONG = 8;
/** Hardly anybody is wrong about how a word begins. */
const SURE_LETTERS = 3;
const MOST_ALIKE = 2_000;

/** The distinct words of all articles, numbered, with those that begin alike side by side. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  #sorted: string[] = [];
  #typos: Typos | null = null;

  /** The number of a word, given to it when it comes first. */
  idFor(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#words.push(word);
    this.#ids.set(word, id);
    if (this.#typos) {
      this.#sorted.splice(this.#placeOf(word), 0, word);
      this.#typos.add(id);
    }
    return id;
  }

  find(word: string): number | undefined {
    return this.#ids.get(word);
  }

  /** Sorts what was gathered; words that come later are put in their place one by one. */
  *sealing(): Slices<void> {
    const sorted = yield* sortTexts(this.#words);
    const typos = new Typos(this.#words);
    yield* typos.filling();
    this.#sorted = sorted;
    this.#typos = typos;
  }

  /** The words that begin so, at most `limit`. */
  beginningWith(prefix: string, limit: number): number[] {
    const found: number[] = [];
    for (let at = this.#placeOf(prefix); at < this.#sorted.length && found.length < limit; at += 1) {
      const word = this.#sorted[at] ?? '';
      if (!word.startsWith(prefix)) break;
      found.push(this.#ids.get(word) ?? 0);
    }
    return found;
  }

  /**
   * The words that are one slip away: a letter too much, too few, another, or two swapped. Of a long word, where there are
   * none, those that begin alike and are two slips away.
   */
  near(word: string): number[] {
    const near = this.#typos?.near(word) ?? [];
    if (near.length > 0 || word.length < LONG) return near;
    const alike = this.beginningWith(word.slice(0, SURE_LETTERS), MOST_ALIKE);
    return alike.filter((id) => isWithinTwoSlips(word, this.#words[id] ?? ''));
  }

  #placeOf(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

import { searchWordsOf } from '@sjaj/domain';
import type { CooperativeTask } from '../building/cooperative.ts';
import { IntList } from '../columns/int-list.ts';
import { FIELD_BITS } from './field-weights.ts';
import { SpellingCache } from './spelling-cache.ts';
import { TermDictionary } from './term-dictionary.ts';

const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;
/** `Zaštitna kaciga`, `Kolica za čišćenje`: the first two words of a title say what the thing is. */
const HEAD_WORDS = 2;
/** Words up to this length are kept as they are written. */
const SHORT_WORD_LENGTH = 3;
/** A stem has at least so many letters: only a word of so many may be the stem of another as well, as `sol` is of `solo`. */
const STEM_LENGTH = 3;
/** Texts shared by many docs that are cached with their terms. */
const MAX_SHARED_TEXTS = 2_000;

/** An inverted index: which docs and fields contain which terms. */
export class Postings {
  readonly terms = new TermDictionary();
  /** The first words of titles: they say what a thing is. */
  readonly #heads = new Set<number>();
  /** Short words as they are written: few letters are a stem of many words, and seldom one of these. */
  readonly #shortWords = new Set<string>();
  /** By term: doc id and field mask in one number, doc ids ascending. */
  readonly #lists: IntList[] = [];
  /** Of words that may be the stem of others: where they stand themselves. Their numbers are negative, so that no term has one. */
  readonly #wholeWords = new Map<string, number>();
  readonly #wholeLists: IntList[] = [];
  readonly #spellings = new SpellingCache((spelling) => this.#termsOf(spelling));
  readonly #shared = new Map<string, readonly number[]>();

  /** Adds a text of a doc, its first word with the mask `firstMask`. Doc ids have to ascend. */
  add(docId: number, text: string, fieldMask: number, firstMask = fieldMask): void {
    let mask = firstMask;
    let place = 0;
    this.#forEachSpelling(text, (terms) => {
      for (const term of terms) this.#post(term, docId, mask);
      if (place < HEAD_WORDS && firstMask !== fieldMask) for (const term of terms) this.#heads.add(term);
      mask = fieldMask;
      place += 1;
    });
  }

  /** The same for a text that many docs share: the name of a brand or category, one description for all sizes. */
  addShared(docId: number, text: string, fieldMask: number): void {
    for (const term of this.#shared.get(text) ?? this.#share(text)) this.#post(term, docId, fieldMask);
  }

  /** Makes the terms searchable and frees the caches of texts. */
  *freeze(): CooperativeTask<void> {
    this.#spellings.clear();
    this.#shared.clear();
    for (const list of [...this.#lists, ...this.#wholeLists]) {
      list.trim();
      yield;
    }
    yield* this.terms.freeze();
  }

  /** The postings of a term or a whole word: `posting >> FIELD_BITS` is the doc id, the bits below are the field mask. */
  of(term: number): IntList | undefined {
    return term < 0 ? this.#wholeLists[~term] : this.#lists[term];
  }

  /** The number of a short word as texts have it: its other forms do not count. */
  wholeWord(word: string): number | undefined {
    return this.#wholeWords.get(word) ?? (this.#shortWords.has(word) ? this.terms.find(word) : undefined);
  }

  /** Whether a text may have the word as it is written. A longer word, folded, says as much as its stem. */
  isWritten(word: string): boolean {
    return word.length > SHORT_WORD_LENGTH || this.#shortWords.has(word);
  }

  /** Whether the term is one of the first words of a title. */
  isHead(term: number): boolean {
    return this.#heads.has(term);
  }

  #post(term: number, docId: number, mask: number): void {
    const list = term < 0 ? (this.#wholeLists[~term] ??= new IntList(2)) : (this.#lists[term] ??= new IntList(2));
    const last = list.length - 1;
    const posting = list.at(last);
    if (last >= 0 && posting >> FIELD_BITS === docId) list.set(last, posting | mask);
    else list.push((docId << FIELD_BITS) | mask);
  }

  #share(text: string): readonly number[] {
    const distinct = new Set<number>();
    this.#forEachSpelling(text, (terms) => terms.forEach((term) => distinct.add(term)));
    if (this.#shared.size >= MAX_SHARED_TEXTS) this.#shared.clear();
    const all = [...distinct];
    this.#shared.set(text, all);
    return all;
  }

  #forEachSpelling(text: string, visit: (terms: readonly number[]) => void): void {
    let start = 0;
    for (let at = 0; at <= text.length; at += 1) {
      const code = at === text.length ? SPACE : text.charCodeAt(at);
      if (code > SPACE && code !== NO_BREAK_SPACE) continue;
      if (at > start) visit(this.#spellings.of(text, start, at));
      start = at + 1;
    }
  }

  readonly #termsOf = (spelling: string): readonly number[] =>
    searchWordsOf(spelling).flatMap(({ word, stem, variant }) => {
      if (word.length <= SHORT_WORD_LENGTH) this.#shortWords.add(word);
      if (mayBeStemOfOthers(word)) return [this.terms.idFor(stem), this.#idOfWhole(word)];
      return variant === undefined ? [this.terms.idFor(stem)] : [this.terms.idFor(stem), this.terms.idFor(variant)];
    });

  #idOfWhole(word: string): number {
    const known = this.#wholeWords.get(word);
    if (known !== undefined) return known;
    const id = ~this.#wholeWords.size;
    this.#wholeWords.set(word, id);
    return id;
  }
}

const mayBeStemOfOthers = (word: string): boolean => word.length === STEM_LENGTH && !/\d/.test(word);

import { type SearchWord, searchWordsOf } from '@sjaj/domain';
import { CONFIDENCE, FIELD_POINTS, FIELDS } from './field-weights.ts';
import { HitCollector } from './hit-collector.ts';
import { type Hits, intersectHits, THOUSANDTHS } from './hits.ts';
import type { Postings } from './postings.ts';
import type { Phrase } from './synonyms.ts';
import type { TypoOptions } from './term-dictionary.ts';

/**
 * `strict`: the word, else words that it is a prefix of, else words within a typo. `loose`: all of these at once. `synonym`,
 * `completion`: the word only.
 */
export type MatchMode = 'strict' | 'loose' | 'synonym' | 'completion';

export interface MatchOptions {
  readonly mode: MatchMode;
  /** Whether the last word may be a prefix although it is a word as well. */
  readonly isPrefix: boolean;
  /** Whether no other word tells what is meant. */
  readonly isAlone: boolean;
}

interface MatchedTerm {
  readonly id: number;
  readonly confidence: number;
}

/**
 * Scores by field mask for each confidence, in thousandths of a point. A description says many words: there only the word itself or a
 * synonym counts, not what is merely like it.
 */
const scoresByConfidence = new Map<number, Int32Array>();

function scoresFor(confidence: number): Int32Array {
  const scores =
    scoresByConfidence.get(confidence) ??
    Int32Array.from(FIELD_POINTS, (points, mask) =>
      mask === FIELDS.DESCRIPTION && confidence < CONFIDENCE.synonym * CONFIDENCE.variant
        ? 0
        : Math.round(points * confidence * THOUSANDTHS),
    );
  scoresByConfidence.set(confidence, scores);
  return scores;
}

const MAX_TERMS_WITH_PREFIX = 400;
const MIN_PREFIX_LENGTH = 2;
const SHORT_PREFIX_LENGTH = 3;
/** A shorter stem begins too many words: `štake` are no `staklo`. */
const MIN_STEM_AS_PREFIX = 5;
const MIN_DERIVATION_PREFIX = 5;
const DERIVATION_PREFIX_SHARE = 2 / 3;
/** A word of four letters is a letter away from too many others. */
const MIN_LENGTH_FOR_TYPO = 5;
/** With its ending a short word is like the stems of others: `štake` is like `staklo`. */
const MIN_LENGTH_WITH_ENDING = 6;
/** `cups`, `brushes`; words of ours do not end like this. */
const ENGLISH_PLURAL = /(?<=[a-z]{2}[^aeious])s$|(?<=[a-z]{3}(?:s|x|z|ch|sh))es$|(?<=[a-z]{3}e)s$/;
const DIGITS_ONLY = /^\d+$/;

/** A short prefix says little even where it is a word: `ruk…` means gloves as much as hands. */
function confidenceOf({ word }: SearchWord, mode: MatchMode, isPrefix: boolean): number {
  if (mode === 'synonym' || mode === 'completion') return CONFIDENCE[mode];
  return isPrefix && word.length <= SHORT_PREFIX_LENGTH ? CONFIDENCE.prefix : CONFIDENCE.exact;
}

interface MatchTarget {
  readonly collector: HitCollector;
  readonly docCount: number;
}

/** Matches the words of a query with the terms of the index. */
export class TermMatcher {
  readonly #postings: Postings;
  /** For the words of a phrase, one after the other. */
  readonly #wordCollector = new HitCollector();

  constructor(postings: Postings) {
    this.#postings = postings;
  }

  /** Collects the docs that contain all words of the phrase; they score the average of the words. */
  collect(phrase: Phrase, options: MatchOptions, { collector, docCount }: MatchTarget): void {
    const [first] = phrase;
    if (phrase.length === 1 && first) return this.#collectWord(first, options, collector);
    const words = phrase.map((word, index): Hits => {
      this.#wordCollector.begin(docCount);
      const isPrefix = options.isPrefix && index === phrase.length - 1;
      this.#collectWord(word, { ...options, isPrefix }, this.#wordCollector);
      return this.#wordCollector.finish(() => true);
    });
    const all = intersectHits(words);
    all.docIds.forEach((docId, index) => collector.add(docId, Math.round((all.points[index] ?? 0) / phrase.length)));
  }

  /** Whether a text has the word in any form, or a longer one of the same stem. */
  isStem(word: SearchWord): boolean {
    return this.#exact(word, 1).length > 0;
  }

  /** Whether a text has the word in any form. */
  isWord(word: SearchWord): boolean {
    return this.#postings.isWritten(word.word) && this.isStem(word);
  }

  /** Whether one of the words says what a thing is. */
  hasHead(phrase: Phrase): boolean {
    return phrase.some((word) => this.#exact(word, 1).some(({ id }) => this.#postings.isHead(id)));
  }

  #collectWord(word: SearchWord, options: MatchOptions, collector: HitCollector): void {
    for (const { id, confidence } of this.#matches(word, options)) {
      const postings = this.#postings.of(id);
      if (postings) collector.addPostings(postings, scoresFor(confidence));
    }
  }

  #matches(word: SearchWord, { mode, isPrefix, isAlone }: MatchOptions): readonly MatchedTerm[] {
    const forms = this.#exact(word, confidenceOf(word, mode, isPrefix));
    const exact = isAlone ? this.#wholeFirst(word, forms) : forms;
    if (mode === 'loose')
      return [...exact, ...this.#withPrefix(word, true), ...this.#withTypo(word, { isConfirmed: true, isAlone })];
    if (mode === 'synonym' || mode === 'completion' || (exact.length > 0 && !isPrefix)) return exact;
    const found = [...exact, ...this.#withPrefix(word, isPrefix)];
    if (found.length > 0) return found;
    const typos = this.#withTypo(word, { isConfirmed: false, isAlone });
    return typos.length > 0 ? typos : this.#derivations(word);
  }

  /** Texts with a short word as it is before those with another form of it, or with a longer word. One letter says nothing. */
  #wholeFirst({ word }: SearchWord, forms: readonly MatchedTerm[]): readonly MatchedTerm[] {
    const whole = word.length > 1 ? this.#postings.wholeWord(word) : undefined;
    if (whole === undefined) return forms;
    const less = forms.map(({ id, confidence }) => ({ id, confidence: Math.min(confidence, CONFIDENCE.variant) }));
    return [{ id: whole, confidence: CONFIDENCE.exact }, ...less];
  }

  #exact(word: SearchWord, confidence: number): MatchedTerm[] {
    const found = this.#asWritten(word, confidence);
    if (found.length > 0 || !ENGLISH_PLURAL.test(word.word)) return found;
    const [singular] = searchWordsOf(word.word.replace(ENGLISH_PLURAL, ''));
    return singular ? this.#asWritten(singular, confidence * CONFIDENCE.variant) : [];
  }

  #asWritten({ stem, variant }: SearchWord, confidence: number): MatchedTerm[] {
    const { terms } = this.#postings;
    const found: MatchedTerm[] = [];
    const id = terms.find(stem);
    if (id !== undefined) found.push({ id, confidence });
    const other = variant === undefined ? undefined : terms.find(variant);
    if (other !== undefined && other !== id) found.push({ id: other, confidence: confidence * CONFIDENCE.variant });
    return found;
  }

  /** Whether the other words of the query have to be found as well, `isConfirmed`, decides how far a word may be from what is found. */
  #withPrefix({ word, stem }: SearchWord, isConfirmed: boolean): MatchedTerm[] {
    if (word.length < MIN_PREFIX_LENGTH || DIGITS_ONLY.test(word)) return [];
    const typed = this.#postings.terms.withPrefix(word, MAX_TERMS_WITH_PREFIX);
    const isEnough = isConfirmed || stem.length >= MIN_STEM_AS_PREFIX;
    const found = typed.length > 0 || !isEnough ? typed : this.#postings.terms.withPrefix(stem, MAX_TERMS_WITH_PREFIX);
    return found.map((id) => ({ id, confidence: CONFIDENCE.prefix }));
  }

  #withTypo({ word, stem }: SearchWord, context: Omit<TypoOptions, 'isHead'>): MatchedTerm[] {
    const { isConfirmed } = context;
    if (!isConfirmed && word.length < MIN_LENGTH_FOR_TYPO) return [];
    const options = { ...context, isHead: (id: number) => this.#postings.isHead(id) };
    const near = this.#postings.terms.withTypo(stem, options);
    const isLong = isConfirmed || word.length >= MIN_LENGTH_WITH_ENDING;
    const found = near.length > 0 || !isLong ? near : this.#postings.terms.withTypo(word, options);
    return found.map((id) => ({ id, confidence: CONFIDENCE.typo }));
  }

  /** Words that begin with the same letters for the most part: `bazenska` and `bazen`. */
  #derivations(word: SearchWord): MatchedTerm[] {
    return this.#withCommonPrefix(
      word,
      Math.max(MIN_DERIVATION_PREFIX, Math.ceil(word.stem.length * DERIVATION_PREFIX_SHARE)),
    );
  }

  /** Shortens the word, down to `minLength` letters, until a term begins with it. */
  #withCommonPrefix({ stem }: SearchWord, minLength: number): MatchedTerm[] {
    for (let length = stem.length - 1; length >= minLength; length -= 1) {
      const found = this.#postings.terms.withPrefix(stem.slice(0, length), MAX_TERMS_WITH_PREFIX);
      if (found.length > 0) return found.map((id) => ({ id, confidence: CONFIDENCE.similar }));
    }
    return [];
  }
}

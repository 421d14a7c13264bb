import { intersectHits } from './hits.ts';
import { withoutOrderQuantities } from './order-quantities.ts';
import { type ParsedQuery, parseQuery } from './query.ts';
import { withoutContext } from './query-context.ts';
import { isContextWord } from './stop-words.ts';
import type { Synonyms } from './synonyms.ts';
import type { IndexState, TermHits, TermHitsCache } from './term-hits.ts';
import type { MatchMode, TermMatcher } from './term-matcher.ts';

/** Reads texts with what the index knows: which words are synonyms, whole, or only begun. */
export class QueryReader {
  readonly #matcher: TermMatcher;
  readonly #termHits: TermHitsCache;
  #synonyms: Synonyms;

  constructor(matcher: TermMatcher, termHits: TermHitsCache, synonyms: Synonyms) {
    this.#matcher = matcher;
    this.#termHits = termHits;
    this.#synonyms = synonyms;
  }

  useSynonyms(synonyms: Synonyms): void {
    this.#synonyms = synonyms;
  }

  /** A text that is still being typed: its last word may be the beginning of others. */
  readTyped(text: string): ParsedQuery {
    return parseQuery(text, this.#synonyms, true);
  }

  /**
   * A text that was sent. Its last word is half typed where it is no word of the catalogue, or where no title, category or value has it
   * beside the others: then it is read as suggestions read it, so that a page shows what they have shown.
   */
  readSent(text: string, state: IndexState): ParsedQuery {
    const whole = parseQuery(text, this.#synonyms, false);
    const last = whole.terms.at(-1);
    const word = last?.typed.at(-1);
    if (!last || !word || last.code !== null || isContextWord(word)) return whole;
    const isKnown = this.#matcher.isWord(word) || last.synonyms.length > 0;
    if (isKnown && intersectHits(this.hitsOf(whole, 'strict', state)).named.docIds.length > 0) return whole;
    const { terms, code } = this.readTyped(text);
    // No other word confirms what the only one may become: `štake` are no `staklo`.
    const isConfirmed = terms.length > 1 || this.#matcher.isStem(word);
    return { terms: terms.map((term) => ({ ...term, isPrefix: term.isPrefix && isConfirmed })), code };
  }

  /** The same without order quantities and without words that say nothing about the goods. */
  readEssential(text: string, state: IndexState): ParsedQuery {
    const query = this.readSent(withoutOrderQuantities(text), state);
    return withoutContext(query, this.hitsOf(query, 'strict', state));
  }

  hitsOf({ terms }: ParsedQuery, mode: MatchMode, state: IndexState): TermHits[] {
    return terms.map((term) => this.#termHits.of(term, mode, state));
  }
}

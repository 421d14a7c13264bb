import { normaliseCode, type SearchWord, searchWordsOf } from '@sjaj/domain';
import { isStopWord } from './stop-words.ts';
import type { Phrase, Synonyms } from './synonyms.ts';

/** One thing that is searched for: as it was typed, and its synonyms. */
export interface QueryTerm {
  readonly typed: Phrase;
  readonly synonyms: readonly Phrase[];
  /** The word without separators where it may be an article code; null otherwise. */
  readonly code: string | null;
  /** Whether it may be the prefix of a word that is still being typed. */
  readonly isPrefix: boolean;
}

export interface ParsedQuery {
  readonly terms: readonly QueryTerm[];
  /** The whole text as a code, without separators. */
  readonly code: string;
}

const MAX_WORDS = 12;
const MAX_LENGTH = 64;
const MIN_CODE_LENGTH = 4;
const HAS_DIGIT = /\d/;

/** Parses the first 64 characters and 12 words of a text. */
export function parseQuery(text: string, synonyms: Synonyms, isTyping: boolean): ParsedQuery {
  const short = text.slice(0, MAX_LENGTH);
  const all = short
    .split(/\s+/)
    .filter((word) => normaliseCode(word) !== '')
    .slice(0, MAX_WORDS);
  const significant = all.filter((word, index) => !isStopWord(word) || (isTyping && index === all.length - 1));
  const words = significant.length > 0 ? significant : all;
  const terms: QueryTerm[] = [];
  let run: SearchWord[] = [];
  for (const word of words) {
    const code = normaliseCode(word);
    if (code.length < MIN_CODE_LENGTH || !HAS_DIGIT.test(code)) {
      run.push(...searchWordsOf(word));
      continue;
    }
    terms.push(...termsOf(run, synonyms), { typed: searchWordsOf(word), synonyms: [], code, isPrefix: false });
    run = [];
  }
  terms.push(...termsOf(run, synonyms));
  const last = terms.at(-1);
  if (isTyping && last) terms[terms.length - 1] = { ...last, isPrefix: true };
  return { terms, code: normaliseCode(short) };
}

function termsOf(words: readonly SearchWord[], synonyms: Synonyms): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length;) {
    const known = synonyms.at(words, at);
    const length = known?.length ?? 1;
    terms.push({ typed: words.slice(at, at + length), synonyms: known?.others ?? [], code: null, isPrefix: false });
    at += length;
  }
  return terms;
}

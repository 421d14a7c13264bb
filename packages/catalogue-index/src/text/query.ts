import { normaliseCode, type SearchWord, searchWordsOf } from '@sjaj/domain';
import { isStopWord } from './stop-words.ts';
import type { Phrase, Synonyms } from './synonyms.ts';

/** One thing that is searched for: as it was typed, and its synonyms. */
export interface QueryTerm {
  readonly typed: Phrase;
  readonly synonyms: readonly Phrase[];
  /** Synonyms of what it may become when it is typed to its end. */
  readonly completions: readonly Phrase[];
  /** The word without separators where it may be an article code; null otherwise. */
  readonly code: string | null;
  /** Whether it may be the prefix of a word that is still being typed. */
  readonly isPrefix: boolean;
  /** Whether nothing beside it tells what is meant. */
  readonly isAlone: boolean;
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
  const significant = all.filter((word) => !isStopWord(word));
  const words = significant.length > 0 ? significant : all;
  const isLastTyped = isTyping && words.at(-1) === all.at(-1);
  const terms: QueryTerm[] = [];
  let run: SearchWord[] = [];
  for (const word of words) {
    const code = normaliseCode(word);
    const own = searchWordsOf(word);
    const isKnown = synonyms.at(own, 0)?.length === own.length;
    if (code.length < MIN_CODE_LENGTH || !HAS_DIGIT.test(code) || isKnown) {
      run.push(...own);
      continue;
    }
    terms.push(...termsOf(run, synonyms, false), {
      typed: own,
      synonyms: [],
      completions: [],
      code,
      isPrefix: false,
      isAlone: false,
    });
    run = [];
  }
  terms.push(...termsOf(run, synonyms, isLastTyped));
  const last = terms.at(-1);
  if (last) {
    const isAlone = terms.length === 1 && last.typed.length === 1;
    terms[terms.length - 1] = { ...last, isPrefix: isLastTyped, isAlone };
  }
  return { terms, code: normaliseCode(short) };
}

function termsOf(words: readonly SearchWord[], synonyms: Synonyms, isTyping: boolean): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length;) {
    const known = synonyms.at(words, at);
    const completed = isTyping ? synonyms.completing(words, at) : null;
    const length = completed?.length ?? known?.length ?? 1;
    terms.push({
      typed: words.slice(at, at + length),
      synonyms: known?.length === length ? known.others : [],
      completions: completed?.others ?? [],
      code: null,
      isPrefix: false,
      isAlone: false,
    });
    at += length;
  }
  return terms;
}

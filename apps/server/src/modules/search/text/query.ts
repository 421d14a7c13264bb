import { normaliseCode, type SearchWord, searchWordsOf } from '@sjaj/domain';
import type { Phrase, Synonyms } from './synonyms.ts';
import { isSmall } from './telling-words.ts';

/** One thing that is asked for: as it was typed, and in other words that mean the same. */
export interface Unit {
  readonly typed: Phrase;
  readonly others: readonly Phrase[];
  /** The word without separators where it may be a code; null otherwise. */
  readonly code: string | null;
  /** Whether it may be the beginning of a word: somebody is still typing. */
  readonly isOpen: boolean;
}

export interface ParsedQuery {
  readonly units: readonly Unit[];
  /** The whole text as a code, separators left out. */
  readonly code: string;
}

const MOST_WORDS = 12;
const MOST_LETTERS = 64;
const CODE_FROM = 4;
const HAS_FIGURE = /\d/;

/** What is asked for by a text of at most 64 characters and 12 words; the rest of a longer one is not looked at. */
export function parseQuery(text: string, synonyms: Synonyms, isTyping: boolean): ParsedQuery {
  const short = text.slice(0, MOST_LETTERS);
  const all = short
    .split(/\s+/)
    .filter((word) => normaliseCode(word) !== '')
    .slice(0, MOST_WORDS);
  const telling = all.filter((word, index) => !isSmall(word) || (isTyping && index === all.length - 1));
  const words = telling.length > 0 ? telling : all;
  const units: Unit[] = [];
  let run: SearchWord[] = [];
  for (const word of words) {
    const code = normaliseCode(word);
    if (code.length < CODE_FROM || !HAS_FIGURE.test(code)) {
      run.push(...searchWordsOf(word));
      continue;
    }
    units.push(...unitsOf(run, synonyms), { typed: searchWordsOf(word), others: [], code, isOpen: false });
    run = [];
  }
  units.push(...unitsOf(run, synonyms));
  const last = units.at(-1);
  if (isTyping && last) units[units.length - 1] = { ...last, isOpen: true };
  return { units, code: normaliseCode(short) };
}

function unitsOf(words: readonly SearchWord[], synonyms: Synonyms): Unit[] {
  const units: Unit[] = [];
  for (let place = 0; place < words.length;) {
    const known = synonyms.at(words, place);
    const length = known?.length ?? 1;
    units.push({ typed: words.slice(place, place + length), others: known?.others ?? [], code: null, isOpen: false });
    place += length;
  }
  return units;
}

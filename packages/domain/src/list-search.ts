import { foldLetters } from './fold.ts';
import { stem } from './stem.ts';

/** One of the words that a list is searched for, folded. */
export interface SearchTerm {
  readonly word: string;
  /** A short word must begin a word of the text, a short number be one; what is longer may stand anywhere in it. */
  readonly place: 'anywhere' | 'start' | 'whole';
}

const MOST_TERMS = 8;
const SHORTEST_ANYWHERE = 3;
/** For what has neither letters nor figures: no folded text has a sign in it. */
const NEVER_FOUND: SearchTerm = { word: '-', place: 'anywhere' };
/** A number and the unit that it is written with: `5l` is `5 l`. The SQL function `search_text` does the same. */
const MEASURE = /\b([0-9]+)(l|ml|dl|cl|kg|g|mg|mm|cm|m|m2|w|kw|v|kom|pak)\b/g;
/** Telephone numbers, barcodes and tax numbers, however they are grouped. */
const GROUPED_DIGITS = /^\+?[0-9()/ .-]+$/;
const FEWEST_DIGITS = 6;

/** The text as `search_text` stores it: folded, measures apart, a space at both ends. */
export const searchTextOf = (text: string): string => ` ${foldLetters(text).replaceAll(MEASURE, '$1 $2')} `;

/**
 * The words of what staff type into a search: each must be found, in any order. A number that is written in groups counts as one word,
 * with the country code of BiH as a zero, because telephone numbers are stored so. Endings of words do not count.
 */
export function searchTermsOf(typed: string): SearchTerm[] {
  const digits = digitsOf(typed);
  if (digits !== null) return [{ word: digits, place: 'anywhere' }];
  const words = searchTextOf(typed).trim().split(' ').filter(Boolean).slice(0, MOST_TERMS);
  if (words.length === 0 && typed.trim() !== '') return [NEVER_FOUND];
  return words.map((word, index) => termOf(word, index === words.length - 1));
}

function digitsOf(typed: string): string | null {
  if (!GROUPED_DIGITS.test(typed.trim())) return null;
  const digits = typed.replaceAll(/[^0-9]/g, '');
  if (digits.length < FEWEST_DIGITS) return null;
  return typed.trim().startsWith('+') || digits.startsWith('00') ? digits.replace(/^(00)?387/, '0') : digits;
}

/** The last number may be half typed. */
function termOf(word: string, isLast: boolean): SearchTerm {
  const stemmed = stem(word);
  if (word.length >= SHORTEST_ANYWHERE) return { word: word.startsWith(stemmed) ? stemmed : word, place: 'anywhere' };
  return { word, place: /^[0-9]+$/.test(word) && !isLast ? 'whole' : 'start' };
}

/** Whether a text has all the words. The text is one of `searchTextOf`. */
export const hasTerms = (searchText: string, terms: readonly SearchTerm[]): boolean =>
  terms.every(({ word, place }) => searchText.includes(placed(word, place)));

const placed = (word: string, place: SearchTerm['place']): string =>
  place === 'anywhere' ? word : place === 'start' ? ` ${word}` : ` ${word} `;

/** The pattern by which `like` finds the word in a text of `search_text`. Folded words have no wildcards. */
export const likePattern = ({ word, place }: SearchTerm): string => `%${placed(word, place)}%`;

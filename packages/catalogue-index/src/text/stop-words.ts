import { foldLetters, type SearchWord, searchWordsOf } from '@sjaj/domain';

/** Words that say nothing about goods. */
const STOP_WORDS = new Set(
  `a i u o s sa za od do na po iz ili protiv the for of and with in
  da li je mi nam vas ima imate treba trebam zelim molim nesto neki neka neko`.split(/\s+/),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(foldLetters(word));

/** The words of a phrase without stop words; all of them where nothing else is left. */
export function significantWords(text: string): SearchWord[] {
  const all = searchWordsOf(text);
  const significant = all.filter(({ word }) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : all;
}

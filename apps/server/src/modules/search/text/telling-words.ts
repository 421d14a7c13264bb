import { foldLetters, type SearchWord, searchWordsOf } from '@sjaj/domain';

/** Words that say nothing about goods. */
const SMALL_WORDS = new Set(
  `a i u o s sa za od do na po iz ili protiv the for of and with in
  da li je mi nam vas ima imate treba trebam zelim molim nesto neki neka neko`.split(/\s+/),
);

export const isSmall = (word: string): boolean => SMALL_WORDS.has(foldLetters(word));

/** The words of a phrase that say something about goods; all of them where none does. */
export function tellingWords(text: string): SearchWord[] {
  const all = searchWordsOf(text);
  const telling = all.filter(({ word }) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

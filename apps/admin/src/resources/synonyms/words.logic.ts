const LEAST = 2;
const MOST = 12;
const LONGEST = 60;

/** `mop · džoger` */
export const oneLine = (words: readonly string[]): string => words.join(' · ');

/** Splits a text into words, one per line. */
export const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether the words are valid as a group. */
export const areWords = (words: readonly string[]): boolean =>
  words.length >= LEAST && words.length <= MOST && words.every(({ length }) => length <= LONGEST);

const LEAST = 2;
const MOST = 12;
const LONGEST = 60;

/** `mop · džoger` */
export const oneLine = (words: readonly string[]): string => words.join(' · ');

/** The words of a text with one on each line. */
export const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether they may be kept as a group. */
export const areWords = (words: readonly string[]): boolean =>
  words.length >= LEAST && words.length <= MOST && words.every(({ length }) => length <= LONGEST);

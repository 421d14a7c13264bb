interface GroupWords {
  readonly words: readonly string[];
  readonly targets: readonly string[];
}

const MOST = 40;
const LONGEST = 60;

/** `mop · džoger`, or `karcher → visokotlačni čistač`. */
export const groupLine = ({ words, targets }: GroupWords): string =>
  targets.length === 0 ? oneLine(words) : `${oneLine(words)} → ${oneLine(targets)}`;

/** `mop · džoger` */
const oneLine = (words: readonly string[]): string => words.join(' · ');

/** Splits a text into words, one per line. */
export const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether the words are valid as a group: two that mean the same, or one with what it means. */
export const isGroup = ({ words, targets }: GroupWords): boolean =>
  words.length >= 1 && words.length + targets.length >= 2 && [words, targets].every(areShort);

const areShort = (words: readonly string[]): boolean =>
  words.length <= MOST && words.every(({ length }) => length <= LONGEST);

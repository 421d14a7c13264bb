import type { Language } from './language.ts';

const LATIN = new Intl.Collator('bs', { numeric: true });
const CYRILLIC = new Intl.Collator('sr-Cyrl-BA', { numeric: true });
const LATIN_LETTERS = new Intl.Collator('bs', { numeric: true, sensitivity: 'base' });
const CYRILLIC_LETTERS = new Intl.Collator('sr-Cyrl-BA', { numeric: true, sensitivity: 'base' });
const CYRILLIC_LETTER = /^[^\p{L}]{0,40}\p{Script=Cyrillic}/u;

/**
 * Orders names for a reader: c č ć d dž đ … in Latin, а б в г д ђ … in Cyrillic, figures by value (5 L before 10 L).
 * The Cyrillic collation misplaces č and ć in Latin names, so these stand first, in their own order; the English one
 * does the same, so English lists use the Bosnian.
 */
export function compareTexts(language: Language): (a: string, b: string) => number {
  if (language !== 'srCyrl') return LATIN.compare;
  return (a, b) => {
    const aCyrillic = CYRILLIC_LETTER.test(a);
    const bCyrillic = CYRILLIC_LETTER.test(b);
    if (aCyrillic !== bCyrillic) return aCyrillic ? 1 : -1;
    return aCyrillic ? CYRILLIC.compare(a, b) : LATIN.compare(a, b);
  };
}

/** How texts of a script are ordered by their letters and figures alone, whatever the case. */
export interface Lettering {
  /** Texts of a lower part come before those of a higher one. */
  readonly partOf: (text: string) => number;
  /** By part; where it tells two words apart, their order decides between texts that begin alike up to there. */
  readonly compareWords: readonly ((a: string, b: string) => number)[];
}

/** What decides first in `compareTexts`: enough to put nearly all of many texts in order, word by word. */
export function letteringOf(language: Language): Lettering {
  const isCyrillic = language === 'srCyrl';
  return {
    partOf: isCyrillic ? (text) => Number(CYRILLIC_LETTER.test(text)) : () => 0,
    compareWords: [LATIN_LETTERS.compare, CYRILLIC_LETTERS.compare],
  };
}

/** A sorted copy of items by a text of theirs. */
export function sortedBy<T>(items: readonly T[], text: (item: T) => string, language: Language): T[] {
  const compare = compareTexts(language);
  return [...items].sort((a, b) => compare(text(a), text(b)));
}

import { LETTERS } from './cyrillic-letters.ts';

const LATIN_OF = new Map(LETTERS.map(([latin, cyrillic]) => [cyrillic, latin]));
const MARK = /\p{M}/gu;
const WORD = /^[\p{L}\p{Nd}]+$/u;

/**
 * What each character up to U+04FF becomes when folded: lower case, Latin, without diacritics, đ as d; a space for what
 * separates words, nothing for combining marks. A table, because folding runs for every query and every word of a million articles.
 */
const FOLDED: readonly string[] = Array.from({ length: 0x500 }, (_, code) => foldSlowly(String.fromCharCode(code)));

function foldSlowly(character: string): string {
  const bare = withoutMarks(character.toLowerCase());
  const latin = Array.from(bare, (letter) => LATIN_OF.get(letter.toLowerCase()) ?? letter.toLowerCase()).join('');
  const plain = withoutMarks(latin.replaceAll('đ', 'd').replaceAll('ß', 'ss').replaceAll('dj', 'd'));
  if (plain === '' && character.search(MARK) >= 0) return '';
  return WORD.test(plain) ? plain : ' ';
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replaceAll(MARK, '');
}

/**
 * The text as search compares it: Latin, lower case, no diacritics, đ and dj both as d, words parted by single spaces.
 * `Čistač ĐUBRE` → `cistac dubre`, `канта за смеће` → `kanta za smece`, `gdje` → `gde`.
 */
export function foldLetters(text: string): string {
  let folded = '';
  let last = ' ';
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const plain = FOLDED[code] ?? foldBeyondTable(text, index);
    if (plain === '' || (plain === ' ' && last === ' ')) continue;
    if (plain === 'j' && last === 'd') continue;
    folded += plain;
    last = plain.charAt(plain.length - 1);
  }
  return last === ' ' ? folded.slice(0, -1) : folded;
}

/** Full-width forms, ligatures and other scripts: rare, so worked out one by one. The second half of a pair adds nothing. */
function foldBeyondTable(text: string, index: number): string {
  const isSecondHalf = index > 0 && text.charCodeAt(index) >= 0xdc00 && text.charCodeAt(index) <= 0xdfff;
  return isSecondHalf ? '' : foldSlowly(String.fromCodePoint(text.codePointAt(index) ?? 0x20));
}

const UNIT_AFTER_FIGURES = /^([0-9]+)(l|ml|dl|cl|kg|g|mg|mm|cm|m|m2|w|kw|v|kom|pak)$/;
const LONGEST_MEASURE = 12;

/** `40x40`, `40x60cm`: the norm of a glove, `4x43c`, is none. */
const DIMENSIONS = /^[0-9]{2,}(?:x[0-9]{2,}){1,2}(?:mm|cm|m)?$/;

/** The words of a text, folded, in order; `5l` counts as `5` and `l`, like `5 L`, and `40x40cm` as `40 × 40 cm`. */
export function tokensOf(text: string): string[] {
  const folded = foldLetters(text);
  if (folded === '') return [];
  const tokens: string[] = [];
  for (const word of folded.split(' ')) {
    if (word.length > LONGEST_MEASURE || !startsWithFigure(word)) tokens.push(word);
    else for (const part of DIMENSIONS.test(word) ? word.split('x') : [word]) tokens.push(...partsOf(part));
  }
  return tokens;
}

function partsOf(word: string): string[] {
  const [, amount, unit] = UNIT_AFTER_FIGURES.exec(word) ?? [];
  return amount && unit ? [amount, unit] : [word];
}

const startsWithFigure = (word: string): boolean => word >= '0' && word < ':';

/** From this length on a word is still itself with another first letter. */
const MIN_LENGTH_FOR_FIRST_LETTER = 7;
/** From this length of its stem on any typo leaves enough of the word. */
const MIN_LENGTH_FOR_ANY_TYPO = 5;
/** The same where only that word is searched for, and what is like it says of nothing what it is: a series, a brand, a property. */
const MIN_LENGTH_OF_NAME_ALONE = 6;

/** Keys of a QWERTZ keyboard, row by row as they stand: each touches its neighbours in the row and two of the row below. */
const KEYBOARD_ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
/** Letters that one hears for each other, and y and z of the other keyboard. */
const ALIKE = ['sz', 'dt', 'bp', 'gk', 'fv', 'vw', 'ij', 'ie', 'iy', 'yz', 'ck', 'ao', 'ou'];

const CONFUSABLE = new Set([...ALIKE, ...neighbouringKeys()].flatMap(([a = '', b = '']) => [a + b, b + a]));

function neighbouringKeys(): string[] {
  return KEYBOARD_ROWS.flatMap((row, at) =>
    Array.from(row).flatMap((key, place) => {
      const below = KEYBOARD_ROWS[at + 1] ?? '';
      return [row[place + 1], below[place], below[place - 1]].flatMap((other) => (other ? [key + other] : []));
    }),
  );
}

/** Hardly anybody mistypes the first letter of a short word: `pelena` is not `zelena`. */
export const hasLikelyBeginning = (typed: string, term: string): boolean =>
  typed[0] === term[0] || typed.length >= MIN_LENGTH_FOR_FIRST_LETTER;

/**
 * Whether a stem within one typo of another is likely to be meant by it. The shorter it is, the more words are one letter away, and the
 * less likely is a letter that no finger slips to: `torta` is not `torba`, but `kamta` is `kanta`;
 * `toner` alone is not the series `Tower`.
 */
export function isLikelyTypo(typed: string, term: string, isNameAlone: boolean): boolean {
  const minLength = isNameAlone ? MIN_LENGTH_OF_NAME_ALONE : MIN_LENGTH_FOR_ANY_TYPO;
  if (typed.length >= minLength) return hasLikelyBeginning(typed, term);
  if (typed[0] !== term[0]) return false;
  let at = 1;
  while (at < typed.length && typed[at] === term[at]) at += 1;
  const [letter = '', meant = ''] = [typed[at], term[at]];
  if (typed.length === term.length) return CONFUSABLE.has(letter + meant) || typed[at + 1] === meant;
  if (typed.length < term.length) return letter !== '';
  return letter === typed[at - 1] || meant !== '';
}

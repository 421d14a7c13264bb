/** Words to search for with the quantity that was typed after them. */
interface WordsWithQuantity {
  readonly words: string;
  readonly quantity: number;
  /** Whether a sign or a unit tells that the number is a quantity (`x20`, `20 kom`); a bare number may as well be a size. */
  readonly isMarked: boolean;
}

const UNIT = /^(?:kom|komada|ком|комада|pcs?)\.?$/iu;
const TIMES = /^[x×*]$/iu;
const QUANTITY = /^(?<times>[x×*])?(?<digits>[1-9]\d{0,4})(?<unit>(?:kom|ком|pcs?)\.?)?$/iu;
const SHORTEST_WORDS = 3;

/** The quantity at the end of a search text, as in `kese 120 20` or `rukavice xl x 5`; null where there is none. */
export function quantityAtEnd(text: string): WordsWithQuantity | null {
  const typed = text.trim().split(/\s+/);
  const hasUnit = UNIT.test(typed.at(-1) ?? '');
  if (hasUnit) typed.pop();
  const { digits, times, unit } = QUANTITY.exec(typed.pop() ?? '')?.groups ?? {};
  if (digits === undefined) return null;
  const hasTimes = TIMES.test(typed.at(-1) ?? '');
  if (hasTimes) typed.pop();
  const words = typed.join(' ');
  if (words.length < SHORTEST_WORDS) return null;
  const isMarked = hasUnit || hasTimes || times !== undefined || unit !== undefined;
  return { words, quantity: Number(digits), isMarked };
}

/** What is read for another in print and by hand. */
const CONFUSED: readonly string[] = ['O0', 'IL1'];
const MOST_READINGS = 64;
/** How many letters at the end of a code may not belong to it. */
const LONGEST_SUFFIX = 2;
const HAS_FIGURE = /\d/;
const LETTERS = /^[A-Z]+$/;

const alikeTo = (letter: string): string => CONFUSED.find((alike) => alike.includes(letter)) ?? letter;

/** The places of a key that may be misread, the likeliest first: a letter among the figures. As many as can be tried. */
function doubtfulPlaces(key: string): ReadonlySet<number> {
  const figures = key.search(/\d/);
  const places = [...key].flatMap((letter, place) => (alikeTo(letter).length > 1 ? [{ letter, place }] : []));
  const isSuspect = ({ letter, place }: (typeof places)[number]): boolean => place > figures && /\D/.test(letter);
  const chosen = new Set<number>();
  let count = 1;
  for (const { letter, place } of [...places.filter(isSuspect), ...places.filter((one) => !isSuspect(one))]) {
    if (count * alikeTo(letter).length > MOST_READINGS) continue;
    count *= alikeTo(letter).length;
    chosen.add(place);
  }
  return chosen;
}

/** A key with each letter or figure read for those that look like it; the key itself is one of them. */
function alike(key: string): string[] {
  const doubtful = doubtfulPlaces(key);
  let readings = [''];
  for (const [place, letter] of [...key].entries()) {
    const letters = doubtful.has(place) ? [...alikeTo(letter)] : [letter];
    readings = readings.flatMap((begun) => letters.map((other) => begun + other));
  }
  return readings;
}

/**
 * The other codes that a key, a code without its signs, may be: with letters and figures confused, `ZR7000LM` is `ZR70001M`, and without a
 * suffix that it may not have, `PA20O23X` is `PA20023`. Those of its whole length first.
 */
export function codeReadings(key: string): string[] {
  return [key, ...withoutSuffix(key)].flatMap(alike).filter((reading) => reading !== key);
}

const withoutSuffix = (key: string): string[] =>
  Array.from({ length: LONGEST_SUFFIX }, (_, letters) => key.slice(0, -1 - letters)).filter(
    (rest) => HAS_FIGURE.test(rest) && LETTERS.test(key.slice(rest.length)),
  );

import { foldLetters } from '@sjaj/domain';

/** Shorter words are one letter away from too many others. */
const SHORTEST = 4;
const MOST = 3;
/** From this length on two slips are likely. */
const LONG = 8;

/**
 * The words of these titles that are spelt most like a single searched word, the nearest first. Nothing for a search of several words
 * and for one that a title has.
 */
export function nearSpellings(search: string, titles: readonly string[]): readonly string[] {
  const [searched = '', ...further] = foldLetters(search).split(' ');
  if (further.length > 0 || searched.length < SHORTEST) return [];
  const most = searched.length >= LONG ? 2 : 1;
  const near = new Map<string, { readonly word: string; readonly distance: number }>();
  for (const word of titles.flatMap((title) => title.toLowerCase().match(/\p{L}+/gu) ?? [])) {
    const token = foldLetters(word);
    if (token.length < SHORTEST || near.has(token) || Math.abs(token.length - searched.length) > most) continue;
    const distance = distanceOf(searched, token);
    if (distance <= most) near.set(token, { word, distance });
  }
  return [...near.values()]
    .filter(({ distance }) => distance > 0)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ word }) => word);
}

/** How many letters are added, left out, replaced or swapped with the next one. */
function distanceOf(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

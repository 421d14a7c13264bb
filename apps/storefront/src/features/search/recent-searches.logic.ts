/** Maximum number of recent searches. */
export const MOST_SEARCHES = 6;
/** Minimum length of a trimmed search text. */
const SHORTEST_SEARCH = 3;
export const LONGEST_SEARCH = 64;

/** The normalized search text; null if it is too short. */
export function searchable(typed: string): string | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_SEARCH);
  return text.length < SHORTEST_SEARCH ? null : text;
}

/** The recent searches with a new one first, without duplicates. */
export const withSearch = (searches: readonly string[], text: string): readonly string[] =>
  [text, ...searches.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, MOST_SEARCHES);

/** How many searches are remembered. */
export const MOST_SEARCHES = 6;
/** From how many trimmed letters on something is searched. */
export const SHORTEST_SEARCH = 3;
export const LONGEST_SEARCH = 64;

/** The searched text without what does not matter; null while it is too short. */
export function searchable(typed: string): string | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_SEARCH);
  return text.length < SHORTEST_SEARCH ? null : text;
}

/** The remembered searches with the newest first, none twice. */
export const remembered = (searches: readonly string[], text: string): readonly string[] =>
  [text, ...searches.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, MOST_SEARCHES);

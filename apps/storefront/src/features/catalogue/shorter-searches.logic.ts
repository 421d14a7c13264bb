/** A search with one word less. */
interface ShorterSearch {
  readonly term: string;
  /** The word that is left out. */
  readonly without: string;
}

const MOST = 4;
const SHORTEST_SEARCH = 3;
const SMALL = new Set([
  'a',
  'i',
  'u',
  'o',
  's',
  'sa',
  'za',
  'od',
  'do',
  'na',
  'po',
  'iz',
  'protiv',
  'for',
  'of',
  'и',
  'у',
  'с',
  'са',
  'за',
  'од',
]);
const isSmall = (word = ''): boolean => SMALL.has(word.toLowerCase());

/** A search without each of its words, the last word first: a text begins with what the thing is. */
export function shorterSearches(term: string): readonly ShorterSearch[] {
  const words = term.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2) return [];
  return words
    .map((without, place) => ({ term: trimmed(words.toSpliced(place, 1)).join(' '), without }))
    .filter(({ term: shorter, without }) => !isSmall(without) && shorter.length >= SHORTEST_SEARCH)
    .reverse()
    .slice(0, MOST);
}

/** Without small words at both ends. */
function trimmed(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isSmall(word));
  const last = words.findLastIndex((word) => !isSmall(word));
  return first < 0 ? [] : words.slice(first, last + 1);
}

/** A search with one word less. */
interface ShorterSearch {
  readonly term: string;
  /** The word that is left out. */
  readonly without: string;
}

const MOST = 4;
const SHORTEST_SEARCH = 3;

/** A search without each of its words, the last word first: a text begins with what the thing is. */
export function shorterSearches(term: string): readonly ShorterSearch[] {
  const words = term.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2) return [];
  return words
    .map((without, place) => ({ term: words.toSpliced(place, 1).join(' '), without }))
    .filter((shorter) => shorter.term.length >= SHORTEST_SEARCH)
    .reverse()
    .slice(0, MOST);
}

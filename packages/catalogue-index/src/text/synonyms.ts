import type { SearchWord } from '@sjaj/domain';
import { significantWords } from './stop-words.ts';

/** One or several words with one meaning. */
export type Phrase = readonly SearchWord[];

interface Entry {
  readonly phrase: Phrase;
  readonly others: readonly Phrase[];
}

/** Groups of synonymous phrases, found by their first word. */
export class Synonyms {
  readonly #byFirstWord = new Map<string, Entry[]>();

  /** Each group is a list of phrases with the same meaning. */
  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const phrases = group.map(significantWords).filter((phrase) => phrase.length > 0);
      for (const phrase of phrases) {
        const others = phrases.filter((other) => keyOf(other) !== keyOf(phrase));
        if (others.length > 0) this.#add({ phrase, others });
      }
    }
  }

  /** The longest known phrase at this position of a query with its synonyms; null where there is none. */
  at(words: readonly SearchWord[], place: number): { length: number; others: readonly Phrase[] } | null {
    const [first] = words.slice(place, place + 1).map(keyOfWord);
    const fitting = (this.#byFirstWord.get(first ?? '') ?? []).filter(({ phrase }) =>
      phrase.every((word, index) => {
        const next = words[place + index];
        return next !== undefined && keyOfWord(next) === keyOfWord(word);
      }),
    );
    const length = Math.max(0, ...fitting.map(({ phrase }) => phrase.length));
    if (length === 0) return null;
    return { length, others: fitting.filter(({ phrase }) => phrase.length === length).flatMap(({ others }) => others) };
  }

  #add(entry: Entry): void {
    const [first = ''] = entry.phrase.map(keyOfWord);
    this.#byFirstWord.set(first, [...(this.#byFirstWord.get(first) ?? []), entry]);
  }
}

/** Ekavian and Ijekavian forms are the same word. */
const keyOfWord = ({ stem, variant }: SearchWord): string => variant ?? stem;

const keyOf = (phrase: Phrase): string => phrase.map(keyOfWord).join(' ');

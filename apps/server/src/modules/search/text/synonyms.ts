import type { SearchWord } from '@sjaj/domain';
import { tellingWords } from './telling-words.ts';

/** One or several words that stand for one thing. */
export type Phrase = readonly SearchWord[];

interface Entry {
  readonly phrase: Phrase;
  readonly others: readonly Phrase[];
}

/** Which phrases mean the same, found by their first word. */
export class Synonyms {
  readonly #byFirstWord = new Map<string, Entry[]>();

  /** Each group is a list of phrases in the shop's spelling. */
  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const phrases = group.map(tellingWords).filter((phrase) => phrase.length > 0);
      for (const phrase of phrases) {
        const others = phrases.filter((other) => keyOf(other) !== keyOf(phrase));
        if (others.length > 0) this.#add({ phrase, others });
      }
    }
  }

  /** The longest known phrase that stands at this place of a query, and what means the same; null where none does. */
  at(words: readonly SearchWord[], place: number): { length: number; others: readonly Phrase[] } | null {
    const [first] = words.slice(place, place + 1).map(keyOfWord);
    const fitting = (this.#byFirstWord.get(first ?? '') ?? []).filter(({ phrase }) =>
      phrase.every((word, index) => {
        const asked = words[place + index];
        return asked !== undefined && keyOfWord(asked) === keyOfWord(word);
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

/** Ekavian and ijekavian are one word. */
const keyOfWord = ({ stem, variant }: SearchWord): string => variant ?? stem;

const keyOf = (phrase: Phrase): string => phrase.map(keyOfWord).join(' ');

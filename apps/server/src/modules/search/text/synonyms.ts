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
  readonly #byFirstStem = new Map<string, Entry[]>();

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
    const fitting = (this.#byFirstStem.get(words[place]?.stem ?? '') ?? []).filter(({ phrase }) =>
      phrase.every(({ stem }, index) => words[place + index]?.stem === stem),
    );
    const length = Math.max(0, ...fitting.map(({ phrase }) => phrase.length));
    if (length === 0) return null;
    return { length, others: fitting.filter(({ phrase }) => phrase.length === length).flatMap(({ others }) => others) };
  }

  #add(entry: Entry): void {
    const stem = entry.phrase[0]?.stem ?? '';
    this.#byFirstStem.set(stem, [...(this.#byFirstStem.get(stem) ?? []), entry]);
  }
}

const keyOf = (phrase: Phrase): string => phrase.map(({ stem }) => stem).join(' ');

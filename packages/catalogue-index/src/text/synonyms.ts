import type { SearchWord } from '@sjaj/domain';
import { significantWords } from './stop-words.ts';

/** Phrases, and what else they mean to a search. */
export interface SynonymGroup {
  /** Without targets the words mean the same: each finds what the others find. */
  readonly words: readonly string[];
  /** What the words find as well, and not the other way round: the name of a maker stands for the thing. */
  readonly targets: readonly string[];
}

/** One or several words with one meaning. */
export type Phrase = readonly SearchWord[];

interface Entry {
  readonly phrase: Phrase;
  readonly others: readonly Phrase[];
}

interface FoundPhrase {
  /** How many words of the query are the phrase. */
  readonly length: number;
  readonly others: readonly Phrase[];
}

/** A word alone has to be typed as far as this before it is completed, behind other words as far as two letters. */
const MIN_PREFIX_OF_QUERY = 3;
const MIN_PREFIX_OF_WORD = 2;

/** Phrases with their synonyms, found by their first word. */
export class Synonyms {
  readonly #byFirstWord = new Map<string, Entry[]>();
  /**
   * One of the single words that mean the same, by each of them. Phrases are compared by these: who says `kesa` for `vreća` also
   * says `kesa za koš` for `vreća za koš`.
   */
  readonly #representatives = new Map<string, string>();
  readonly #single: readonly Entry[];

  constructor(groups: readonly SynonymGroup[]) {
    for (const { words, targets } of groups) if (targets.length === 0) this.#addRepresentative(parse(words));
    for (const { words, targets } of groups) {
      const phrases = parse(words);
      const meanings = targets.length === 0 ? phrases : parse(targets);
      for (const phrase of phrases) {
        const others = meanings.filter((other) => keyOf(other) !== keyOf(phrase));
        if (others.length > 0) this.#add({ phrase, others });
      }
    }
    this.#single = [...this.#byFirstWord.values()].flat().filter(({ phrase }) => phrase.length === 1);
  }

  /** The longest known phrase at this position of a query with its synonyms; null where there is none. */
  at(words: readonly SearchWord[], place: number): FoundPhrase | null {
    const fitting = this.#beginningWith(words[place]).filter(({ phrase }) =>
      phrase.every((word, index) => this.#isSame(words[place + index], word, phrase.length)),
    );
    return longestOf(fitting);
  }

  /** The same at the end of a query whose last word is still being typed: the beginning of the phrase's last word will do. */
  completing(words: readonly SearchWord[], place: number): FoundPhrase | null {
    const typed = words.slice(place);
    const last = typed.at(-1)?.word ?? '';
    if (typed.length === 1 && last.length < (place === 0 ? MIN_PREFIX_OF_QUERY : MIN_PREFIX_OF_WORD)) return null;
    const candidates = typed.length === 1 ? this.#single : this.#beginningWith(typed[0]);
    const fitting = candidates.filter(
      ({ phrase }) =>
        phrase.length === typed.length &&
        phrase.every((word, index) =>
          index === typed.length - 1 ? word.word.startsWith(last) : this.#isSame(typed[index], word, phrase.length),
        ),
    );
    return longestOf(fitting);
  }

  #beginningWith(first: SearchWord | undefined): readonly Entry[] {
    return first === undefined ? [] : (this.#byFirstWord.get(this.#representativeOf(first)) ?? []);
  }

  /** Whether a typed word is this one of a phrase of `length` words. A word alone has to be the same, not only mean the same. */
  #isSame(typed: SearchWord | undefined, word: SearchWord, length: number): boolean {
    if (typed === undefined) return false;
    if (length === 1) return keyOfWord(typed) === keyOfWord(word);
    return this.#representativeOf(typed) === this.#representativeOf(word);
  }

  #representativeOf(word: SearchWord): string {
    const key = keyOfWord(word);
    return this.#representatives.get(key) ?? key;
  }

  #addRepresentative(phrases: readonly Phrase[]): void {
    const keys = phrases.filter(({ length }) => length === 1).map(keyOf);
    const [first] = keys;
    if (first === undefined) return;
    for (const key of keys) if (!this.#representatives.has(key)) this.#representatives.set(key, first);
  }

  #add(entry: Entry): void {
    const [first = ''] = entry.phrase.map((word) => this.#representativeOf(word));
    this.#byFirstWord.set(first, [...(this.#byFirstWord.get(first) ?? []), entry]);
  }
}

const parse = (phrases: readonly string[]): Phrase[] =>
  phrases.map(significantWords).filter((phrase) => phrase.length > 0);

/** The longest of these phrases with their synonyms. */
function longestOf(entries: readonly Entry[]): FoundPhrase | null {
  const length = Math.max(0, ...entries.map(({ phrase }) => phrase.length));
  if (length === 0) return null;
  const longest = entries.filter(({ phrase }) => phrase.length === length);
  return { length, others: longest.flatMap(({ phrase, others }) => (length === 1 ? others : [phrase, ...others])) };
}

/** Ekavian and Ijekavian forms are the same word. */
const keyOfWord = ({ stem, variant }: SearchWord): string => variant ?? stem;

const keyOf = (phrase: Phrase): string => phrase.map(keyOfWord).join(' ');

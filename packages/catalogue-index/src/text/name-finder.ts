import { type SearchWord, searchWordsOf } from '@sjaj/domain';

/** A category or brand with its name in all languages. */
export interface SearchableName {
  readonly id: number;
  readonly texts: readonly string[];
}

interface ParsedName {
  readonly id: number;
  readonly words: readonly SearchWord[];
}

/** Names by their words, sorted for prefix search. */
class NameIndex {
  readonly #order: readonly number[];
  readonly #words: readonly (readonly [word: string, id: number])[];
  readonly #stems = new Map<string, number[]>();

  constructor(searchable: readonly SearchableName[]) {
    const names = searchable.map(({ id, texts }): ParsedName => ({ id, words: texts.flatMap(searchWordsOf) }));
    this.#order = names.map(({ id }) => id);
    const words = names.flatMap(({ id, words: own }) => own.map(({ word }) => [word, id] as const));
    this.#words = words.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
    for (const { id, words: own } of names) {
      for (const { stem } of own) this.#stems.set(stem, [...(this.#stems.get(stem) ?? []), id]);
    }
  }

  /** The names with all of the words, in the order in which they were passed. */
  withAll(words: readonly SearchWord[]): readonly number[] {
    const [first, ...others] = words.map((word) => this.#withWord(word));
    if (!first) return [];
    const matching = others.reduce((found, more) => new Set([...found].filter((id) => more.has(id))), first);
    return matching.size === 0 ? [] : this.#order.filter((id) => matching.has(id));
  }

  #withWord({ word, stem }: SearchWord): Set<number> {
    const ids = new Set(this.#stems.get(stem));
    for (let at = this.#indexOf(word); this.#words[at]?.[0].startsWith(word); at += 1) {
      const id = this.#words[at]?.[1];
      if (id !== undefined) ids.add(id);
    }
    return ids;
  }

  #indexOf(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle]?.[0] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Finds the categories and brands whose names have all words of a text that is still being typed. */
export class NameFinder {
  readonly #categories: NameIndex;
  readonly #brands: NameIndex;

  constructor(categories: readonly SearchableName[], brands: readonly SearchableName[]) {
    this.#categories = new NameIndex(categories);
    this.#brands = new NameIndex(brands);
  }

  find(text: string): { categoryIds: readonly number[]; brandIds: readonly number[] } {
    const words = searchWordsOf(text);
    return { categoryIds: this.#categories.withAll(words), brandIds: this.#brands.withAll(words) };
  }
}

import { type SearchWord, searchWordsOf } from '@sjaj/domain';
import type { References } from './references.ts';

interface Name {
  readonly id: number;
  readonly words: readonly SearchWord[];
}

const nameOf = (id: number, texts: readonly (string | null | undefined)[]): Name => ({
  id,
  words: texts.flatMap((text) => searchWordsOf(text ?? '')),
});

/** Names by their words, those that begin alike side by side. */
class Names {
  readonly #order: readonly number[];
  readonly #words: readonly (readonly [word: string, id: number])[];
  readonly #stems = new Map<string, number[]>();

  constructor(names: readonly Name[]) {
    this.#order = names.map(({ id }) => id);
    const words = names.flatMap(({ id, words: own }) => own.map(({ word }) => [word, id] as const));
    this.#words = words.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
    for (const { id, words: own } of names) {
      for (const { stem } of own) this.#stems.set(stem, [...(this.#stems.get(stem) ?? []), id]);
    }
  }

  /** The names that hold all of the words, in their order. */
  with(words: readonly SearchWord[]): readonly number[] {
    const [first, ...others] = words.map((word) => this.#holding(word));
    if (!first) return [];
    const fitting = others.reduce((kept, more) => new Set([...kept].filter((id) => more.has(id))), first);
    return fitting.size === 0 ? [] : this.#order.filter((id) => fitting.has(id));
  }

  #holding({ word, stem }: SearchWord): Set<number> {
    const ids = new Set(this.#stems.get(stem));
    for (let at = this.#placeOf(word); this.#words[at]?.[0].startsWith(word); at += 1) {
      const id = this.#words[at]?.[1];
      if (id !== undefined) ids.add(id);
    }
    return ids;
  }

  #placeOf(word: string): number {
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

/** Finds the categories and brands whose names hold all words that are being typed. */
export class NameFinder {
  readonly #categories: Names;
  readonly #brands: Names;

  constructor(references: References) {
    this.#categories = new Names(
      [...references.categories.values()].map(({ id, title }) => nameOf(id, Object.values(title))),
    );
    this.#brands = new Names([...references.brands.values()].map(({ id, title }) => nameOf(id, [title])));
  }

  find(text: string): { categoryIds: readonly number[]; brandIds: readonly number[] } {
    const words = searchWordsOf(text);
    return { categoryIds: this.#categories.with(words), brandIds: this.#brands.with(words) };
  }
}

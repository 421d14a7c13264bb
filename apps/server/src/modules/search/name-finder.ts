import { type SearchWord, searchWordsOf } from '@sjaj/domain';
import type { References } from './references.ts';

interface Name {
  readonly id: number;
  /** Each word once, whatever the languages. */
  readonly words: readonly SearchWord[];
}

const nameOf = (id: number, texts: readonly (string | null | undefined)[]): Name => {
  const words = texts.flatMap((text) => searchWordsOf(text ?? ''));
  return { id, words: [...new Map(words.map((word) => [word.word, word])).values()] };
};

/** Finds the categories and brands whose names hold all words that are being typed. */
export class NameFinder {
  readonly #categories: readonly Name[];
  readonly #brands: readonly Name[];

  constructor(references: References) {
    this.#categories = [...references.categories.values()].map(({ id, title }) => nameOf(id, Object.values(title)));
    this.#brands = [...references.brands.values()].map(({ id, title }) => nameOf(id, [title]));
  }

  find(text: string): { categoryIds: readonly number[]; brandIds: readonly number[] } {
    const words = searchWordsOf(text);
    if (words.length === 0) return { categoryIds: [], brandIds: [] };
    const fits = ({ words: own }: Name): boolean =>
      words.every(({ word, stem }) => own.some((one) => one.word.startsWith(word) || one.stem === stem));
    return {
      categoryIds: this.#categories.filter(fits).map(({ id }) => id),
      brandIds: this.#brands.filter(fits).map(({ id }) => id),
    };
  }
}

import type { Phrase } from '../texts/phrase.ts';
import { TREE } from './category-tree.ts';

interface Category {
  /** Place in the tree, such as `1.4.2`. */
  readonly outline: string;
  readonly parent: string | null;
  readonly level: 1 | 2 | 3;
  /** Place among its siblings, from 1. */
  readonly order: number;
  readonly name: Phrase;
}

const levelOf = (outline: string): 1 | 2 | 3 => {
  const depth = outline.split('.').length;
  return depth === 1 ? 1 : depth === 2 ? 2 : 3;
};

/** All categories, each after its parent. */
export const categories: readonly Category[] = TREE.trim()
  .split('\n')
  .map((line) => {
    const [outline = '', bs = '', en = '', hr, sr] = line.split('|').map((part) => part.trim());
    const cut = outline.lastIndexOf('.');
    return {
      outline,
      parent: cut < 0 ? null : outline.slice(0, cut),
      level: levelOf(outline),
      order: Number(outline.slice(cut + 1)),
      name: [bs, en, hr || undefined, sr || undefined],
    };
  });

/** Prefix of the article codes below a main category. */
export const CODE_PREFIX: Readonly<Record<string, string>> = {
  1: 'CL',
  2: 'PA',
  3: 'DZ',
  4: 'KO',
  5: 'PR',
  6: 'MA',
  7: 'ZR',
  8: 'PP',
  9: 'AM',
};

import type { ArticleCard } from '@sjaj/contract';
import { type Language, sortedBy } from '@sjaj/domain';
import type { SortChoice } from './listing-choice.logic.ts';

/** Sort orders that are offered for a short list. */
export const SELECTED_SORTS = ['default', 'priceUp', 'priceDown', 'title'] as const satisfies readonly SortChoice[];

/** Sorts the articles. For any other value the order of the shop stays. */
export function inOrder(
  articles: readonly ArticleCard[],
  sort: SortChoice,
  language: Language,
): readonly ArticleCard[] {
  const priceOf = ({ salePrice, price }: ArticleCard): number => salePrice ?? price ?? 0;
  switch (sort) {
    case 'title':
      return sortedBy([...articles], ({ title }) => title, language);
    case 'priceUp':
      return articles.toSorted((a, b) => priceOf(a) - priceOf(b));
    case 'priceDown':
      return articles.toSorted((a, b) => priceOf(b) - priceOf(a));
    default:
      return articles;
  }
}

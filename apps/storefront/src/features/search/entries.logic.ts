import type { Suggestions } from '@sjaj/contract';
import { articleAddress, brandAddress, categoryAddress, searchAddress } from '../../shared/article/addresses.ts';

/** One option of the suggestions. */
interface Entry {
  readonly key: string;
  readonly address: string;
}

/** All options in visual order: articles, the full search, categories, brands. */
export function entriesOf(found: Suggestions | undefined, text: string | null): readonly Entry[] {
  if (!found || text === null) return [];
  return [
    ...found.articles.map((article) => ({ key: `article-${article.id}`, address: articleAddress(article) })),
    { key: 'all', address: searchAddress(text) },
    ...found.categories.map((category) => ({ key: `category-${category.id}`, address: categoryAddress(category) })),
    ...found.brands.map((brand) => ({ key: `brand-${brand.id}`, address: brandAddress(brand) })),
  ];
}

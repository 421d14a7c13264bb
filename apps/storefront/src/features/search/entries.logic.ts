import type { Suggestions } from '@sjaj/contract';
import { articleAddress, brandAddress, categoryAddress, searchAddress } from '../../shared/article/addresses.ts';

/** One option of the suggestions; null as address where it leads to no page. */
interface Entry {
  readonly key: string;
  readonly address: string | null;
}

/** The option that takes the number at the end of the text as a quantity. */
export const AS_QUANTITY = 'as-quantity';

/** All options in visual order: the number as a quantity, articles, the full search, categories, brands. */
export function entriesOf(found: Suggestions | undefined, text: string | null): readonly Entry[] {
  if (!found || text === null) return [];
  return [
    ...(found.order && !found.order.isSure ? [{ key: AS_QUANTITY, address: null }] : []),
    ...found.articles.map((article) => ({ key: `article-${article.id}`, address: articleAddress(article) })),
    { key: 'all', address: searchAddress(text) },
    ...found.categories.map((category) => ({ key: `category-${category.id}`, address: categoryAddress(category) })),
    ...found.brands.map((brand) => ({ key: `brand-${brand.id}`, address: brandAddress(brand) })),
  ];
}

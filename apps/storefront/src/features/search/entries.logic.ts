import type { Suggestions } from '@sjaj/contract';
import { articleAddress, brandAddress, categoryAddress, searchAddress } from '../../shared/article/addresses.ts';

/** One stop of the arrow keys in the list of suggestions. */
export interface Entry {
  readonly key: string;
  readonly address: string;
}

/** All stops in the order in which they are seen: articles, the full search, categories, brands. */
export function entriesOf(found: Suggestions | undefined, text: string | null): readonly Entry[] {
  if (!found || text === null) return [];
  return [
    ...found.articles.map((article) => ({ key: `article-${article.id}`, address: articleAddress(article) })),
    { key: 'all', address: searchAddress(text) },
    ...found.categories.map((category) => ({ key: `category-${category.id}`, address: categoryAddress(category) })),
    ...found.brands.map((brand) => ({ key: `brand-${brand.id}`, address: brandAddress(brand) })),
  ];
}

/** The stop after a key: around at both ends, through the field itself, which is null. */
export function stepped(entries: readonly Entry[], active: string | null, direction: 1 | -1): string | null {
  const at = entries.findIndex((entry) => entry.key === active);
  if (direction === 1) return entries[at + 1]?.key ?? null;
  return (at === -1 ? entries.at(-1) : entries[at - 1])?.key ?? null;
}

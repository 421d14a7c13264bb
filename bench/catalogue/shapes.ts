import type { Ask, Shop } from './shop.ts';
import { textOf } from './shop.ts';

/** A kind of question with many bodies, so that no answer is simply kept. */
export interface Shape {
  readonly name: string;
  readonly connections: 1 | 16;
  readonly asks: readonly Ask[];
}

interface Filters {
  readonly categories: readonly { readonly id: number; readonly count: number }[];
  readonly attributes: readonly { readonly values: readonly { readonly id: number; readonly count: number }[] }[];
}

const VARIETY = 600;
const LETTERS = [3, 4, 5] as const;
const SORTS = ['default', 'vpc', 'title', 'createdDate'] as const;

const post = (path: string, body: object): Ask => ({ method: 'POST', path, body: JSON.stringify(body) });
const listing = (body: object): Ask => post('/articles/listing', { pageSize: 24, ...body });

/** `VARIETY` asks, made by number. */
const many = (make: (index: number) => Ask): readonly Ask[] =>
  Array.from({ length: VARIETY }, (_, index) => make(index));
const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length];

/** Words that buyers may type: those of the titles. */
const wordsOf = (titles: readonly string[]): readonly string[] => [
  ...new Set(
    titles.flatMap((title) => title.toLowerCase().split(/[\s,]+/)).filter((word) => /^\p{L}{5,}$/u.test(word)),
  ),
];

/** The shapes that are measured, made of what the shop has. */
export async function shapesOf(shop: Shop): Promise<readonly Shape[]> {
  const pages = await Promise.all(
    Array.from({ length: 20 }, async (_, page) => {
      const text = await textOf(shop, listing({ pageSize: 100, page: page * 4 + 1, sortBy: 'createdDate' }));
      return (JSON.parse(text) as { data: { filters: Filters; articles: { id: number; title: string }[] } }).data;
    }),
  );
  const filters = pages[0]?.filters ?? { categories: [], attributes: [] };
  const articles = pages.flatMap((page) => page.articles);
  const categories = filters.categories.filter(({ count }) => count >= 24).map(({ id }) => id);
  const values = filters.attributes.map((attribute) => attribute.values.filter(({ count }) => count > 0));
  const words = wordsOf(articles.map(({ title }) => title));
  const inCategory = many((index) =>
    listing({
      categoryIds: [pick(categories, index)],
      sortBy: pick(SORTS, Math.floor(index / categories.length)),
      isSortAscending: index < categories.length * SORTS.length,
    }),
  );
  const priced = many((index) =>
    listing({ categoryIds: [pick(categories, index)], sortBy: pick(SORTS, index), minPrice: (1 + index) / 100 }),
  );
  const twoAttributes = many((index) => {
    const first = pick(values, index) ?? [];
    const second = pick(values, index + 1 + (index % 3)) ?? [];
    const chosen = [pick(first, index)?.id, pick(second, index >> 2)?.id].filter((id) => id !== undefined);
    return listing({ attributeValuesIds: chosen, sortBy: 'vpc', isSortAscending: index % 2 === 0 });
  });
  const typed = many((index) =>
    post('/articles/suggestions', {
      quickSearch: `${pick(words, index)?.slice(0, pick(LETTERS, index)) ?? ''}${index >= words.length ? ` ${pick(words, index * 7)?.slice(0, 3) ?? ''}` : ''}`,
    }),
  );
  const searches = many((index) =>
    listing({ quickSearch: `${pick(words, index) ?? ''} ${pick(words, index * 13 + 5) ?? ''}`, page: 1 }),
  );
  const details = many((index) => ({ method: 'GET', path: `/articles/details/${pick(articles, index)?.id ?? 0}` }));
  return [
    { name: 'category with facet counts, 16', connections: 16, asks: inCategory },
    { name: 'category with facet counts, 1', connections: 1, asks: inCategory },
    { name: 'category from a price up, 16', connections: 16, asks: priced },
    { name: 'two attributes + price sort, 16', connections: 16, asks: twoAttributes },
    { name: 'search of two words, 16', connections: 16, asks: searches },
    { name: 'suggestion, 16', connections: 16, asks: typed },
    { name: 'suggestion, 1', connections: 1, asks: typed },
    { name: 'article detail, 16', connections: 16, asks: details },
    { name: 'article detail, 1', connections: 1, asks: details },
  ];
}

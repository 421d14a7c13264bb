import { NO_FILTERS, type SearchFilters, type SearchRequest, type SortField } from '@sjaj/catalogue-index';
import { ATTRIBUTES, CATEGORIES, VALUES_PER_ATTRIBUTE, WORDS } from './products.ts';

/** Different requests of a shape; fewer for a catalogue so large that one takes long. */
const REQUESTS = 400;
const LARGE = 500_000;
const REQUESTS_OF_LARGE = 120;

const SORT_FIELDS: readonly SortField[] = ['default', 'listPrice', 'title', 'createdAt'];

const request = (filters: Partial<SearchFilters>, by: SortField, text: string | null = null): SearchRequest => ({
  text,
  filters: { ...NO_FILTERS, ...filters },
  prices: { kind: 'retail' },
  purchasedIds: null,
  newFrom: null,
  sort: { by, isAscending: true, language: 'bs' },
  page: 1,
  pageSize: 24,
});

const word = (place: number): string => WORDS[place % WORDS.length] ?? '';
const sortField = (place: number): SortField => SORT_FIELDS[place % SORT_FIELDS.length] ?? 'default';
const attribute = (place: number): { attributeId: number; valueIds: number[] } => {
  const index = place % ATTRIBUTES;
  return { attributeId: 1 + index, valueIds: [1 + index * VALUES_PER_ATTRIBUTE + (place % VALUES_PER_ATTRIBUTE)] };
};

/** Requests by shape. A text is a suggestion. */
export function requestsByShape(products: number): ReadonlyMap<string, readonly (SearchRequest | string)[]> {
  const length = products > LARGE ? REQUESTS_OF_LARGE : REQUESTS;
  const many = <T>(make: (place: number) => T): T[] => Array.from({ length }, (_, place) => make(place));
  return new Map<string, readonly (SearchRequest | string)[]>([
    ['category', many((place) => request({ categoryIds: [1 + (place % CATEGORIES)] }, sortField(place)))],
    [
      'category from a price up',
      many((place) => request({ categoryIds: [1 + (place % CATEGORIES)], minPrice: 1 + place * 20 }, sortField(place))),
    ],
    ['everything from a price up', many((place) => request({ minPrice: 1 + place * 20 }, sortField(place)))],
    [
      'two attributes, by price',
      many((place) => request({ attributes: [attribute(place), attribute(place + 1 + (place % 3))] }, 'listPrice')),
    ],
    ['search of two words', many((place) => request({}, 'default', `${word(place)} ${word(place * 13 + 5)}`))],
    [
      'suggestion',
      many((place) => `${word(place).slice(0, 3 + (place % 3))}${place % 2 ? ` ${word(place * 7).slice(0, 3)}` : ''}`),
    ],
  ]);
}

import type { ListingFilters, ListingRequest } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import { joined, type JsonBytes, PreSerialized } from '../../platform/http/json-bytes.ts';
import type { FacetCount, SearchResult } from '@sjaj/catalogue-index';
import type { References } from './indexing/rules.ts';
import { filterNamesOf, type NamedValue } from './filter-names.ts';
import type { Viewer } from './viewer.ts';

/** What filters are made of. */
export type FilterCounts = Pick<
  SearchResult,
  'facets' | 'inStock' | 'onPromotion' | 'purchasedBefore' | 'lowestPrice' | 'highestPrice'
>;

interface Found {
  readonly ask: ListingRequest;
  readonly answer: FilterCounts;
  readonly references: References;
  readonly viewer: Viewer;
}

/** The filters of a listing: values that give something, that are chosen, or that occur though nothing fits right now. */
export function filtersOf({ ask, answer, references, viewer }: Found): PreSerialized<ListingFilters> {
  const { language, seesPrices } = viewer;
  const names = filterNamesOf(references, language);
  const { category, brand, value } = answer.facets;
  const filled = category.filter(({ count }) => count > 0);
  const categories = countedBytes(names.categories, countsWith(filled, ask.categoryIds));
  const brands = countedBytes(names.brands, countsWith(brand, ask.brandIds));
  const ofValues = countsWith(value, ask.attributeValuesIds);
  let attributes = '';
  for (const { bytes, values } of names.attributes) {
    const shown = countedBytes(values, ofValues);
    if (shown !== '') attributes += `${attributes === '' ? '' : ','}${bytes},"values":[${shown}]}`;
  }
  const { inStock, onPromotion, purchasedBefore } = answer;
  const [lowest, highest] = boundsOf(answer, seesPrices);
  return new PreSerialized(
    joined(
      `{"categories":[${categories}],"brands":[${brands}],"attributes":[${attributes}],` +
        `"inStock":${inStock},"onSale":${onPromotion},"boughtBefore":${purchasedBefore},` +
        `"minPriceInThisCategory":${lowest},"maxPriceInThisCategory":${highest}}`,
    ),
  );
}

/** KM: the bounds of a price filter where nothing is left that would tell better ones. */
const WIDEST_BOUNDS = [1, 100_000] as const;

function boundsOf({ lowestPrice, highestPrice }: FilterCounts, seesPrices: boolean) {
  if (!seesPrices) return [null, null] as const;
  if (lowestPrice === null || highestPrice === null) return WIDEST_BOUNDS;
  return [toKm(feninga(lowestPrice)), toKm(feninga(highestPrice))] as const;
}

/** Counts by id; chosen values are listed even with 0. */
function countsWith(counts: readonly FacetCount[], chosen: readonly number[]): ReadonlyMap<number, number> {
  const byId = new Map(chosen.map((id) => [id, 0]));
  for (const { id, count } of counts) byId.set(id, count);
  return byId;
}

/** The listed values with their counts, separated by commas. */
function countedBytes(values: readonly NamedValue[], counts: ReadonlyMap<number, number>): JsonBytes {
  let all = '';
  for (const { id, bytes } of values) {
    const count = counts.get(id);
    if (count !== undefined) all += `${all === '' ? '' : ','}${bytes},"count":${count}}`;
  }
  return joined(all);
}

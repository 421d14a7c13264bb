import type { ListingFilters, ListingRequest } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import { joined, type JsonBytes, Written } from '../../platform/http/json-bytes.ts';
import type { References, SearchAnswer } from '../search/index.ts';
import { filterNamesOf, type NamedValue } from './filter-names.ts';
import type { Viewer } from './viewer.ts';

/** What filters are made of. */
export type Counted = Pick<
  SearchAnswer,
  'countOf' | 'isInScope' | 'inStock' | 'onSale' | 'boughtBefore' | 'lowestPrice' | 'highestPrice'
>;

interface Found {
  readonly ask: ListingRequest;
  readonly answer: Counted;
  readonly references: References;
  readonly viewer: Viewer;
}

/** The filters of a listing: values that give something, that are chosen, or that occur though nothing fits right now. */
export function filtersOf({ ask, answer, references, viewer }: Found): Written<ListingFilters> {
  const { language, seesPrices } = viewer;
  const names = filterNamesOf(references, language);
  const { countOf, isInScope } = answer;
  const categories = countedBytes(names.categories, {
    countOf: (id) => countOf('category', id),
    isShown: (id) => ask.categoryIds.includes(id),
  });
  const brands = countedBytes(names.brands, {
    countOf: (id) => countOf('brand', id),
    isShown: (id) => ask.brandIds.includes(id) || isInScope('brand', id),
  });
  const ofValues: Counting = {
    countOf: (id) => countOf('value', id),
    isShown: (id) => ask.attributeValuesIds.includes(id) || isInScope('value', id),
  };
  let attributes = '';
  for (const { bytes, values } of names.attributes) {
    const shown = countedBytes(values, ofValues);
    if (shown !== '') attributes += `${attributes === '' ? '' : ','}${bytes},"values":[${shown}]}`;
  }
  const { inStock, onSale, boughtBefore } = answer;
  const [lowest, highest] = boundsOf(answer, seesPrices);
  return new Written(
    joined(
      `{"categories":[${categories}],"brands":[${brands}],"attributes":[${attributes}],` +
        `"inStock":${inStock},"onSale":${onSale},"boughtBefore":${boughtBefore},` +
        `"minPriceInThisCategory":${lowest},"maxPriceInThisCategory":${highest}}`,
    ),
  );
}

/** KM: the bounds of a price filter where nothing is left that would tell better ones. */
const WIDEST_BOUNDS = [1, 100_000] as const;

function boundsOf({ lowestPrice, highestPrice }: Counted, seesPrices: boolean) {
  if (!seesPrices) return [null, null] as const;
  if (lowestPrice === null || highestPrice === null) return WIDEST_BOUNDS;
  return [toKm(feninga(lowestPrice)), toKm(feninga(highestPrice))] as const;
}

interface Counting {
  readonly countOf: (id: number) => number;
  /** Whether it stands there even with 0. */
  readonly isShown: (id: number) => boolean;
}

/** The values with their counts, parted by commas. */
function countedBytes(values: readonly NamedValue[], { countOf, isShown }: Counting): JsonBytes {
  let all = '';
  for (const { id, bytes } of values) {
    const count = countOf(id);
    if (count > 0 || isShown(id)) all += `${all === '' ? '' : ','}${bytes},"count":${count}}`;
  }
  return joined(all);
}

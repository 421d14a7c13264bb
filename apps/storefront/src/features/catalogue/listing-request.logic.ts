import type { ListingInput, Sort } from '@sjaj/contract';
import type { ListingChoice, SortChoice } from './listing-choice.logic.ts';

/** Filters that the page fixes: category, brand, search text. */
export interface ListingScope {
  readonly quickSearch?: string;
  readonly categoryId?: number;
  readonly brandId?: number;
  readonly tagId?: number;
  readonly isOnSale?: boolean;
  readonly isNew?: boolean;
  /** My articles: a table from the first, with rows for a whole order. */
  readonly isBoughtBefore?: boolean;
}

/** Page size of my articles, unless a larger one is stored on this device. */
const MY_ARTICLES = 48;

const SORTS: Readonly<Record<SortChoice, { readonly sortBy: Sort; readonly isSortAscending: boolean }>> = {
  default: { sortBy: 'default', isSortAscending: true },
  newest: { sortBy: 'createdDate', isSortAscending: false },
  oldest: { sortBy: 'createdDate', isSortAscending: true },
  priceUp: { sortBy: 'vpc', isSortAscending: true },
  priceDown: { sortBy: 'vpc', isSortAscending: false },
  rating: { sortBy: 'rating', isSortAscending: false },
  title: { sortBy: 'title', isSortAscending: true },
};

const usesPrice = (sort: SortChoice): boolean => sort === 'priceUp' || sort === 'priceDown';

interface Reader {
  readonly canViewPrices: boolean;
  /** The page size stored on this device. */
  readonly size: number;
}

/** Only compared for my articles: of other listings the build knows no size, and puts a place there. */
const storedSize = (scope: ListingScope, size: number): number =>
  scope.isBoughtBefore ? Math.max(size, MY_ARTICLES) : size;

/** The request of a listing. For users without prices, price filters and sort orders in the URL are ignored. */
export function listingRequest(scope: ListingScope, choice: ListingChoice, reader: Reader): ListingInput {
  const sort = usesPrice(choice.sort) && !reader.canViewPrices ? 'default' : choice.sort;
  return {
    page: choice.page,
    pageSize: (choice.size ?? storedSize(scope, reader.size)) as NonNullable<ListingInput['pageSize']>,
    ...SORTS[sort],
    ...(scope.quickSearch ? { quickSearch: scope.quickSearch } : {}),
    categoryIds: narrowed(scope.categoryId, choice.categories),
    brandIds: narrowed(scope.brandId, choice.brands),
    attributeValuesIds: [...choice.values],
    tagIds: scope.tagId === undefined ? [] : [scope.tagId],
    packIds: [...choice.packs],
    ...(reader.canViewPrices ? priceRange(choice) : {}),
    isInStock: choice.inStock,
    isOnSale: choice.onSale || scope.isOnSale === true,
    isNew: choice.isNew || scope.isNew === true,
    isBoughtBefore: choice.boughtBefore || scope.isBoughtBefore === true,
  };
}

/** A chosen sub-category replaces the category of the page, since the values of one filter are joined by "or". */
function narrowed(fixed: number | undefined, chosen: readonly number[]): number[] {
  if (chosen.length > 0) return [...chosen];
  return fixed === undefined ? [] : [fixed];
}

/** Swaps reversed bounds. */
function priceRange({ minPrice, maxPrice }: ListingChoice): Pick<ListingInput, 'minPrice' | 'maxPrice'> {
  const swap = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  const [low, high] = swap ? [maxPrice, minPrice] : [minPrice, maxPrice];
  return { ...(low === null ? {} : { minPrice: low }), ...(high === null ? {} : { maxPrice: high }) };
}

import type { ListingFilters, ListingRequest, Suggestions } from '@sjaj/contract';
import { feninga, toKm, type Content, type Language, slugOf, sortedBy } from '@sjaj/domain';
import {
  complete,
  type Serialized,
  serializedList,
  serializedObject,
  type OpenObject,
  openObject,
} from '../../../platform/http/serialized.ts';
import type { FacetCount, SearchResult } from '@sjaj/catalogue-index';
import type { References } from '../indexing/rules.ts';
import { packNamesOf } from './pack-names.ts';
import type { Viewer } from './viewer.ts';
import { localised } from '../../../kernel/localised.ts';

type FilterAttribute = ListingFilters['attributes'][number];

/** The counts that filters show. */
export type FilterCounts = Pick<
  SearchResult,
  'facets' | 'inStock' | 'onPromotion' | 'purchasedBefore' | 'newlyAdded' | 'lowestPrice' | 'highestPrice'
>;

interface Found {
  readonly request: ListingRequest;
  readonly answer: FilterCounts;
  readonly references: References;
  readonly viewer: Viewer;
}

/** The filters of a listing: values that give something, that are chosen, or that occur though nothing fits right now. */
export function filtersOf({ request, answer, references, viewer }: Found): Serialized<ListingFilters> {
  const { language, seesPrices } = viewer;
  const names = filterNamesOf(references, language);
  const { category, brand, value, pack } = answer.facets;
  const filled = category.filter(({ count }) => count > 0);
  const categories = countedList(names.categories, countsWith(filled, request.categoryIds));
  const brands = countedList(names.brands, countsWith(brand, request.brandIds));
  const ofValues = countsWith(value, request.attributeValuesIds);
  const attributes = names.attributes.flatMap(({ json, values }) => {
    const listed = countedList(values, ofValues);
    return listed.length === 0
      ? []
      : complete<AttributeName, Pick<FilterAttribute, 'values'>>(json, { values: serializedList(listed) });
  });
  const chosenPacks = request.packIds.map((id) => references.packs.find(id));
  const packs = countedList(packNamesOf(references, language), countsWith(pack, chosenPacks));
  const { inStock, onPromotion, purchasedBefore, newlyAdded } = answer;
  const [lowest, highest] = boundsOf(answer, seesPrices);
  return serializedObject<ListingFilters>({
    categories: serializedList(categories),
    brands: serializedList(brands),
    attributes: serializedList(attributes),
    packs: serializedList(packs),
    inStock,
    onSale: onPromotion,
    boughtBefore: purchasedBefore,
    newlyAdded,
    minPriceInThisCategory: lowest,
    maxPriceInThisCategory: highest,
  });
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

/** The listed values with their counts. */
function countedList<T extends object>(
  names: readonly FilterName<T>[],
  counts: ReadonlyMap<number, number>,
): Serialized<T & { count: number }>[] {
  const listed: Serialized<T & { count: number }>[] = [];
  for (const { id, json } of names) {
    const count = counts.get(id);
    if (count !== undefined) listed.push(complete<T, { count: number }>(json, { count }));
  }
  return listed;
}

/** Something that can be filtered by, serialised without its count. */
interface FilterName<T extends object> {
  readonly id: number;
  readonly json: OpenObject<T>;
}

type WithoutCount<T> = Omit<T, 'count'>;
type CategoryName = WithoutCount<ListingFilters['categories'][number]>;
type BrandName = WithoutCount<ListingFilters['brands'][number]>;
type ValueName = WithoutCount<FilterAttribute['values'][number]>;
type AttributeName = Omit<FilterAttribute, 'values'>;
type SuggestedCategory = WithoutCount<Suggestions['categories'][number]>;
type SuggestedBrand = WithoutCount<Suggestions['brands'][number]>;

/** Everything that can be filtered by, in the reader's language and order. */
interface FilterNames {
  readonly categories: readonly FilterName<CategoryName>[];
  readonly brands: readonly FilterName<BrandName>[];
  readonly attributes: readonly (FilterName<AttributeName> & { readonly values: readonly FilterName<ValueName>[] })[];
  /** As suggestions name them. */
  readonly suggestedCategories: ReadonlyMap<number, OpenObject<SuggestedCategory>>;
  readonly suggestedBrands: ReadonlyMap<number, OpenObject<SuggestedBrand>>;
}

const cached = new WeakMap<References, Map<Language, FilterNames>>();

/** The serialised names, once for each language as long as the references are valid. */
export function filterNamesOf(references: References, language: Language): FilterNames {
  const known = cached.get(references) ?? new Map<Language, FilterNames>();
  const names = known.get(language) ?? serializeNames(references, language);
  cached.set(references, known.set(language, names));
  return names;
}

const named = <T extends { readonly id: number }>(name: T): FilterName<T> => ({ id: name.id, json: openObject(name) });

function serializeNames(references: References, language: Language): FilterNames {
  const titled = ({ id, title }: { readonly id: number; readonly title: Content }) => ({
    id,
    title: localised(title, language),
  });
  const categories = [...references.categories.values()];
  const brands = sortedBy([...references.brands.values()], ({ title }) => title, language);
  return {
    categories: categories.map((one) => named({ ...titled(one), parentCategoryId: one.parentId })),
    brands: brands.map(({ id, title }) => named({ id, title })),
    attributes: [...references.attributes.values()].map((one) => ({
      ...named({ ...titled(one), unit: one.unit }),
      values: references.valuesOf(one.id).map((value) => named({ ...titled(value), swatch: value.swatch })),
    })),
    suggestedCategories: new Map(
      categories.map((one) => [one.id, openObject({ ...titled(one), slug: slugOf(localised(one.title, language)) })]),
    ),
    suggestedBrands: new Map(brands.map(({ id, title }) => [id, openObject({ id, title })])),
  };
}

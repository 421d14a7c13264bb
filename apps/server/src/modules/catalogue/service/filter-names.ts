import type { ListingFilters, Suggestions } from '@sjaj/contract';
import { type Content, type Language, slugOf, sortedBy } from '@sjaj/domain';
import { type OpenObject, openObject } from '../../../platform/http/serialized.ts';
import { localised } from '../../../kernel/localised.ts';
import type { References } from '../indexing/rules.ts';

/** Something that can be filtered by, serialised without its count. */
export interface FilterName<T extends object> {
  readonly id: number;
  readonly json: OpenObject<T>;
}

type WithoutCount<T> = Omit<T, 'count'>;
type FilterAttribute = ListingFilters['attributes'][number];
type CategoryName = WithoutCount<ListingFilters['categories'][number]>;
type BrandName = WithoutCount<ListingFilters['brands'][number]>;
type ValueName = WithoutCount<FilterAttribute['values'][number]>;
export type AttributeName = Omit<FilterAttribute, 'values'>;
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

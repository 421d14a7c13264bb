import type { ListingFilters, ListingRequest } from '@sjaj/contract';
import { feninga, type Language, sortedBy, toKm } from '@sjaj/domain';
import { localised } from '../../platform/localised.ts';
import type { References, SearchAnswer } from '../search/index.ts';

interface Found {
  readonly ask: ListingRequest;
  readonly answer: SearchAnswer;
  readonly references: References;
  readonly language: Language;
}

/** The filters of a listing: values that give something, that are chosen, or that occur though nothing fits right now. */
export function filtersOf(found: Found): ListingFilters {
  const { answer } = found;
  return {
    categories: categoriesOf(found),
    brands: brandsOf(found),
    attributes: attributesOf(found),
    inStock: answer.inStock,
    onSale: answer.onSale,
    boughtBefore: answer.boughtBefore,
    minPriceInThisCategory: answer.lowestPrice === null ? null : toKm(feninga(answer.lowestPrice)),
    maxPriceInThisCategory: answer.highestPrice === null ? null : toKm(feninga(answer.highestPrice)),
  };
}

interface Named {
  readonly id: number;
  readonly title: string;
}

/** Everything that can be filtered by, in the reader's language and order. */
interface FilterNames {
  readonly categories: readonly (Named & { readonly parentCategoryId: number | null })[];
  readonly brands: readonly Named[];
  readonly attributes: readonly (Named & {
    readonly unit: string | null;
    readonly values: readonly (Named & { readonly swatch: string | null })[];
  })[];
}

const named = new WeakMap<References, Map<Language, FilterNames>>();

/** The names, worked out once for each language. */
function namesOf(references: References, language: Language): FilterNames {
  const known = named.get(references) ?? new Map<Language, FilterNames>();
  const names = known.get(language) ?? {
    categories: [...references.categories.values()].map(({ id, title, parentId }) => ({
      id,
      title: localised(title, language),
      parentCategoryId: parentId,
    })),
    brands: sortedBy([...references.brands.values()], ({ title }) => title, language),
    attributes: [...references.attributes.values()].map(({ id, title, unit }) => ({
      id,
      title: localised(title, language),
      unit,
      values: references
        .valuesOf(id)
        .map((value) => ({ id: value.id, title: localised(value.title, language), swatch: value.swatch })),
    })),
  };
  named.set(references, known.set(language, names));
  return names;
}

function categoriesOf({ ask, answer, references, language }: Found): ListingFilters['categories'] {
  const categories: ListingFilters['categories'] = [];
  for (const { id, title, parentCategoryId } of namesOf(references, language).categories) {
    const count = answer.countOf('category', id);
    if (count > 0 || ask.categoryIds.includes(id)) categories.push({ id, title, count, parentCategoryId });
  }
  return categories;
}

function brandsOf({ ask, answer, references, language }: Found): ListingFilters['brands'] {
  const brands: ListingFilters['brands'] = [];
  for (const { id, title } of namesOf(references, language).brands) {
    const count = answer.countOf('brand', id);
    if (count > 0 || ask.brandIds.includes(id) || answer.isInScope('brand', id)) brands.push({ id, title, count });
  }
  return brands;
}

function attributesOf({ ask, answer, references, language }: Found): ListingFilters['attributes'] {
  const attributes: ListingFilters['attributes'] = [];
  for (const { id, title, unit, values } of namesOf(references, language).attributes) {
    const shown: ListingFilters['attributes'][number]['values'] = [];
    for (const value of values) {
      const count = answer.countOf('value', value.id);
      const isShown = count > 0 || ask.attributeValuesIds.includes(value.id) || answer.isInScope('value', value.id);
      if (isShown) shown.push({ id: value.id, title: value.title, count, swatch: value.swatch });
    }
    if (shown.length > 0) attributes.push({ id, title, unit, values: shown });
  }
  return attributes;
}

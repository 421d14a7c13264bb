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

function categoriesOf({ ask, answer, references, language }: Found): ListingFilters['categories'] {
  const chosen = new Set(ask.categoryIds);
  const categories: ListingFilters['categories'] = [];
  for (const { id, title, parentId } of references.categories.values()) {
    const count = answer.countOf('category', id);
    if (count === 0 && !chosen.has(id)) continue;
    categories.push({ id, title: localised(title, language), count, parentCategoryId: parentId });
  }
  return categories;
}

function brandsOf({ ask, answer, references, language }: Found): ListingFilters['brands'] {
  const chosen = new Set(ask.brandIds);
  const brands: ListingFilters['brands'] = [];
  for (const { id, title } of references.brands.values()) {
    const count = answer.countOf('brand', id);
    if (count > 0 || chosen.has(id) || answer.isInScope('brand', id)) brands.push({ id, title, count });
  }
  return sortedBy(brands, ({ title }) => title, language);
}

function attributesOf({ ask, answer, references, language }: Found): ListingFilters['attributes'] {
  const chosen = new Set(ask.attributeValuesIds);
  const byAttribute = new Map<number, ListingFilters['attributes'][number]['values']>();
  for (const { id, attributeId, title, swatch } of references.values.values()) {
    const count = answer.countOf('value', id);
    if (count === 0 && !chosen.has(id) && !answer.isInScope('value', id)) continue;
    const values = byAttribute.get(attributeId) ?? [];
    values.push({ id, title: localised(title, language), count, swatch });
    byAttribute.set(attributeId, values);
  }
  return [...references.attributes.values()].flatMap(({ id, title, unit }) => {
    const values = byAttribute.get(id);
    return values ? [{ id, title: localised(title, language), unit, values }] : [];
  });
}

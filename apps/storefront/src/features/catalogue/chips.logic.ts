import type { ListingFilters } from '@sjaj/contract';
import { changed, type ListingChoice } from './listing-choice.logic.ts';

/** An applied filter, with the choice that remains without it. */
export interface Applied {
  readonly key: string;
  readonly kind:
    | 'brands'
    | 'categories'
    | 'attribute'
    | 'packs'
    | 'price'
    | 'inStock'
    | 'onSale'
    | 'boughtBefore'
    | 'isNew';
  /** Name of the attribute; empty for kinds that have their own text. */
  readonly title: string;
  /** Titles of the chosen values, in the order of the filter. */
  readonly values: readonly string[];
  readonly without: ListingChoice;
}

/**
 * The applied filters, one entry each. Values that the shop no longer has are collected under an attribute
 * without a name, so that they can be removed too.
 */
export function appliedFilters(choice: ListingChoice, filters: ListingFilters | undefined): readonly Applied[] {
  const applied: Applied[] = [];
  if (choice.categories.length > 0) {
    applied.push(
      simple('categories', titles(filters?.categories, choice.categories), changed(choice, { categories: [] })),
    );
  }
  applied.push(...appliedValues(choice, filters));
  if (choice.brands.length > 0) {
    applied.push(simple('brands', titles(filters?.brands, choice.brands), changed(choice, { brands: [] })));
  }
  if (choice.packs.length > 0) {
    applied.push(simple('packs', titles(filters?.packs, choice.packs), changed(choice, { packs: [] })));
  }
  if (choice.minPrice !== null || choice.maxPrice !== null) {
    applied.push(simple('price', [], changed(choice, { minPrice: null, maxPrice: null })));
  }
  if (choice.inStock) applied.push(simple('inStock', [], changed(choice, { inStock: false })));
  if (choice.onSale) applied.push(simple('onSale', [], changed(choice, { onSale: false })));
  if (choice.boughtBefore) applied.push(simple('boughtBefore', [], changed(choice, { boughtBefore: false })));
  if (choice.isNew) applied.push(simple('isNew', [], changed(choice, { isNew: false })));
  return applied;
}

function appliedValues(choice: ListingChoice, filters: ListingFilters | undefined): Applied[] {
  const known = (filters?.attributes ?? []).map((attribute) => ({
    ...attribute,
    chosen: attribute.values.filter((value) => choice.values.includes(value.id)),
  }));
  const applied = known
    .filter((attribute) => attribute.chosen.length > 0)
    .map((attribute): Applied => ({
      key: `attribute-${attribute.id}`,
      kind: 'attribute',
      title: attribute.title,
      values: attribute.chosen.map((value) => (attribute.unit ? `${value.title} ${attribute.unit}` : value.title)),
      without: without(
        choice,
        attribute.chosen.map((value) => value.id),
      ),
    }));
  const named = new Set(known.flatMap((attribute) => attribute.chosen.map((value) => value.id)));
  const unnamed = choice.values.filter((id) => !named.has(id));
  if (filters === undefined || unnamed.length === 0) return applied;
  return [...applied, { key: 'unnamed', kind: 'attribute', title: '', values: [], without: without(choice, unnamed) }];
}

const without = (choice: ListingChoice, ids: readonly number[]): ListingChoice =>
  changed(choice, { values: choice.values.filter((id) => !ids.includes(id)) });

const simple = (kind: Applied['kind'], values: readonly string[], rest: ListingChoice): Applied => ({
  key: kind,
  kind,
  title: '',
  values,
  without: rest,
});

const titles = <Id extends number | string>(
  known: readonly { readonly id: Id; readonly title: string }[] | undefined,
  ids: readonly Id[],
): readonly string[] => (known ?? []).filter(({ id }) => ids.includes(id)).map(({ title }) => title);

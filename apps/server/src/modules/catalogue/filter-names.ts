import { type Language, slugOf, sortedBy } from '@sjaj/domain';
import { type JsonBytes, opened } from '../../platform/http/json-bytes.ts';
import { localised } from '../../kernel/localised.ts';
import type { References } from './indexing/rules.ts';

/** A value that can be filtered by: its JSON but for the count, the object left open. */
export interface NamedValue {
  readonly id: number;
  readonly bytes: JsonBytes;
}

/** Everything that can be filtered by, in the reader's language and order. */
export interface FilterNames {
  readonly categories: readonly NamedValue[];
  readonly brands: readonly NamedValue[];
  readonly attributes: readonly (NamedValue & { readonly values: readonly NamedValue[] })[];
  /** As suggestions name them. */
  readonly suggestedCategories: ReadonlyMap<number, JsonBytes>;
  readonly suggestedBrands: ReadonlyMap<number, JsonBytes>;
}

const kept = new WeakMap<References, Map<Language, FilterNames>>();

/** The names as they go out, written once for each language. */
export function filterNamesOf(references: References, language: Language): FilterNames {
  const known = kept.get(references) ?? new Map<Language, FilterNames>();
  const names = known.get(language) ?? write(references, language);
  kept.set(references, known.set(language, names));
  return names;
}

function write(references: References, language: Language): FilterNames {
  const titled = <T extends { readonly id: number; readonly title: unknown }>({ id, title }: T) => ({
    id,
    title: localised(title, language),
  });
  const named = (id: number, object: object): NamedValue => ({ id, bytes: opened(object) });
  const categories = [...references.categories.values()];
  const brands = sortedBy([...references.brands.values()], ({ title }) => title, language);
  return {
    categories: categories.map((one) => named(one.id, { ...titled(one), parentCategoryId: one.parentId })),
    brands: brands.map(({ id, title }) => named(id, { id, title })),
    attributes: [...references.attributes.values()].map((one) => ({
      ...named(one.id, { ...titled(one), unit: one.unit }),
      values: references.valuesOf(one.id).map((value) => named(value.id, { ...titled(value), swatch: value.swatch })),
    })),
    suggestedCategories: new Map(
      categories.map((one) => [one.id, opened({ ...titled(one), slug: slugOf(localised(one.title, language)) })]),
    ),
    suggestedBrands: new Map(brands.map(({ id, title }) => [id, opened({ id, title })])),
  };
}

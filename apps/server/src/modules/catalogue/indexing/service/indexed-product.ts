import type { Content } from '@sjaj/domain';
import type { IndexedProduct } from '@sjaj/catalogue-index';
import type { ProductFacts } from '../store/products.ts';
import type { References } from '../rules.ts';

const isWritten = (text: unknown): text is string => typeof text === 'string' && text !== '';

/** The distinct texts of a name, cached: thousands of articles share it. */
const names = new WeakMap<Content, readonly string[]>();

export function namesOf(texts: Content | undefined): readonly string[] {
  if (!texts) return [];
  const known = names.get(texts) ?? [...new Set(Object.values(texts).filter(isWritten))];
  names.set(texts, known);
  return known;
}

/** The category and those above it without the topmost, whose name says too little: `Čišćenje i higijena`. */
function significantCategories(id: number, references: References): readonly number[] {
  const path = references.pathOf(id);
  return path.length > 1 ? path.slice(0, -1) : path;
}

/** Resolves the taxonomy of an article for the index: ancestors of its categories, filterable values, names to find it by. */
export function indexedProduct(
  { valueIds, tagIds, packing, codes, description, ...facts }: ProductFacts,
  references: References,
): IndexedProduct {
  const { categoryIds, brandId, groupId } = facts;
  const named = new Set(categoryIds.flatMap((id) => significantCategories(id, references)));
  return {
    ...facts,
    groupTitle: groupId === null ? null : (references.variationTitle(groupId) ?? null),
    facets: {
      categoryIds: categoryIds.flatMap((id) => references.pathOf(id)),
      tagIds,
      packId: references.packs.numberFor(packing),
      values: valueIds.flatMap((id) => {
        const attributeId = references.filterAttributeOf(id);
        return attributeId === undefined ? [] : { id, attributeId };
      }),
    },
    text: {
      codes,
      brand: references.brands.get(brandId)?.title ?? '',
      names: [
        ...[...named].flatMap((id) => namesOf(references.categories.get(id)?.title)),
        ...valueIds.flatMap((id) => namesOf(references.values.get(id)?.title)),
        ...tagIds.flatMap((id) => namesOf(references.tags.get(id)?.title)),
      ],
      descriptions: [description],
    },
  };
}

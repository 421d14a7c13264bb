import { type CodeKind, type CodeSpace, FACETS } from './code-space.ts';
import type { Filters } from './port.ts';
import type { References } from './references.ts';

/** In how many filters something may be chosen at once: a bit each. */
export const MOST_CHOICES = 25;
const UNKNOWN = 0;

/** What is chosen in one filter: any of these codes will do. An empty list is a choice that nothing fits. */
export interface Choice {
  readonly facet: number;
  readonly codes: readonly number[];
}

/** What is chosen, a choice for each filter: categories, brands, tags, and each attribute by itself. */
export function choicesOf(filters: Filters, space: CodeSpace, references: References): Choice[] {
  const codesOf = (kind: CodeKind, ids: readonly number[]): number[] =>
    [...new Set(ids)].flatMap((id) => space.find(kind, id) ?? []);
  const choices: Choice[] = [];
  const { categoryIds, brandIds, tagIds, valueIds } = filters;
  if (categoryIds.length > 0) choices.push({ facet: FACETS.category, codes: codesOf('category', categoryIds) });
  if (brandIds.length > 0) choices.push({ facet: FACETS.brand, codes: codesOf('brand', brandIds) });
  if (tagIds.length > 0) choices.push({ facet: FACETS.tag, codes: codesOf('tag', tagIds) });
  for (const [attributeId, ids] of byAttribute(valueIds, references)) {
    choices.push({ facet: space.attributeFacet(attributeId), codes: codesOf('value', ids) });
  }
  return choices;
}

/** Values that nobody knows belong together: nothing fits them. */
function byAttribute(valueIds: readonly number[], references: References): ReadonlyMap<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const id of valueIds) {
    const attribute = references.values.get(id)?.attributeId ?? UNKNOWN;
    groups.set(attribute, [...(groups.get(attribute) ?? []), id]);
  }
  return groups;
}

/** In how many attributes something is chosen. */
export const chosenAttributes = (valueIds: readonly number[], references: References): number =>
  byAttribute(valueIds, references).size;

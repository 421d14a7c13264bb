import type { CodeKind, CodeSpace } from './code-space.ts';
import type { Choice } from './facet-query.ts';
import type { Filters } from './port.ts';
import type { References } from './references.ts';

const NO_FACET = -1;
const UNKNOWN = 0;

/** What is chosen, a choice for each filter: categories, brands, tags, and each attribute by itself. */
export function choicesOf(filters: Filters, space: CodeSpace, references: References): Choice[] {
  const choices: Choice[] = [];
  const add = (kind: CodeKind, ids: readonly number[]): void => {
    if (ids.length === 0) return;
    const codes = [...new Set(ids)].flatMap((id) => space.find(kind, id) ?? []);
    const facet = codes[0] === undefined ? NO_FACET : space.facetOf(codes[0]);
    choices.push({ facet, codes });
  };
  add('category', filters.categoryIds);
  add('brand', filters.brandIds);
  add('tag', filters.tagIds);
  for (const ids of byAttribute(filters.valueIds, references).values()) add('value', ids);
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

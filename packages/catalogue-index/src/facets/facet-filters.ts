import type { SearchFilters } from '../request.ts';
import type { FacetKind } from '../result.ts';
import { type FacetIds, FACETS } from './facet-ids.ts';

/** One bit of a 32-bit mask for each filter, with room to spare. More filters in one request are an error. */
export const MAX_FACET_FILTERS = 25;

/** What is chosen in one facet: any of these matches. An empty list matches nothing. */
export interface FacetFilter {
  readonly facet: number;
  readonly facetIds: readonly number[];
}

/** The chosen values by facet: categories, brands, tags, packs, and each attribute by itself. */
export function facetFiltersOf(filters: SearchFilters, facetIds: FacetIds): FacetFilter[] {
  const known = (kind: FacetKind, ids: readonly number[]): number[] =>
    [...new Set(ids)].flatMap((id) => facetIds.find(kind, id) ?? []);
  const chosen: FacetFilter[] = [];
  const { categoryIds, brandIds, tagIds, packIds, attributes } = filters;
  if (categoryIds.length > 0) chosen.push({ facet: FACETS.category, facetIds: known('category', categoryIds) });
  if (brandIds.length > 0) chosen.push({ facet: FACETS.brand, facetIds: known('brand', brandIds) });
  if (tagIds.length > 0) chosen.push({ facet: FACETS.tag, facetIds: known('tag', tagIds) });
  if (packIds.length > 0) chosen.push({ facet: FACETS.pack, facetIds: known('pack', packIds) });
  for (const { attributeId, valueIds } of attributes) {
    chosen.push({ facet: facetIds.attributeFacet(attributeId), facetIds: known('value', valueIds) });
  }
  if (chosen.length > MAX_FACET_FILTERS) throw new RangeError(`at most ${MAX_FACET_FILTERS} facets can be filtered by`);
  return chosen;
}

import { IntList } from '../columns/int-list.ts';
import type { FacetCount, FacetKind } from '../result.ts';

export const FACETS: Readonly<Record<Exclude<FacetKind, 'value'>, number>> = { category: 0, brand: 1, tag: 2, pack: 3 };
const FIRST_ATTRIBUTE_FACET = 4;
const NO_FACET = -1;
const NO_IDS = new Int32Array(0);

/**
 * One numbering for everything that a product can be filtered by: a product is a list of facet ids, a filter value a list of
 * docs. Categories, brands, tags, packs and each attribute are a facet.
 */
export class FacetIds {
  readonly #byId: Readonly<Record<FacetKind, Map<number, number>>> = {
    category: new Map(),
    brand: new Map(),
    tag: new Map(),
    pack: new Map(),
    value: new Map(),
  };
  #size = 0;
  readonly #members: IntList[] = [];
  readonly #attributeFacets = new Map<number, number>();

  get size(): number {
    return this.#size;
  }

  /** The facet ids of a facet; none where no product has any. */
  membersOf(facet: number): Int32Array {
    const members = this.#members[facet];
    return members ? members.items.subarray(0, members.length) : NO_IDS;
  }

  /** The facet of an attribute; one without facet ids where no product has a value of it. */
  attributeFacet(attributeId: number): number {
    return this.#attributeFacets.get(attributeId) ?? NO_FACET;
  }

  /** The facet id of a category, brand, tag or pack, assigned at first use. */
  idFor(kind: Exclude<FacetKind, 'value'>, id: number): number {
    return this.#byId[kind].get(id) ?? this.#assign(kind, id, FACETS[kind]);
  }

  /** The facet id of an attribute value, assigned at first use. */
  idForValue(id: number, attributeId: number): number {
    const known = this.#byId.value.get(id);
    if (known !== undefined) return known;
    const facet = this.#attributeFacets.get(attributeId) ?? FIRST_ATTRIBUTE_FACET + this.#attributeFacets.size;
    this.#attributeFacets.set(attributeId, facet);
    return this.#assign('value', id, facet);
  }

  /** Undefined where no product ever had it. */
  find(kind: FacetKind, id: number): number | undefined {
    return this.#byId[kind].get(id);
  }

  /** The counts of one kind as they are answered, without values that are not in scope. */
  countsOf(kind: FacetKind, counts: Int32Array, isInScope: (facetId: number) => boolean): FacetCount[] {
    const listed: FacetCount[] = [];
    for (const [id, facetId] of this.#byId[kind]) {
      const count = counts[facetId] ?? 0;
      if (count > 0 || isInScope(facetId)) listed.push({ id, count });
    }
    return listed;
  }

  #assign(kind: FacetKind, id: number, facet: number): number {
    const facetId = this.#size;
    this.#size += 1;
    (this.#members[facet] ??= new IntList()).push(facetId);
    this.#byId[kind].set(id, facetId);
    return facetId;
  }
}

import { IntList } from './int-list.ts';

export type CodeKind = 'category' | 'brand' | 'tag' | 'value';

export const FACETS: Readonly<Record<Exclude<CodeKind, 'value'>, number>> = { category: 0, brand: 1, tag: 2 };
const FIRST_ATTRIBUTE_FACET = 3;
const NO_FACET = -1;

/**
 * One numbering for everything that an article can be filtered by, so that an article is a list of small numbers and a
 * filter value a list of articles. The values of one filter share a facet: categories, brands, tags, each attribute.
 */
export class CodeSpace {
  readonly #codes: Readonly<Record<CodeKind, Map<number, number>>> = {
    category: new Map(),
    brand: new Map(),
    tag: new Map(),
    value: new Map(),
  };
  readonly #facets = new IntList();
  readonly #attributeFacets = new Map<number, number>();

  get size(): number {
    return this.#facets.length;
  }

  /** The facet of each code, to be read up to `size`. */
  get facets(): Int32Array {
    return this.#facets.items;
  }

  /** The facet of an attribute; one that no code has where no article has any of its values. */
  attributeFacet(attributeId: number): number {
    return this.#attributeFacets.get(attributeId) ?? NO_FACET;
  }

  /** The code of a category, brand or tag, made when it is asked for first. */
  codeFor(kind: Exclude<CodeKind, 'value'>, id: number): number {
    return this.#codes[kind].get(id) ?? this.#take(kind, id, FACETS[kind]);
  }

  /** The code of an attribute's value, made when it is asked for first. */
  codeForValue(id: number, attributeId: number): number {
    const known = this.#codes.value.get(id);
    if (known !== undefined) return known;
    const facet = this.#attributeFacets.get(attributeId) ?? FIRST_ATTRIBUTE_FACET + this.#attributeFacets.size;
    this.#attributeFacets.set(attributeId, facet);
    return this.#take('value', id, facet);
  }

  /** The code of something that some article has had; undefined where none ever did. */
  find(kind: CodeKind, id: number): number | undefined {
    return this.#codes[kind].get(id);
  }

  #take(kind: CodeKind, id: number, facet: number): number {
    const code = this.#facets.length;
    this.#facets.push(facet);
    this.#codes[kind].set(id, code);
    return code;
  }
}

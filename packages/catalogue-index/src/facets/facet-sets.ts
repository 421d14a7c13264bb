import { IntList } from '../columns/int-list.ts';

/**
 * Distinct sets of facet ids, each with a number, and the number of each doc. Thousands of docs lie in the same categories: a
 * pass over them counts one number a doc, and the counts of the facet ids are added up once at the end.
 */
export class FacetSets {
  readonly #numbers = new Map<string, number>();
  readonly #sets: (readonly number[])[] = [];
  readonly #sizes = new IntList();
  readonly #column = new IntList(1024);

  get size(): number {
    return this.#sets.length;
  }

  /** The number of each doc's set. */
  get column(): Int32Array {
    return this.#column.items;
  }

  /** How many facet ids each set holds, valid up to `size`. */
  get sizes(): Int32Array {
    return this.#sizes.items;
  }

  /** Stores the facet ids of the next doc. */
  push(facetIds: readonly number[]): void {
    const key = facetIds.join();
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#sets.length;
      this.#sets.push(facetIds);
      this.#sizes.push(facetIds.length);
      this.#numbers.set(key, number);
    }
    this.#column.push(number);
  }

  /** Frees spare capacity. */
  trim(): void {
    this.#column.trim();
  }

  /** Adds to `counts`, by facet id, how often the sets with it were counted. */
  addCounts(setCounts: Int32Array, counts: Int32Array): void {
    this.#sets.forEach((facetIds, number) => {
      const times = setCounts[number] ?? 0;
      if (times > 0) for (const facetId of facetIds) counts[facetId] = (counts[facetId] ?? 0) + times;
    });
  }
}

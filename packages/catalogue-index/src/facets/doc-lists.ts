import type { GroupTable } from '../columns/group-table.ts';
import { IntList } from '../columns/int-list.ts';
import type { FacetFilter } from './facet-filters.ts';

/** Doc ids in ascending order, valid up to `length`. */
export interface DocList {
  readonly items: Int32Array;
  readonly length: number;
}

export const NO_DOCS: DocList = { items: new Int32Array(0), length: 0 };

/** Checks docs against facet filters: a doc needs any facet id of each of them. */
export class FacetMatcher {
  readonly #table: GroupTable;
  /** By facet id: a bit for each filter that it satisfies. */
  readonly #bits: Int32Array;
  readonly #all: number;

  constructor(table: GroupTable, filters: readonly FacetFilter[]) {
    this.#table = table;
    this.#bits = new Int32Array(Math.max(0, ...filters.flatMap(({ facetIds }) => facetIds)) + 1);
    filters.forEach(({ facetIds }, index) => {
      for (const facetId of facetIds) this.#bits[facetId] = (this.#bits[facetId] ?? 0) | (1 << index);
    });
    this.#all = (1 << filters.length) - 1;
  }

  matches(docId: number): boolean {
    const { facetIds, facetStarts } = this.#table;
    const all = this.#all;
    const end = facetStarts.items[docId + 1] ?? 0;
    let satisfied = 0;
    for (let at = facetStarts.items[docId] ?? 0; at < end && satisfied !== all; at += 1) {
      satisfied |= this.#bits[facetIds.items[at] ?? 0] ?? 0;
    }
    return satisfied === all;
  }

  /** Those of the list that match. */
  filter({ items, length }: DocList): IntList {
    const matching = new IntList();
    for (let at = 0; at < length; at += 1) {
      const docId = items[at] ?? 0;
      if (this.matches(docId)) matching.push(docId);
    }
    return matching;
  }
}

/** The docs of either list. */
export function union(a: DocList, b: DocList): DocList {
  const items = new Int32Array(a.length + b.length);
  let [length, left, right] = [0, 0, 0];
  while (left < a.length || right < b.length) {
    const first = left < a.length ? (a.items[left] ?? 0) : Number.MAX_SAFE_INTEGER;
    const second = right < b.length ? (b.items[right] ?? 0) : Number.MAX_SAFE_INTEGER;
    items[length] = Math.min(first, second);
    length += 1;
    if (first <= second) left += 1;
    if (second <= first) right += 1;
  }
  return { items, length };
}

/** The docs of both lists; a short one is looked up in a long one. */
export function intersection(a: DocList, b: DocList): DocList {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const items = new Int32Array(short.length);
  let length = 0;
  for (let at = 0; at < short.length; at += 1) {
    const docId = short.items[at] ?? 0;
    if (indexInList(long, docId) < 0) continue;
    items[length] = docId;
    length += 1;
  }
  return { items, length };
}

/** The position of a doc in the list; -1 where it is missing. */
export function indexInList({ items, length }: DocList, docId: number): number {
  // In the list of all docs.
  if (docId < length && items[docId] === docId) return docId;
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle] ?? 0) < docId) low = middle + 1;
    else high = middle;
  }
  return low < length && items[low] === docId ? low : -1;
}

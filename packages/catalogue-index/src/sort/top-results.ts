/** Negative where `a` sorts before `b`; never 0 for two different docs. */
export type Comparator = (a: number, b: number) => number;

export interface SortOrder {
  /** Identifies the order among all that the same docs can be sorted by. */
  readonly name: string;
  /** Valid as long as the docs are. */
  readonly compare: Comparator;
  /** The same, faster for many comparisons. Valid until the next request. */
  readonly compareQuickly?: () => Comparator;
}

/** Positions in a sort order; `from` is included, `to` is not. */
export interface ResultRange {
  readonly from: number;
  readonly to: number;
}

/** Above this share of the docs partitioning is faster than a heap. */
const PARTITION_FROM = 0.25;

/** The first `count` docs in their order. The rest is not sorted. */
export function selectTop(docIds: Int32Array, count: number, compare: Comparator): Int32Array {
  if (count >= docIds.length * PARTITION_FROM) return selectRange(docIds, { from: 0, to: count }, compare);
  const heap = docIds.slice(0, count);
  for (let index = (count >> 1) - 1; index >= 0; index -= 1) sink(heap, index, compare);
  for (let index = count; index < docIds.length; index += 1) {
    const docId = docIds[index] ?? 0;
    if (compare(docId, heap[0] ?? 0) >= 0) continue;
    heap[0] = docId;
    sink(heap, 0, compare);
  }
  return heap.sort(compare);
}

/** The docs at these positions of their order. The rest is not sorted. */
export function selectRange(docIds: Int32Array, { from, to }: ResultRange, compare: Comparator): Int32Array {
  const own = docIds.slice();
  partition(own, to, compare);
  const before = own.subarray(0, to);
  partition(before, from, compare);
  return before.subarray(from).sort(compare);
}

/** Quickselect: moves the first `count` of the order to the front, unsorted. */
function partition(docIds: Int32Array, count: number, compare: Comparator): void {
  let low = 0;
  let high = docIds.length - 1;
  while (low < high && count > low && count <= high) {
    const pivot = splitAtPivot(docIds, low, high, compare);
    if (count <= pivot) high = pivot - 1;
    else low = pivot + 1;
  }
}

/** Moves docs that sort before a pivot in front of it. Returns the position of the pivot. */
function splitAtPivot(docIds: Int32Array, low: number, high: number, compare: Comparator): number {
  const middle = (low + high) >> 1;
  const pivot = docIds[middle] ?? 0;
  docIds[middle] = docIds[high] ?? 0;
  let end = low;
  for (let at = low; at < high; at += 1) {
    const docId = docIds[at] ?? 0;
    if (compare(docId, pivot) >= 0) continue;
    docIds[at] = docIds[end] ?? 0;
    docIds[end] = docId;
    end += 1;
  }
  docIds[high] = docIds[end] ?? 0;
  docIds[end] = pivot;
  return end;
}

/** Restores a max-heap, whose root is the last of the docs selected so far. */
function sink(heap: Int32Array, from: number, compare: Comparator): void {
  const moving = heap[from] ?? 0;
  let at = from;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    const below = heap[child] ?? 0;
    if (compare(below, moving) <= 0) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = moving;
}

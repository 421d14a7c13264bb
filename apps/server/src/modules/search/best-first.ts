/** Negative where `a` comes first; never 0 for two different slots. */
export type Order = (a: number, b: number) => number;

/** Above this share of the hits a heap is slower than parting them. */
const PART_FROM = 0.25;

/** The first `count` of the slots in their order, without sorting those that nobody will see. */
export function bestFirst(slots: Int32Array, count: number, order: Order): Int32Array {
  if (count >= slots.length * PART_FROM) return between(slots, { from: 0, to: count }, order);
  const heap = slots.slice(0, count);
  for (let index = (count >> 1) - 1; index >= 0; index -= 1) sink(heap, index, order);
  for (let index = count; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    if (order(slot, heap[0] ?? 0) >= 0) continue;
    heap[0] = slot;
    sink(heap, 0, order);
  }
  return heap.sort(order);
}

/** Places in an order, from the first up to, not including, the other. */
export interface Places {
  readonly from: number;
  readonly to: number;
}

/** The slots at these places of their order; none of the others is sorted. */
export function between(slots: Int32Array, { from, to }: Places, order: Order): Int32Array {
  const own = slots.slice();
  part(own, to, order);
  const before = own.subarray(0, to);
  part(before, from, order);
  return before.subarray(from).sort(order);
}

/** Moves the first `count` of their order to the front, in any order. */
function part(slots: Int32Array, count: number, order: Order): void {
  let low = 0;
  let high = slots.length - 1;
  while (low < high && count > low && count <= high) {
    const middle = split(slots, low, high, order);
    if (count <= middle) high = middle - 1;
    else low = middle + 1;
  }
}

/** Moves what comes before some slot in front of it, all others behind it; returns where it stands then. */
function split(slots: Int32Array, low: number, high: number, order: Order): number {
  const middle = (low + high) >> 1;
  const pivot = slots[middle] ?? 0;
  slots[middle] = slots[high] ?? 0;
  let end = low;
  for (let at = low; at < high; at += 1) {
    const slot = slots[at] ?? 0;
    if (order(slot, pivot) >= 0) continue;
    slots[at] = slots[end] ?? 0;
    slots[end] = slot;
    end += 1;
  }
  slots[high] = slots[end] ?? 0;
  slots[end] = pivot;
  return end;
}

/** Restores a heap whose root is the last of those kept. */
function sink(heap: Int32Array, from: number, order: Order): void {
  const moving = heap[from] ?? 0;
  let at = from;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && order(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    const below = heap[child] ?? 0;
    if (order(below, moving) <= 0) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = moving;
}

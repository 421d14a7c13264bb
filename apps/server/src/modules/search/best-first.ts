/** Negative where `a` comes first; never 0 for two different slots. */
export type Order = (a: number, b: number) => number;

/** Above this share of the hits a plain sort is quicker than a heap. */
const SORT_FROM = 0.25;

/** The first `count` of the slots in their order, without sorting those that nobody will see. */
export function bestFirst(slots: Int32Array, count: number, order: Order): Int32Array {
  if (count >= slots.length * SORT_FROM) return slots.slice().sort(order).subarray(0, count);
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

const FIRST_CAPACITY = 8;
/** A full list grows by half, and by this many items at most: more would waste memory in a large shop. */
const MAX_GROWTH = 1 << 18;

/** A growing list of 32-bit integers in one typed array. */
export class IntList {
  #items: Int32Array;
  #length = 0;

  constructor(capacity = FIRST_CAPACITY) {
    this.#items = new Int32Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** The underlying array, longer than the list. Valid up to `length` and until the next `push`. */
  get items(): Int32Array {
    return this.#items;
  }

  push(value: number): void {
    if (this.#length === this.#items.length) this.#move(this.#length + Math.min(1 + (this.#length >> 1), MAX_GROWTH));
    this.#items[this.#length] = value;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#items[index] = value;
  }

  /** Frees spare capacity. */
  trim(): void {
    if (this.#items.length > this.#length) this.#move(this.#length);
  }

  /** Removes an item; the last item takes its place. */
  swapOut(index: number): void {
    this.#length -= 1;
    this.#items[index] = this.#items[this.#length] ?? 0;
  }

  #move(capacity: number): void {
    const items = new Int32Array(capacity);
    items.set(this.#items.subarray(0, this.#length));
    this.#items = items;
  }
}

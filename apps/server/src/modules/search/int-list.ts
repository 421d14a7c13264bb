const FIRST_CAPACITY = 8;
/** A list that is full gets longer by a half, and by this much at most: more would stand unused in a large shop. */
const MOST_MORE = 1 << 18;

/** Whole numbers in one piece of memory that grows: a tenth of what an array of numbers in objects takes. */
export class IntList {
  #items: Int32Array;
  #length = 0;

  constructor(capacity = FIRST_CAPACITY) {
    this.#items = new Int32Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** The memory behind it, longer than the list: to be read up to `length`, and only until the next `push`. */
  get items(): Int32Array {
    return this.#items;
  }

  push(value: number): void {
    if (this.#length === this.#items.length) this.#move(this.#length + Math.min(1 + (this.#length >> 1), MOST_MORE));
    this.#items[this.#length] = value;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#items[index] = value;
  }

  add(index: number, change: number): void {
    this.#items[index] = (this.#items[index] ?? 0) + change;
  }

  /** Gives back the memory that is not used. */
  trim(): void {
    if (this.#items.length > this.#length) this.#move(this.#length);
  }

  /** Takes out what stands there; the last one takes its place. */
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

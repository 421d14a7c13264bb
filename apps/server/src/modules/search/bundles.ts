import { IntList } from './int-list.ts';

/**
 * Sets of codes, each with a number, and the number of each slot. Thousands of cards lie in the same categories: a pass
 * over all of them counts one number a card, and what the numbers stand for is added up once at the end.
 */
export class Bundles {
  readonly #numbers = new Map<string, number>();
  readonly #codes: (readonly number[])[] = [];
  readonly #sizes = new IntList();
  readonly #column = new IntList(1024);

  get size(): number {
    return this.#codes.length;
  }

  /** The number of each slot's set. */
  get column(): Int32Array {
    return this.#column.items;
  }

  /** How many codes each set holds, to be read up to `size`. */
  get sizes(): Int32Array {
    return this.#sizes.items;
  }

  /** Notes the codes of the next slot. */
  push(codes: readonly number[]): void {
    const key = codes.join();
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#codes.length;
      this.#codes.push(codes);
      this.#sizes.push(codes.length);
      this.#numbers.set(key, number);
    }
    this.#column.push(number);
  }

  /** Gives back the memory that is not used. */
  trim(): void {
    this.#column.trim();
  }

  /** Adds to each code how often the sets that hold it were counted. */
  unfold(counted: Int32Array, counts: Int32Array): void {
    this.#codes.forEach((codes, number) => {
      const times = counted[number] ?? 0;
      if (times > 0) for (const code of codes) counts[code] = (counts[code] ?? 0) + times;
    });
  }
}

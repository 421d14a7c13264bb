interface Settings<T> {
  /** How much is kept, by weight. */
  readonly most: number;
  readonly weightOf?: (value: T) => number;
}

/** What was worked out for a key, until it is old; where it grows too much, that which nobody asked for longest is let go. */
export class Remembered<T> {
  readonly #kept = new Map<string, { readonly value: T; readonly weight: number }>();
  readonly #most: number;
  readonly #weightOf: (value: T) => number;
  #version = 0;
  #weight = 0;

  constructor({ most, weightOf = () => 1 }: Settings<T>) {
    this.#most = most;
    this.#weightOf = weightOf;
  }

  /** The answer of this version; found anew where there is none. */
  get(key: string, version: number, find: () => T): T {
    const known = this.peek(key, version);
    if (known !== undefined) return known;
    const value = find();
    const weight = this.#weightOf(value);
    this.forget(key);
    this.#kept.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest] of this.#kept) {
      if (this.#weight <= this.#most || oldest === key) break;
      this.forget(oldest);
    }
    return value;
  }

  /** The answer of this version where it is at hand. */
  peek(key: string, version: number): T | undefined {
    if (version !== this.#version) {
      this.#kept.clear();
      this.#weight = 0;
      this.#version = version;
    }
    const known = this.#kept.get(key);
    if (!known) return undefined;
    // Put behind the others: the first of them was asked for longest ago.
    this.#kept.delete(key);
    this.#kept.set(key, known);
    return known.value;
  }

  forget(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0;
    this.#kept.delete(key);
  }
}

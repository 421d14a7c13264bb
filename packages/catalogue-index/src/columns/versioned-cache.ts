interface CacheOptions<T> {
  /** The least recently used entries are dropped beyond this total weight. */
  readonly maxWeight: () => number;
  /** 1 where left out. A value may become heavier: it is weighed again at each use. */
  readonly weightOf?: (value: T) => number;
}

/** A least-recently-used cache of results computed for one version. Another version empties it. */
export class VersionedCache<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly weight: number }>();
  readonly #maxWeight: () => number;
  readonly #weightOf: (value: T) => number;
  #version = 0;
  #weight = 0;

  constructor({ maxWeight, weightOf = () => 1 }: CacheOptions<T>) {
    this.#maxWeight = maxWeight;
    this.#weightOf = weightOf;
  }

  /** The value for this version, computed where it is missing. */
  get(key: string, version: number, compute: () => T): T {
    const known = this.peek(key, version);
    if (known !== undefined) return known;
    const value = compute();
    this.delete(key);
    this.#add(key, value);
    const maxWeight = this.#maxWeight();
    for (const [oldest] of this.#entries) {
      if (this.#weight <= maxWeight || oldest === key) break;
      this.delete(oldest);
    }
    return value;
  }

  /** The value for this version, if it is cached. */
  peek(key: string, version: number): T | undefined {
    if (version !== this.#version) {
      this.#entries.clear();
      this.#weight = 0;
      this.#version = version;
    }
    const known = this.#entries.get(key);
    if (!known) return undefined;
    // A map keeps insertion order: the first entry is the least recently used.
    this.delete(key);
    this.#add(key, known.value);
    return known.value;
  }

  delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }

  #add(key: string, value: T): void {
    const weight = this.#weightOf(value);
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
  }
}

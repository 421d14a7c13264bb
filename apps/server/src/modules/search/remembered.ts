/** What was found for a text, until it is old; of many texts those that were asked for last. */
export class Remembered<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;
  #version = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The answer of this version of the shelf; found anew where there is none. */
  get(key: string, version: number, find: () => T): T {
    if (version !== this.#version) this.#kept.clear();
    this.#version = version;
    const found = this.#kept.get(key) ?? find();
    // Put behind the others: the first of them was asked for longest ago.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return found;
  }
}

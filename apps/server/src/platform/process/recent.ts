/** What was loaded for the keys that were asked for last. */
export interface Recent<K, V> {
  /** What is kept for the key, or else loaded once for all who ask meanwhile. A load that fails is not kept. */
  of(key: K): Promise<V>;
  /** Every key at hand with what is kept for it, without asking for anything. */
  entries(): readonly (readonly [K, Promise<V>])[];
  /** Forgets everything: what is being loaded now still reaches those who wait for it, and nobody else. */
  clear(): void;
}

/** Keeps what was loaded for the last `most` keys; the one that nobody has asked for the longest goes first. */
export function recent<K, V>(most: number, load: (key: K) => Promise<V>): Recent<K, V> {
  const kept = new Map<K, Promise<V>>();

  function begin(key: K): Promise<V> {
    const loading = load(key);
    loading.catch(() => {
      if (kept.get(key) === loading) kept.delete(key);
    });
    return loading;
  }

  return {
    of(key) {
      const value = kept.get(key) ?? begin(key);
      // A map keeps insertion order: a key that is read moves to the end.
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
    entries: () => [...kept],
    clear: () => kept.clear(),
  };
}

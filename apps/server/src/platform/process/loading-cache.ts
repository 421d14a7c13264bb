/** What was loaded for the keys that were asked for last. */
interface LoadingCache<K, V> {
  /** What is kept for the key, or else loaded once for all who ask meanwhile. A load that fails is not kept. */
  of(key: K): Promise<V>;
  /** Every key at hand with what is kept for it, without asking for anything. */
  entries(): readonly (readonly [K, Promise<V>])[];
  /** Forgets everything: what is being loaded now still reaches those who wait for it, and nobody else. */
  clear(): void;
}

/** Keeps what was loaded for the last `most` keys; the one that nobody has asked for the longest goes first. */
export function loadingCache<K, V>(most: number, load: (key: K) => Promise<V>): LoadingCache<K, V> {
  const cached = new Map<K, Promise<V>>();

  function begin(key: K): Promise<V> {
    const loading = load(key);
    loading.catch(() => {
      if (cached.get(key) === loading) cached.delete(key);
    });
    return loading;
  }

  return {
    of(key) {
      const value = cached.get(key) ?? begin(key);
      // A map keeps insertion order: a key that is read moves to the end.
      cached.delete(key);
      cached.set(key, value);
      const [oldest] = cached.keys();
      if (cached.size > most && oldest !== undefined) cached.delete(oldest);
      return value;
    },
    entries: () => [...cached],
    clear: () => cached.clear(),
  };
}

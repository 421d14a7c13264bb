/** Loaded values by key. */
interface LoadingCache<K, V> {
  /** The cached value of the key, or a new load that concurrent callers share. A load that fails is not cached. */
  of(key: K): Promise<V>;
  /** All cached keys with their values. Loads nothing. */
  entries(): readonly (readonly [K, Promise<V>])[];
  /** Removes all entries. A load under way still resolves for its callers, and is not cached. */
  clear(): void;
}

/** Caches the values of at most `most` keys. The least recently used one is dropped first. */
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

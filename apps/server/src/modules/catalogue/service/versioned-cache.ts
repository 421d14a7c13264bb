import { LRUCache } from 'lru-cache';
import type { ReadModel } from '../indexing/service/read-model.ts';

interface CacheOptions {
  /** ms that an entry is valid at most; without a limit where left out. */
  readonly ttl?: number;
}

/** The least recently used entries are dropped beyond a number of them, or of their bytes. */
type Limit<V> = { readonly max: number } | { readonly maxBytes: number; readonly bytesOf: (value: V) => number };

interface Entry<V> {
  readonly version: number;
  readonly expiresAt: number;
  readonly value: V;
}

/** What an entry has to be valid for. */
interface Validity {
  /** The version of what the value is derived from. An entry of another version is ignored. */
  readonly version: number;
  /** ms since 1970. */
  readonly now: number;
}

/** The `now` of a cache whose entries have no time limit: they are valid as long as their version. */
export const NO_TIME_LIMIT = 0;

/** The cache of the catalogue. It has one rule: an entry is valid for the version that it was computed for. */
export class VersionedCache<K extends NonNullable<unknown>, V> {
  readonly #entries: LRUCache<K, Entry<V>>;
  readonly #ttl: number;

  constructor({ ttl = Number.POSITIVE_INFINITY, ...limit }: CacheOptions & Limit<V>) {
    this.#entries =
      'max' in limit
        ? new LRUCache({ max: limit.max })
        : new LRUCache({ maxSize: limit.maxBytes, sizeCalculation: ({ value }) => limit.bytesOf(value) });
    this.#ttl = ttl;
  }

  get(key: K, { version, now }: Validity): V | undefined {
    const entry = this.#entries.get(key);
    return entry?.version === version && entry.expiresAt > now ? entry.value : undefined;
  }

  set(key: K, { version, now }: Validity, value: V): void {
    this.#entries.set(key, { version, expiresAt: now + this.#ttl, value });
  }

  /** The cached promise, or a new load that concurrent callers share. A load that fails is not cached. */
  load<T>(this: VersionedCache<K, Promise<T>>, key: K, validity: Validity, load: () => Promise<T>): Promise<T> {
    const known = this.get(key, validity);
    if (known) return known;
    const loading = load();
    this.set(key, validity, loading);
    loading.catch(() => {
      if (this.get(key, validity) === loading) this.#entries.delete(key);
    });
    return loading;
  }
}

export interface ArticleRows<T> {
  /** The rows of these articles by id. What is not cached is read in one statement; unknown articles are left out. */
  of(articleIds: readonly number[]): Promise<ReadonlyMap<number, T>>;
}

interface Options<T> {
  readonly model: ReadModel;
  readonly read: (articleIds: readonly number[]) => Promise<readonly T[]>;
  /** How many articles are cached. */
  readonly max: number;
}

/** Reads rows of articles and caches each for the version of its article. */
export function articleRows<T extends { readonly id: number }>({ model, read, max }: Options<T>): ArticleRows<T> {
  const cache = new VersionedCache<number, T>({ max });
  return {
    async of(articleIds) {
      const found = new Map<number, T>();
      /** The versions before the rows are read: a change meanwhile makes the rows outdated. */
      const missing = new Map<number, number>();
      for (const id of articleIds) {
        const version = model.versionOf(id);
        const known = cache.get(id, { version, now: NO_TIME_LIMIT });
        if (known) found.set(id, known);
        else missing.set(id, version);
      }
      if (missing.size === 0) return found;
      for (const row of await read([...missing.keys()])) {
        found.set(row.id, row);
        cache.set(row.id, { version: missing.get(row.id) ?? 0, now: NO_TIME_LIMIT }, row);
      }
      return found;
    },
  };
}

import type { ReadModel } from '../indexing/service/read-model.ts';
import { NO_TIME_LIMIT, VersionedCache } from './versioned-cache.ts';

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

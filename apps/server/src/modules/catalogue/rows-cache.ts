import type { ReadModel } from './indexing/service/follow-changes.ts';

export interface RowsCache<T> {
  /** The rows of these articles, by id; what is not at hand is read in one statement. Unknown ones are missing. */
  of(articleIds: readonly number[]): Promise<ReadonlyMap<number, T>>;
}

interface Settings<T> {
  readonly model: ReadModel;
  readonly read: (articleIds: readonly number[]) => Promise<readonly T[]>;
  /** How many articles are kept. */
  readonly most: number;
}

/** Keeps what was read of the articles that were looked at last; the read model tells what has changed. */
export function rowsCache<T extends { readonly id: number }>({ model, read, most }: Settings<T>): RowsCache<T> {
  const kept = new Map<number, T>();
  let changes = 0;
  model.onChange((articleIds) => {
    changes += 1;
    if (articleIds === null) kept.clear();
    else for (const id of articleIds) kept.delete(id);
  });

  async function add(missing: readonly number[], found: Map<number, T>): Promise<void> {
    const before = changes;
    const rows = await read(missing);
    for (const row of rows) found.set(row.id, row);
    // What was read before a change that came in between may be old already.
    if (before !== changes) return;
    for (const row of rows) {
      kept.set(row.id, row);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    }
  }

  return {
    async of(articleIds) {
      const found = new Map<number, T>();
      const missing: number[] = [];
      for (const id of articleIds) {
        const known = kept.get(id);
        if (known) found.set(id, known);
        else missing.push(id);
      }
      if (missing.length > 0) await add(missing, found);
      return found;
    },
  };
}

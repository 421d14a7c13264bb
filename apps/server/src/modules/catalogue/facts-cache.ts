import type { Db } from '../../platform/db.ts';
import type { ReadModel } from '../search/index.ts';
import { type CardFacts, cardFacts } from './store/card-facts.ts';

const KEPT = 20_000;

export interface FactsCache {
  /** The facts of these articles, by id; what is not at hand is read in one statement. Unknown ones are missing. */
  of(articleIds: readonly number[]): Promise<ReadonlyMap<number, CardFacts>>;
}

/** Keeps what cards show of the articles that were looked at last; the read model tells what has changed. */
export function factsCache(db: Db, model: ReadModel): FactsCache {
  const kept = new Map<number, CardFacts>();
  let changes = 0;
  model.onChange((articleIds) => {
    changes += 1;
    if (articleIds === null) kept.clear();
    else for (const id of articleIds) kept.delete(id);
  });

  async function read(missing: readonly number[], found: Map<number, CardFacts>): Promise<void> {
    const before = changes;
    const rows = await cardFacts(db, missing);
    for (const row of rows) found.set(row.id, row);
    // What was read before a change that came in between may be old already.
    if (before !== changes) return;
    for (const row of rows) {
      kept.set(row.id, row);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    }
  }

  return {
    async of(articleIds) {
      const found = new Map<number, CardFacts>();
      const missing: number[] = [];
      for (const id of articleIds) {
        const known = kept.get(id);
        if (known) found.set(id, known);
        else missing.push(id);
      }
      if (missing.length > 0) await read(missing, found);
      return found;
    },
  };
}

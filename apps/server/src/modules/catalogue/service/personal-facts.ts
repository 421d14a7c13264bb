import type { Db } from '../../../platform/database/db.ts';
import { NO_PERSONAL_FACTS, type PersonalFactsRequest, type PersonalFacts, personalFacts } from '../store/bought.ts';

/** Statements under way at once; what is asked meanwhile waits for the next and shares it. */
const AT_ONCE = 2;

interface Waiting {
  readonly request: PersonalFactsRequest;
  readonly resolve: (facts: PersonalFacts) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads what an article is to one person: never kept, because it must be true right after a click, but read together. */
export function personalFactsReader(db: Db): (request: PersonalFactsRequest) => Promise<PersonalFacts> {
  let waiting: Waiting[] = [];
  let running = 0;

  async function run(): Promise<void> {
    const taken = waiting;
    waiting = [];
    try {
      const found = await personalFacts(
        db,
        taken.map(({ request }) => request),
      );
      taken.forEach(({ resolve }, place) => resolve(found[place] ?? NO_PERSONAL_FACTS));
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
  }

  function next(): void {
    if (waiting.length === 0 || running >= AT_ONCE) return;
    running += 1;
    void run().finally(() => {
      running -= 1;
      next();
    });
  }

  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      // Requests of the same turn of the event loop share one statement.
      if (waiting.length === 1) setImmediate(next);
    });
}

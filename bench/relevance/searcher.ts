import { NO_FILTERS, type ProductGroup, type SearchRequest } from '@sjaj/catalogue-index';
import type pg from 'pg';
import { memberNamedBy, openReadModel, readArticleFacts } from '../../apps/server/src/modules/catalogue/index.ts';
import { openDb } from '../../apps/server/src/platform/database/db.ts';
import type { Judged } from './judged.ts';

const ALL = 10_000;

const toRequest = (text: string): SearchRequest => ({
  text,
  filters: NO_FILTERS,
  prices: null,
  purchasedIds: null,
  newFrom: null,
  sort: { by: 'default', isAscending: true, language: 'bs' },
  page: 1,
  pageSize: ALL,
});

/** Searches the demo shop as its pages do. */
export interface Searcher {
  /** How many groups there are. */
  readonly size: number;
  /** The codes of the articles that are shown, best first. */
  find(query: Pick<Judged, 'text' | 'isTyping'>): Promise<readonly string[]>;
}

export async function openSearcher(pool: pg.Pool, onError: (error: unknown) => void): Promise<Searcher> {
  const db = openDb(pool);
  const model = await openReadModel({ db, clock: () => new Date(), onError });
  // Nothing changes while it is measured. A round that looks for changes would be held up by thousands of searches in this
  // process, until its time to connect is over.
  await model.stop();
  const { rows } = await pool.query<{ id: number }>('select id from article');
  const facts = await readArticleFacts(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(facts.map((one) => [one.id, one]));

  function shownCode({ leadId, productIds }: ProductGroup, text: string): string {
    const lead = byId.get(leadId);
    if (!lead) throw new Error(`no article ${leadId}`);
    const members = productIds.flatMap((id) => byId.get(id) ?? []);
    const chosen = members.length > 1 ? memberNamedBy(text, model.references)({ lead, members }) : undefined;
    return (chosen ?? lead).code;
  }

  return {
    size: model.index.size,
    async find({ text, isTyping }) {
      const { groups } = isTyping ? model.index.suggest(text) : await model.index.search(toRequest(text));
      return groups.map((group) => shownCode(group, text));
    },
  };
}

import type { adminSearch } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { paged, pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { addSynonyms, changeSynonyms, removeSynonyms } from './service.ts';
import * as store from './store.ts';

const DAYS_SHOWN = 30;
const DAY = 24 * 3_600_000;

export const adminSearchHandlers = (db: Db): Handlers<typeof adminSearch> => ({
  async searchedTexts({ body: { page, pageSize, view, quickSearch: text }, now }) {
    const since = new Date(now.getTime() - DAYS_SHOWN * DAY);
    const rows = await store.searchedTexts(db, { page, pageSize, text, since, withoutHits: view === 'without_hits' });
    const items = rows.map(({ total: _, lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }));
    return paged({ items, totalItems: rows[0]?.total ?? 0, page, pageSize });
  },
  synonyms: async ({ body }) => pagedRows(await store.synonyms(db, body), body, (group) => group),
  async addSynonyms({ body, actor, idempotency }) {
    return new WithMessage(await addSynonyms(db, idempotency, { group: body, by: actor }), 'records.saved');
  },
  async changeSynonyms({ params: { id }, body, actor }) {
    return new WithMessage(await changeSynonyms(db, { id, group: body, by: actor }), 'records.saved');
  },
  async removeSynonyms({ params: { id }, actor }) {
    await removeSynonyms(db, { id, by: actor });
    return new WithMessage(null, 'records.deleted');
  },
});

import type { AdminApiKey, adminApiKeys } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { knownCapabilities, lastDayOf, stateOf } from './rules.ts';
import { createApiKey, revokeApiKey } from './service.ts';
import * as store from './store.ts';

const view = (row: store.ApiKeyRow, now: Date): AdminApiKey => ({
  id: row.id,
  title: row.title,
  prefix: row.prefix,
  capabilities: [...knownCapabilities(row.capabilities)],
  requestsPerMinute: row.requestsPerMinute,
  expiresOn: lastDayOf(row.expiresAt),
  state: stateOf(row, now),
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});

export const adminApiKeyHandlers = (db: Db): Handlers<typeof adminApiKeys> => ({
  list: async ({ body, now }) => pagedRows(await store.page(db, body, now), body, (row) => view(row, now)),
  async create({ actor, body, now }) {
    const { id, key } = await createApiKey(db, actor, body, now);
    const row = await store.one(db, id);
    if (!row) throw new Problem('records.not_found', 404);
    return { key, record: view(row, now) };
  },
  async revoke({ actor, params, now }) {
    await revokeApiKey(db, actor, params.id, now);
    return new WithMessage(null, 'records.saved');
  },
});

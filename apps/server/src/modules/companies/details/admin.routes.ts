import type { adminCompanyChanges } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { paged, WithMessage } from '../../../platform/http/answers.ts';
import { decideChange } from './service.ts';
import * as store from './store.ts';
import { adminChangeView } from './views.ts';

export const adminCompanyChangeHandlers = (db: Db): Handlers<typeof adminCompanyChanges> => ({
  async list({ body, language }) {
    const [rows, totalItems] = await Promise.all([store.list(db, body), store.count(db, body)]);
    return paged({ items: rows.map((row) => adminChangeView(row, language)), totalItems, ...body });
  },
  async decide({ actor, params: { id }, body, now }) {
    await decideChange(db, actor, { id, decision: body, now });
    return new WithMessage(null, 'records.saved');
  },
});

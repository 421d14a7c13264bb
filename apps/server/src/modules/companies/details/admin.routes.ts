import type { adminCompanyChanges } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../../platform/http/answers.ts';
import { decideChange } from './service.ts';
import * as store from './store.ts';
import { adminChangeView } from './views.ts';

export const adminCompanyChangeHandlers = (db: Db): Handlers<typeof adminCompanyChanges> => ({
  list: async ({ body, language }) =>
    pagedRows(await store.page(db, body), body, (row) => adminChangeView(row, language)),
  async decide({ actor, params: { id }, body, now }) {
    await decideChange(db, actor, { id, decision: body, now });
    return new WithMessage(null, 'records.saved');
  },
});

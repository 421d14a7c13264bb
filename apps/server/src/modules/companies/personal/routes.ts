import type { personalDataChanges } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { lastOwnChange } from '../details/store.ts';
import { changeView } from '../details/views.ts';
import { requestOwnChange } from './service.ts';

export const personalDataChangeHandlers = (db: Db): Handlers<typeof personalDataChanges> => ({
  async last({ actor, language }) {
    const change = await lastOwnChange(db, actor.userId);
    return change ? changeView(change, language) : null;
  },
  async request({ actor, body: { note = '', ...wanted }, idempotency, now }) {
    await requestOwnChange(db, actor, { wanted, note: note === '' ? null : note, idempotency, now });
    return new WithMessage(null, 'companies.change_requested');
  },
});

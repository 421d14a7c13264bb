import type { companies } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { saveRights } from '../members/service.ts';
import { companyOf, orderingSettings, saveOrdering } from './service.ts';

export const companyHandlers = (db: Db): Handlers<typeof companies> => ({
  ordering: (call) => orderingSettings(db, call),
  async saveOrdering(call) {
    await saveOrdering(db, call, call.body);
    return new WithMessage(await orderingSettings(db, call), 'records.saved');
  },
  async saveRights({ actor, now, params, body }) {
    const companyId = companyOf(actor);
    const member = await saveRights(db, { actor, now, companyId, userId: params.id, rights: body });
    return new WithMessage(member, 'companies.user_saved', { name: member.name });
  },
});

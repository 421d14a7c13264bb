import type { companies } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { inviteMember, membersHistory, saveMember, sendInvitation } from '../members/service/accounts.ts';
import { memberOf, saveRights } from '../members/service/members.ts';
import { companyOf, orderingSettings, saveOrdering } from './service.ts';

export const companyHandlers = (db: Db): Handlers<typeof companies> => ({
  async invite({ actor, now, body, idempotency }) {
    const companyId = companyOf(actor);
    const userId = await inviteMember(db, { actor, companyId, invitation: body, idempotency });
    const member = await memberOf(db, { actor, now, companyId, userId });
    return new WithMessage(member, 'users.link_sent', { email: member.email });
  },
  async saveMember({ actor, now, params, body }) {
    const { version, ...form } = body;
    const target = { actor, companyId: companyOf(actor), userId: params.id };
    await saveMember(db, { ...target, version, form });
    const member = await memberOf(db, { ...target, now });
    return new WithMessage(member, 'companies.user_saved', { name: member.name });
  },
  async sendLink({ actor, now, params }) {
    const target = { actor, companyId: companyOf(actor), userId: params.id };
    const { hasPassword } = await memberOf(db, { ...target, now });
    const email = await sendInvitation(db, { ...target, hasPassword });
    return new WithMessage(null, 'users.link_sent', { email });
  },
  history: ({ actor, body }) => membersHistory(db, companyOf(actor), body),
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

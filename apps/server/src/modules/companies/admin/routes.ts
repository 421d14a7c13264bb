import type { adminCompanies } from '@sjaj/contract';
import { openShop } from '../impersonation/service.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { saveRights } from '../members/service/members.ts';
import { listRepresentatives } from './store/representatives.ts';
import {
  assignRepresentative,
  createCompany,
  listCompanies,
  readCompany,
  saveCompany,
  unassignRepresentative,
} from './service/companies.ts';

export const adminCompanyHandlers = (db: Db): Handlers<typeof adminCompanies> => ({
  list: (call) => listCompanies(db, call.body, call),
  representatives: () => listRepresentatives(db),
  one: (call) => readCompany(db, call.params.id, call),
  openShop: ({ actor, params, body, now }) => openShop(db, actor, { companyId: params.id, mode: body.mode, now }),
  async create(call) {
    const id = await createCompany(db, call.actor, { form: call.body, idempotency: call.idempotency });
    return new WithMessage(await readCompany(db, id, call), 'records.saved');
  },
  async update(call) {
    const { version, ...form } = call.body;
    await saveCompany(db, call.actor, { id: call.params.id, version, form });
    return new WithMessage(await readCompany(db, call.params.id, call), 'records.saved');
  },
  async saveRights({ actor, now, params, body }) {
    const member = await saveRights(db, { actor, now, companyId: params.id, userId: params.userId, rights: body });
    return new WithMessage(member, 'companies.user_saved', { name: member.name });
  },
  async bind(call) {
    await assignRepresentative(db, call.actor, { id: call.params.id, userId: call.body.userId });
    return new WithMessage(await readCompany(db, call.params.id, call), 'records.saved');
  },
  async unbind(call) {
    await unassignRepresentative(db, call.actor, call.params);
    return new WithMessage(await readCompany(db, call.params.id, call), 'records.saved');
  },
});

import type { adminUsers } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import * as access from './service/access.ts';
import * as service from './service/accounts.ts';
import { listUsers, readUser } from './service/read.ts';

export const adminUserHandlers = (db: Db): Handlers<typeof adminUsers> => ({
  list: ({ actor, body }) => listUsers(db, actor, body),
  one: ({ params, ...context }) => readUser(db, params.id, context),
  async create({ actor, now, body, idempotency }) {
    const id = await service.createUser(db, { actor, form: body, idempotency });
    return new WithMessage(await readUser(db, id, { actor, now }), 'users.link_sent', { email: body.email });
  },
  async update({ actor, now, params: { id }, body }) {
    const { version, ...form } = body;
    await service.saveUser(db, { actor, id, version, form });
    return new WithMessage(await readUser(db, id, { actor, now }), 'records.saved');
  },
  async sendLink({ actor, params }) {
    const email = await access.sendLink(db, { actor, id: params.id });
    return new WithMessage(null, 'users.link_sent', { email });
  },
  async endSession({ actor, params }) {
    await access.endSession(db, { actor, ...params });
    return new WithMessage(null, 'account.session_ended');
  },
  async endSessions({ actor, params }) {
    await access.endSessions(db, { actor, id: params.id });
    return new WithMessage(null, 'users.signed_out');
  },
  async resetSecondFactor({ actor, params: { id } }) {
    await access.resetFactor(db, { actor, id });
    return new WithMessage(null, 'users.second_factor_reset');
  },
});

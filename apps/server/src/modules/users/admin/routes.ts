import type { adminUsers } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { resetSecondFactor } from '../../auth/index.ts';
import * as service from './service.ts';

export const adminUserHandlers = (db: Db): Handlers<typeof adminUsers> => ({
  list: ({ body }) => service.listUsers(db, body),
  one: ({ params, ...context }) => service.readUser(db, params.id, context),
  async create({ actor, now, body, idempotency }) {
    const id = await service.createUser(db, { actor, form: body, idempotency });
    return new WithMessage(await service.readUser(db, id, { actor, now }), 'users.link_sent', { email: body.email });
  },
  async update({ actor, now, params: { id }, body }) {
    const { version, ...form } = body;
    await service.saveUser(db, { actor, id, version, form });
    return new WithMessage(await service.readUser(db, id, { actor, now }), 'records.saved');
  },
  async sendLink({ actor, params }) {
    const email = await service.sendLink(db, { actor, id: params.id });
    return new WithMessage(null, 'users.link_sent', { email });
  },
  async endSession({ actor, params }) {
    await service.endSession(db, { actor, ...params });
    return new WithMessage(null, 'account.session_ended');
  },
  async endSessions({ actor, params }) {
    await service.endSessions(db, { actor, id: params.id });
    return new WithMessage(null, 'users.signed_out');
  },
  async resetSecondFactor({ actor, params: { id } }) {
    await resetSecondFactor(db, actor, id);
    return new WithMessage(null, 'users.second_factor_reset');
  },
});

import type { adminAccountRequests } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { approveRequest, type GrantDiscount } from './service/approve.ts';
import { askApplicant, rejectRequest, sendLinkAgain } from './service/decide.ts';
import { countRequests, listRequests, readRequest } from './service/read.ts';

interface AdminAccountRequestDeps {
  readonly db: Db;
  readonly grantDiscount: GrantDiscount;
}

export const adminAccountRequestHandlers = ({
  db,
  grantDiscount,
}: AdminAccountRequestDeps): Handlers<typeof adminAccountRequests> => ({
  list: ({ body, language }) => listRequests(db, body, language),
  counts: () => countRequests(db),
  one: (call) => readRequest(db, call.params.id, call),
  async approve(call) {
    const { params, body, actor, now, language, idempotency } = call;
    const decision = { id: params.id, version: body.version, staff: actor, now };
    await approveRequest(db, { ...decision, approval: body, language, idempotency, grantDiscount });
    return new WithMessage(await readRequest(db, params.id, call), 'accountRequests.approved');
  },
  async ask(call) {
    await askApplicant(db, { ...call.body, id: call.params.id, staff: call.actor, now: call.now });
    return new WithMessage(await readRequest(db, call.params.id, call), 'accountRequests.asked');
  },
  async reject(call) {
    await rejectRequest(db, { ...call.body, id: call.params.id, staff: call.actor, now: call.now });
    return new WithMessage(await readRequest(db, call.params.id, call), 'accountRequests.rejected');
  },
  async sendLink(call) {
    await sendLinkAgain(db, { id: call.params.id, staff: call.actor, now: call.now });
    return new WithMessage(await readRequest(db, call.params.id, call), 'accountRequests.link_sent');
  },
});

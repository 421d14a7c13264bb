import type { orderApprovals } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { readOrder } from '../service/read.ts';
import { decide, previewReduction, waitingForMe } from './service/decide.ts';
import { linkedApproval, openLink } from './service/links.ts';

const INFOS = {
  approved: 'orders.company_approved',
  reduced: 'orders.company_approved_less',
  returned: 'orders.returned',
} as const;

export const orderApprovalHandlers = (db: Db): Handlers<typeof orderApprovals> => ({
  waiting: ({ actor }) => waitingForMe(db, actor),
  preview: (call) => previewReduction(db, call),
  async decide(call) {
    const { number, outcome } = await decide(db, call);
    return new WithMessage(await readOrder(db, call.params.id, call), INFOS[outcome], { number });
  },
  openLink: (call) => linkedApproval(db, call),
  async previewByLink(call) {
    const { actor, orderId } = await openLink(db, call);
    return previewReduction(db, { ...call, actor, params: { id: orderId } });
  },
  async decideByLink(call) {
    const { actor, orderId } = await openLink(db, call);
    const { number, outcome } = await decide(db, { ...call, actor, params: { id: orderId } });
    return new WithMessage(await linkedApproval(db, call), INFOS[outcome], { number });
  },
});

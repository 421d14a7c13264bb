import type { adminOrders, orderParts } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { previewEdit, updateLines } from '../line-edits/service/edit-lines.ts';
import { confirmByHand } from '../service/confirm-email.ts';
import { mergeCandidates, mergeOrders } from '../service/merge.ts';
import { listOrders } from '../service/read.ts';
import { splitInTwo } from '../service/split.ts';
import { adminRowView } from './views.ts';
import { orderCounts, orderForStaff } from './service.ts';

export const adminOrderHandlers = (db: Db): Handlers<typeof adminOrders> => ({
  list: (call) => listOrders(db, call.body, call, adminRowView),
  counts: ({ actor }) => orderCounts(db, actor),
  one: (call) => orderForStaff(db, call.params.id, call),
  async confirmEmail(call) {
    await confirmByHand(db, call);
    return new WithMessage(await orderForStaff(db, call.params.id, call), 'orders.email_confirmed');
  },
  previewLines: (call) => previewEdit(db, call),
  async updateLines(call) {
    const number = await updateLines(db, call);
    return new WithMessage(await orderForStaff(db, call.params.id, call), 'orders.edited', { number });
  },
});

export const orderPartHandlers = (db: Db): Handlers<typeof orderParts> => ({
  mergeCandidates: (call) => mergeCandidates(db, call.params.id, call),
  async merge(call) {
    const made = await mergeOrders(db, call);
    return new WithMessage(made, 'orders.merged_in_one', { count: call.body.orders.length, target: made.orderNumber });
  },
  async split(call) {
    const { number, first, second } = await splitInTwo(db, call);
    const facts = { number, first: first.orderNumber, second: second.orderNumber };
    return new WithMessage({ first, second }, 'orders.split', facts);
  },
});

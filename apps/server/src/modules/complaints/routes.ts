import type { complaints } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { ordersSeenBy } from '../orders/index.ts';
import { createComplaint } from './service/create.ts';
import { addMessage, reopen, withdraw } from './service/customer-actions.ts';
import { readEntries } from './service/read-entries.ts';
import { linePage } from './store/purchases.ts';
import * as store from './store/read.ts';
import { seenBy } from './store/scope.ts';
import { complaintRowView, complaintView, purchasedLineView } from './views.ts';

export const complaintHandlers = (db: Db): Handlers<typeof complaints> => ({
  async create(call) {
    const created = await createComplaint(db, call);
    return new WithMessage(created, 'complaints.sent', { number: created.number });
  },
  async list({ actor, body, language }) {
    const { state, quickSearch: text, machineId } = body;
    const found = await store.page(db, { scope: seenBy(actor), state, text, machineId }, body);
    return pagedRows(found, body, (row) => complaintRowView(row, language));
  },
  counts: ({ actor }) => store.countByState(db, seenBy(actor)),
  async purchases({ actor, body, ...context }) {
    const { quickSearch: text, orderId, lineId } = body;
    const found = await linePage(db, { scope: ordersSeenBy(actor), text, orderId, lineId }, body);
    return pagedRows(found, body, (row) => purchasedLineView(row, context));
  },
  async one({ actor, params: { id }, ...context }) {
    const record = await store.find(db, { scope: seenBy(actor), orders: ordersSeenBy(actor) }, id);
    if (!record) throw new Problem('complaints.not_found', 404);
    const reading = { complaintId: id, actor, withNotes: false, now: context.now };
    return complaintView(record, await readEntries(db, reading), context);
  },
  async addMessage({ actor, params: { id }, body, now, idempotency }) {
    const added = await addMessage(db, { id, actor, ...body, now, idempotency });
    return new WithMessage(added, 'complaints.message_sent');
  },
  async withdraw({ actor, params: { id }, body: { version }, now }) {
    await withdraw(db, { id, actor, version, now });
    return new WithMessage(null, 'complaints.withdrawn');
  },
  async reopen({ actor, params: { id }, body, now }) {
    await reopen(db, { id, actor, ...body, now });
    return new WithMessage(null, 'complaints.reopened');
  },
});

import type { Tx } from '../../platform/db.ts';
import { announce, type Consumers, type News } from '../../platform/outbox.ts';
import { messageOfChange } from './rules.ts';
import * as store from './store.ts';

/** Writes a message into everybody's inbox and lets their screens know. */
async function tell(tx: Tx, message: store.NewMessage): Promise<void> {
  await store.insert(tx, message);
  for (const userId of message.userIds) await announce(tx, 'message.written', { userId });
}

async function tellOfPlaced(tx: Tx, { orderId }: News['order.placed']): Promise<void> {
  const order = await store.orderOf(tx, orderId);
  if (!order) return;
  const { number, userId, companyId, waitsFor, customer } = order;
  const link = `/profile/orders/${orderId}`;
  if (userId !== null) await tell(tx, { userIds: [userId], kind: 'message.orderPlaced', facts: { number }, link });
  if (waitsFor === 'approval' && companyId !== null) {
    const userIds = await store.companyAdmins(tx, companyId);
    return tell(tx, { userIds, kind: 'message.orderWaitsForYou', facts: { number }, link });
  }
  const userIds = await store.administrators(tx);
  const facts = { number, company: customer };
  await tell(tx, { userIds, kind: 'message.newOrder', facts, link: `/admin/orders/${orderId}` });
}

async function tellOfChange(
  tx: Tx,
  { orderId, from, to, reason, byUserId }: News['order.status_changed'],
): Promise<void> {
  const order = await store.orderOf(tx, orderId);
  if (!order || order.userId === null || order.userId === byUserId) return;
  const kind = messageOfChange({ from, to, reason, isByStaff: await store.isStaff(tx, byUserId) });
  const facts = { number: order.number, ...(reason === null ? {} : { reason }) };
  await tell(tx, { userIds: [order.userId], kind, facts, link: `/profile/orders/${orderId}` });
}

export const messageConsumers: Consumers = {
  'order.placed': [tellOfPlaced],
  'order.status_changed': [tellOfChange],
};

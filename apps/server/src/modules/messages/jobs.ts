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
  const facts = { number: order.number };
  if (order.userId !== null) {
    await tell(tx, {
      userIds: [order.userId],
      kind: 'message.order_placed',
      facts,
      link: `/profile/orders/${orderId}`,
    });
  }
  const userIds = await store.administrators(tx);
  await tell(tx, { userIds, kind: 'message.order_waits', facts, link: `/admin/orders/${orderId}` });
}

async function tellOfChange(tx: Tx, { orderId, to, reason, byUserId }: News['order.status_changed']): Promise<void> {
  const order = await store.orderOf(tx, orderId);
  if (!order || order.userId === null || order.userId === byUserId) return;
  const facts = { number: order.number, ...(reason === null ? {} : { reason }) };
  const kind = messageOfChange(to, reason);
  await tell(tx, { userIds: [order.userId], kind, facts, link: `/profile/orders/${orderId}` });
}

export const messageConsumers: Consumers = {
  'order.placed': [tellOfPlaced],
  'order.status_changed': [tellOfChange],
};

import { randomUUID } from 'node:crypto';
import { ORDER_STATUS, WEBHOOK_TEST, type WebhookEvent } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { exportOrder, type OrderEvents, successorsOf } from '../../orders/index.ts';
import { requestJob } from '../../../platform/queue/jobs.ts';
import { DELIVERY, eventOfStatus } from '../rules.ts';
import * as deliveries from '../store/deliveries.ts';
import * as store from '../store/webhooks.ts';

interface OrderMessages {
  readonly event: WebhookEvent;
  readonly orderIds: readonly number[];
  readonly now: Date;
}

/** Queues what happened with orders for all webhooks that want to know. An order is sent as it is when the message is queued. */
async function queueOrderMessages(tx: Tx, { event, orderIds, now }: OrderMessages): Promise<void> {
  const webhooks = await store.subscribed(tx, event);
  if (webhooks.length === 0 || orderIds.length === 0) return;
  for (const orderId of orderIds) {
    const order = await exportOrder(tx, orderId);
    if (!order) continue;
    await deliveries.queue(tx, {
      webhookIds: webhooks.map(({ id }) => id),
      // An order is placed once, also where several events tell of it.
      messageId: event === 'order.placed' ? `msg_order_placed_${orderId}` : `msg_${randomUUID()}`,
      event,
      orderId,
      body: JSON.stringify({ type: event, timestamp: now.toISOString(), data: order }),
      now,
    });
  }
  await requestDelivery(tx);
}

const requestDelivery = (tx: Tx): Promise<void> => requestJob(tx, DELIVERY.job, {}, DELIVERY.key);

const REPLACED: readonly number[] = [ORDER_STATUS.merged, ORDER_STATUS.split];

/**
 * Tells other programs of orders. An order of a guest is placed when its e-mail address is confirmed. Orders that were merged or split are
 * cancelled, and those that they became are placed.
 */
export const webhookConsumers = (clock: Clock): EventConsumers<OrderEvents> => {
  const queue = (tx: Tx, event: WebhookEvent, ...orderIds: readonly number[]): Promise<void> =>
    queueOrderMessages(tx, { event, orderIds, now: clock() });
  return {
    'order.placed': [
      {
        batch: (tx, events) =>
          queue(tx, 'order.placed', ...events.flatMap(({ orderId, isUnconfirmed }) => (isUnconfirmed ? [] : orderId))),
      },
    ],
    'order.email_confirmed': [(tx, { orderId }) => queue(tx, 'order.placed', orderId)],
    'order.status_changed': [
      async (tx, { orderId, to }) => {
        const isReplaced = REPLACED.includes(to);
        const event = isReplaced ? 'order.cancelled' : eventOfStatus(to);
        if (event) await queue(tx, event, orderId);
        if (isReplaced) await queue(tx, 'order.placed', ...(await successorsOf(tx, orderId)));
      },
    ],
  };
};

interface StaffInput {
  readonly db: Db;
  readonly staff: Staff;
  readonly id: number;
  readonly now: Date;
}

/** Queues a message without content. 404 for an unknown webhook. */
export const queueTest = ({ db, staff, id, now }: StaffInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const webhook = await store.lock(tx, id);
    if (!webhook) throw new Problem('records.not_found', 404);
    await deliveries.queue(tx, {
      webhookIds: [id],
      messageId: `msg_${randomUUID()}`,
      event: WEBHOOK_TEST,
      orderId: null,
      body: JSON.stringify({ type: WEBHOOK_TEST, timestamp: now.toISOString(), data: {} }),
      now,
    });
    await requestDelivery(tx);
    const after = { name: webhook.form.name };
    await writeAudit(tx, staff, { action: 'webhook.send', entity: 'webhook', entityId: id, after });
  });

/** Sends a message once more. 404 for an unknown one. */
export const sendAgain = ({ db, staff, id, deliveryId, now }: StaffInput & { deliveryId: number }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const webhook = await store.lock(tx, id);
    const isQueued = await deliveries.queueAgain(tx, { webhookId: id, id: deliveryId, now });
    if (!webhook || !isQueued) throw new Problem('records.not_found', 404);
    await requestDelivery(tx);
    const after = { name: webhook.form.name };
    await writeAudit(tx, staff, { action: 'webhook.send_again', entity: 'webhook', entityId: id, after });
  });

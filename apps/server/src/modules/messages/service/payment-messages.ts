import type { OutgoingKey } from '@sjaj/i18n/server';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { PaymentEvents } from '../../payments/index.ts';
import { staffWith } from '../../auth/index.ts';
import * as store from '../store/messages.ts';

const DUE: Readonly<Record<PaymentEvents['payment.refund_due']['reason'], OutgoingKey>> = {
  cancelled: 'paymentMessage.dueCancelled',
  late: 'paymentMessage.dueLate',
  twice: 'paymentMessage.dueTwice',
};

/** Staff hear of money that does not fit or has to go back, the buyer of money that went back. */
export const paymentMessages = (notify: store.Notify): EventConsumers<PaymentEvents> => ({
  'payment.mismatch': [
    async (tx, { orderId, number }) => {
      const kind = orderId === null ? 'paymentMessage.unknown' : 'paymentMessage.mismatch';
      const about = orderId === null ? { link: null } : { link: `/admin/orders/${orderId}`, orderId };
      await notify(tx, { userIds: await staffWith(tx, 'refundPayments'), kind, facts: { number }, ...about });
    },
  ],
  'payment.went_back': [
    async (tx, { orderId, number }) => {
      const link = `/admin/orders/${orderId}`;
      const facts = { number };
      await notify(tx, {
        userIds: await staffWith(tx, 'refundPayments'),
        kind: 'paymentMessage.wentBack',
        facts,
        link,
        orderId,
      });
    },
  ],
  'payment.refund_due': [
    async (tx, { orderId, reason }) => {
      const order = await store.orderOf(tx, orderId);
      if (!order) return;
      const link = `/admin/orders/${orderId}`;
      const facts = { number: order.number };
      await notify(tx, { userIds: await staffWith(tx, 'refundPayments'), kind: DUE[reason], facts, link, orderId });
    },
  ],
  'payment.refunded': [
    async (tx, { orderId }) => {
      const order = await store.orderOf(tx, orderId);
      if (!order || order.userId === null) return;
      const facts = { number: order.number };
      const link = store.pageOf(orderId, order);
      await notify(tx, { userIds: [order.userId], kind: 'paymentMessage.refunded', facts, link, orderId });
    },
  ],
});

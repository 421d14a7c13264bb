import { ORDER_STATUS } from '@sjaj/contract';
import type { OutgoingKey } from '@sjaj/i18n/server';

const OF_STATUS: Readonly<Record<number, OutgoingKey>> = {
  [ORDER_STATUS.preOrder]: 'message.order_pre_order',
  [ORDER_STATUS.created]: 'message.order_created',
  [ORDER_STATUS.approved]: 'message.order_approved',
  [ORDER_STATUS.cancelled]: 'message.order_cancelled',
  [ORDER_STATUS.finished]: 'message.order_handed_over',
  [ORDER_STATUS.delivered]: 'message.order_delivered',
  [ORDER_STATUS.merged]: 'message.order_merged',
  [ORDER_STATUS.split]: 'message.order_split',
  [ORDER_STATUS.notDelivered]: 'message.order_not_delivered',
  [ORDER_STATUS.unpaid]: 'message.order_unpaid',
  [ORDER_STATUS.paid]: 'message.order_paid',
};

/** What the orderer is told when an order reaches a status. */
export const messageOfStatus = (status: number): OutgoingKey => OF_STATUS[status] ?? 'message.order_created';

/** With a reason, a cancellation says it. */
export const messageOfChange = (to: number, reason: string | null): OutgoingKey =>
  to === ORDER_STATUS.cancelled && reason !== null ? 'message.order_rejected' : messageOfStatus(to);

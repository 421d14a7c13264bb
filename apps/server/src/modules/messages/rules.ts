import { type ApprovalOutcome, ORDER_STATUS } from '@sjaj/contract';
import type { OutgoingKey } from '@sjaj/i18n/server';

interface Change {
  readonly from: number;
  readonly to: number;
  readonly reason: string | null;
  readonly isByStaff: boolean;
  /** What the company has decided on an order that waited for its approval. */
  readonly approval?: ApprovalOutcome | undefined;
  /** Nobody did it but the shop itself. */
  readonly isByClock?: boolean;
}

const OF_STATUS: Readonly<Record<number, OutgoingKey>> = {
  [ORDER_STATUS.approved]: 'message.orderApproved',
  [ORDER_STATUS.cancelled]: 'message.orderCancelled',
  [ORDER_STATUS.finished]: 'message.orderHandedOver',
  [ORDER_STATUS.delivered]: 'message.orderDelivered',
  [ORDER_STATUS.merged]: 'message.orderMerged',
  [ORDER_STATUS.split]: 'message.orderSplit',
  [ORDER_STATUS.notDelivered]: 'message.orderNotDelivered',
  [ORDER_STATUS.paid]: 'message.orderPaid',
};

/** Of decisions that come with a word. */
const OF_APPROVAL: Readonly<Record<ApprovalOutcome, OutgoingKey>> = {
  approved: 'orderApprovalMessage.approved',
  reduced: 'orderApprovalMessage.reduced',
  returned: 'orderApprovalMessage.returned',
};

/** Where the clock cancels an order whose e-mail address was not confirmed. */
const WAITS_FOR_GUEST: readonly number[] = [ORDER_STATUS.preOrder, ORDER_STATUS.created];

/** What the orderer is told when an order goes from one status to another; a cancellation says its reason. */
export function messageOfChange({ from, to, reason, isByStaff, isByClock, approval }: Change): OutgoingKey {
  if (approval !== undefined && reason !== null) return OF_APPROVAL[approval];
  if (to === ORDER_STATUS.created || to === ORDER_STATUS.preOrder) {
    return isByStaff ? 'message.goodsArrived' : 'message.orderCompanyApproved';
  }
  // On the supplier's side an unpaid order is cancelled by the time-out only.
  if (to === ORDER_STATUS.cancelled && from === ORDER_STATUS.unpaid && isByStaff) return 'message.orderUnpaid';
  if (to === ORDER_STATUS.cancelled && isByClock && WAITS_FOR_GUEST.includes(from)) return 'message.orderUnconfirmed';
  if (to === ORDER_STATUS.cancelled && reason !== null) {
    return from === ORDER_STATUS.created && isByStaff ? 'message.orderRejected' : 'message.orderCancelledBecause';
  }
  return OF_STATUS[to] ?? 'message.orderPlaced';
}

/** Whether a message tells of a decision in the company, by the name of who has made it. */
export const isOfApproval = (kind: OutgoingKey): boolean =>
  kind === 'message.orderCompanyApproved' || Object.values(OF_APPROVAL).includes(kind);

/** Whether an order comes before staff by this change: the company has let it pass, or it is paid. */
export const isNewToStaff = ({ from, to, isByStaff }: Omit<Change, 'reason'>): boolean =>
  (from === ORDER_STATUS.preOrder && !isByStaff && to !== ORDER_STATUS.cancelled) ||
  (from === ORDER_STATUS.unpaid && to === ORDER_STATUS.paid);

import { ORDER_STATUS, type OrderAction, type OrderStatus } from '@sjaj/contract';
import type { KeyWith, StaffKey, StaffTexts } from '@sjaj/i18n';
import { t } from '../texts/t.ts';

/** What a button of an order does. */
interface ActionFacts {
  readonly to: OrderStatus;
  readonly label: StaffKey;
  /** Asked before it is done. */
  readonly question: KeyWith<StaffTexts, 'number'>;
  /** The customer is told why. */
  readonly needsReason: boolean;
  readonly isDanger: boolean;
}

const S = ORDER_STATUS;
const plain = { needsReason: false, isDanger: false } as const;
const refusal = { needsReason: true, isDanger: true } as const;

export const ORDER_ACTION: Readonly<Record<OrderAction, ActionFacts>> = {
  approve: { to: S.approved, label: 'orders.approve', question: 'orders.approveQuestion', ...plain },
  confirm: { to: S.created, label: 'orders.goodsArrived', question: 'orders.goodsArrivedQuestion', ...plain },
  hand_over: { to: S.finished, label: 'orders.handOver', question: 'orders.handOverQuestion', ...plain },
  deliver: { to: S.delivered, label: 'orders.confirmDelivery', question: 'orders.deliverQuestion', ...plain },
  not_delivered: { to: S.notDelivered, label: 'orders.notDelivered', question: 'orders.notDeliveredTitle', ...refusal },
  reject: { to: S.cancelled, label: 'orders.reject', question: 'orders.rejectTitle', ...refusal },
  cancel: { to: S.cancelled, label: 'orders.cancel', question: 'orders.cancelTitle', ...refusal },
};

/** The order of the buttons: what refuses first, what moves on last. */
const PLACES: readonly OrderAction[] = [
  'cancel',
  'reject',
  'not_delivered',
  'confirm',
  'deliver',
  'hand_over',
  'approve',
];

/** The actions in the order of their buttons. */
export const inPlace = (actions: readonly OrderAction[]): OrderAction[] =>
  PLACES.filter((action) => actions.includes(action));

/** What is asked before one order moves. */
export const questionAbout = (action: OrderAction, number: string): string =>
  t(ORDER_ACTION[action].question, { number });

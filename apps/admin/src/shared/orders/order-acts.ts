import { ORDER_STATUS, type OrderAct, type OrderStatus } from '@sjaj/contract';
import type { KeyWith, StaffKey, StaffTexts } from '@sjaj/i18n';
import { t } from '../texts/t.ts';

/** What a button of an order does. */
interface ActFacts {
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

export const ORDER_ACT: Readonly<Record<OrderAct, ActFacts>> = {
  approve: { to: S.approved, label: 'orders.approve', question: 'orders.approveQuestion', ...plain },
  confirm: { to: S.created, label: 'orders.goodsArrived', question: 'orders.goodsArrivedQuestion', ...plain },
  hand_over: { to: S.finished, label: 'orders.handOver', question: 'orders.handOverQuestion', ...plain },
  deliver: { to: S.delivered, label: 'orders.confirmDelivery', question: 'orders.deliverQuestion', ...plain },
  not_delivered: { to: S.notDelivered, label: 'orders.notDelivered', question: 'orders.notDeliveredTitle', ...refusal },
  reject: { to: S.cancelled, label: 'orders.reject', question: 'orders.rejectTitle', ...refusal },
  cancel: { to: S.cancelled, label: 'orders.cancel', question: 'orders.cancelTitle', ...refusal },
};

/** The order of the buttons: what refuses first, what moves on last. */
const PLACES: readonly OrderAct[] = ['cancel', 'reject', 'not_delivered', 'confirm', 'deliver', 'hand_over', 'approve'];

/** The acts in the order of their buttons. */
export const inPlace = (acts: readonly OrderAct[]): OrderAct[] => PLACES.filter((act) => acts.includes(act));

/** What is asked before one order moves. */
export const questionAbout = (act: OrderAct, number: string): string => t(ORDER_ACT[act].question, { number });

import { ORDER_STATUS, type OrderAct } from '@sjaj/contract';

/** A view of the shipping queue: the orders of a status, and what a scanned number does with one of them. */
export interface ShippingView {
  readonly key: string;
  readonly status: typeof ORDER_STATUS.approved | typeof ORDER_STATUS.finished | typeof ORDER_STATUS.notDelivered;
  readonly act: Extract<OrderAct, 'hand_over' | 'deliver'>;
}

const TO_HAND_OVER: ShippingView = { key: 'toHandOver', status: ORDER_STATUS.approved, act: 'hand_over' };

export const SHIPPING_VIEWS: readonly ShippingView[] = [
  TO_HAND_OVER,
  { key: 'onTheWay', status: ORDER_STATUS.finished, act: 'deliver' },
  { key: 'notDelivered', status: ORDER_STATUS.notDelivered, act: 'hand_over' },
];

/** The view of an address; the first for what is none. */
export const shippingView = (key: unknown): ShippingView =>
  SHIPPING_VIEWS.find((view) => view.key === key) ?? TO_HAND_OVER;

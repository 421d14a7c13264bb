import { ORDER_STATUS, type OrderAction } from '@sjaj/contract';

/** A view of the shipping queue: the orders of a status, and what a scanned number does with one of them. */
export interface ShippingView {
  readonly key: string;
  readonly status: typeof ORDER_STATUS.approved | typeof ORDER_STATUS.finished | typeof ORDER_STATUS.notDelivered;
  readonly action: Extract<OrderAction, 'hand_over' | 'deliver'>;
}

const TO_HAND_OVER: ShippingView = { key: 'toHandOver', status: ORDER_STATUS.approved, action: 'hand_over' };

export const SHIPPING_VIEWS: readonly ShippingView[] = [
  TO_HAND_OVER,
  { key: 'onTheWay', status: ORDER_STATUS.finished, action: 'deliver' },
  { key: 'notDelivered', status: ORDER_STATUS.notDelivered, action: 'hand_over' },
];

/** The view of an address; the first for what is none. */
export const shippingView = (key: unknown): ShippingView =>
  SHIPPING_VIEWS.find((view) => view.key === key) ?? TO_HAND_OVER;

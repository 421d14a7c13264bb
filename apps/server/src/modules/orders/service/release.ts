import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import type { DeliveryDays } from '@sjaj/domain';
import { arrivalOf, cutOffOf, methodTo, OWN_DELIVERY, PICKUP_DAYS } from '../../shipping/index.ts';
import type { HoldReason } from '../rules/transitions.ts';
import type { DeliveryTermFacts } from '../store/delivery-term.ts';

type Calendar = Parameters<typeof arrivalOf>[1];

function termOf({ deliveryMethod: method, carrierDays }: DeliveryTermFacts) {
  if (method === 'own') return OWN_DELIVERY;
  const { from, to } = carrierDays ?? { from: PICKUP_DAYS, to: PICKUP_DAYS };
  return { method, daysFrom: from, daysTo: to };
}

/** When an order arrives that waits no longer from this instant on. */
export const arrivalOnceReleased = (order: DeliveryTermFacts, calendar: Calendar, at: Date): DeliveryDays =>
  arrivalOf(methodTo(termOf(order), order.deliveryWeekdays), calendar, at);

interface WaitingOrder extends DeliveryTermFacts {
  readonly status: OrderStatus;
  readonly holdReason: HoldReason | null;
}

/** What an order that waits for stock or approval says of its delivery: the day, and until when it has to be released for it. */
export function expectedArrival(order: WaitingOrder, calendar: Calendar, now: Date) {
  if (order.status !== ORDER_STATUS.preOrder || order.holdReason === null) return null;
  return { days: arrivalOnceReleased(order, calendar, now), cutOff: cutOffOf(calendar, now) };
}

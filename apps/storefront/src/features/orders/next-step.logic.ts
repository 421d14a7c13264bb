import { ORDER_STATUS as S, type Order } from '@sjaj/contract';

type NextStep = 'approval' | 'leaving' | 'pickup' | 'onItsWay' | 'again' | 'orderAgain' | 'returns';

const RETURN_MS = 7 * 86_400_000;

/** The next step for the buyer; null if there is none or another notice shows it. */
export function nextStepOf(order: Pick<Order, 'status' | 'deliveryMethod' | 'history'>, now: Date): NextStep | null {
  switch (order.status) {
    case S.created:
    case S.paid:
      return 'approval';
    case S.approved:
      return order.deliveryMethod === 'pickup' ? 'pickup' : 'leaving';
    case S.finished:
      return order.deliveryMethod === 'pickup' ? null : 'onItsWay';
    case S.notDelivered:
      return 'again';
    case S.cancelled:
      return wasNotPaidInTime(order) ? 'orderAgain' : null;
    case S.delivered:
      return now.getTime() - deliveredAt(order) < RETURN_MS ? 'returns' : null;
    default:
      return null;
  }
}

const deliveredAt = ({ history }: Pick<Order, 'history'>): number =>
  new Date(history.findLast(({ to }) => to === S.delivered)?.at ?? 0).getTime();

/** On the supplier's side an unpaid order is cancelled by the time-out only. */
const wasNotPaidInTime = ({ history }: Pick<Order, 'history'>): boolean =>
  history.some(({ from, to, by }) => from === S.unpaid && to === S.cancelled && by === 'supplier');

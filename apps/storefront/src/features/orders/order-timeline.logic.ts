import { ORDER_STATUS as S, type Order, type OrderEvent, type OrderStatus } from '@sjaj/contract';

export interface TimelineStep {
  readonly status: OrderStatus;
  readonly state: 'done' | 'now' | 'next';
  readonly at: string | null;
  readonly who: string | null;
  readonly onBehalfOf: string | null;
  readonly reason: string | null;
  /** Of an order above the limit: it waited for the company's approval, got it, or was returned to its orderer. */
  readonly approval: 'waited' | 'given' | 'returned' | null;
}

/** The expected next status. */
const FOLLOWS: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  [S.preOrder]: S.created,
  [S.created]: S.approved,
  [S.unpaid]: S.paid,
  [S.paid]: S.approved,
  [S.approved]: S.finished,
  [S.finished]: S.delivered,
  [S.notDelivered]: S.finished,
};

/** Orders that wait are let go by staff, or by the company where its approval was needed. Who ordered may also cancel. */
function decisionOf(event: OrderEvent | undefined): 'given' | 'returned' | null {
  if (event?.from !== S.preOrder || event.by === 'supplier') return null;
  if (event.to !== S.cancelled) return 'given';
  return event.by === 'company' ? 'returned' : null;
}

/** Timeline of an order: past, current and expected statuses. An order that is picked up ends with the pickup. */
export function timelineOf({
  history,
  status,
  deliveryMethod,
}: Pick<Order, 'history' | 'status' | 'deliveryMethod'>): TimelineStep[] {
  const follows = (from: OrderStatus): OrderStatus | undefined =>
    from === S.finished && deliveryMethod === 'pickup' ? undefined : FOLLOWS[from];
  const steps: TimelineStep[] = history.map(({ to, at, who, onBehalfOf, reason }, index) => ({
    status: to,
    state: index === history.length - 1 && follows(to) !== undefined ? 'now' : 'done',
    at,
    who,
    onBehalfOf,
    reason,
    approval: decisionOf(history[index]) ?? (decisionOf(history[index + 1]) ? 'waited' : null),
  }));
  const seen = new Set<OrderStatus>([status]);
  for (let next = follows(status); next !== undefined && !seen.has(next); next = follows(next)) {
    seen.add(next);
    steps.push({ status: next, state: 'next', at: null, who: null, onBehalfOf: null, reason: null, approval: null });
  }
  return steps;
}

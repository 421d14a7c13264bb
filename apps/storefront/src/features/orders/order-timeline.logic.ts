import { ORDER_STATUS as S, type Order, type OrderEvent, type OrderStatus } from '@sjaj/contract';

export interface TimelineStep {
  readonly status: OrderStatus;
  readonly state: 'done' | 'now' | 'next';
  readonly at: string | null;
  readonly who: string | null;
  readonly onBehalfOf: string | null;
  readonly reason: string | null;
  /** Of an order above the limit: it waited for the company's approval, or got it. */
  readonly approval: 'waited' | 'given' | null;
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

/** Orders that wait are let go by staff, or by the company where its approval was needed. */
const isApproval = (event: OrderEvent | undefined): boolean =>
  event?.from === S.preOrder && event.to !== S.cancelled && event.isByCompany;

/** Timeline of an order: past, current and expected statuses. */
export function timelineOf({ history, status }: Pick<Order, 'history' | 'status'>): TimelineStep[] {
  const steps: TimelineStep[] = history.map(({ to, at, who, onBehalfOf, reason }, index) => ({
    status: to,
    state: index === history.length - 1 && FOLLOWS[to] !== undefined ? 'now' : 'done',
    at,
    who,
    onBehalfOf,
    reason,
    approval: isApproval(history[index]) ? 'given' : isApproval(history[index + 1]) ? 'waited' : null,
  }));
  const seen = new Set<OrderStatus>([status]);
  for (let next = FOLLOWS[status]; next !== undefined && !seen.has(next); next = FOLLOWS[next]) {
    seen.add(next);
    steps.push({ status: next, state: 'next', at: null, who: null, onBehalfOf: null, reason: null, approval: null });
  }
  return steps;
}

import { ORDER_STATUS as S, ORDER_STATUSES } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { timelineOf } from './order-timeline.logic.ts';

const event = (to: (typeof ORDER_STATUSES)[number]) => ({
  at: '2026-03-02T08:00:00Z',
  from: null,
  to,
  who: 'Amra',
  onBehalfOf: null,
  by: 'supplier' as const,
  reason: null,
});

const own = { deliveryMethod: 'own' } as const;

it('lists past, current and expected statuses', () => {
  const timeline = timelineOf({ ...own, status: S.approved, history: [event(S.created), event(S.approved)] });
  expect(timeline.map(({ status, state }) => [status, state])).toEqual([
    [S.created, 'done'],
    [S.approved, 'now'],
    [S.finished, 'next'],
    [S.delivered, 'next'],
  ]);
});

it('ends an order that is picked up with the pickup', () => {
  const timeline = timelineOf({ deliveryMethod: 'pickup', status: S.finished, history: [event(S.finished)] });
  expect(timeline.map(({ status, state }) => [status, state])).toEqual([[S.finished, 'done']]);
});

it('ends with the final status of a cancelled order', () => {
  const timeline = timelineOf({ ...own, status: S.cancelled, history: [event(S.created), event(S.cancelled)] });
  expect(timeline.map(({ state }) => state)).toEqual(['done', 'done']);
});

it('terminates from every status', () => {
  for (const status of ORDER_STATUSES)
    expect(timelineOf({ ...own, status, history: [event(status)] }).length).toBeLessThan(7);
});

it('tells a decision of the company from what staff and the orderer do', () => {
  const waiting = { ...event(S.preOrder), by: 'orderer' as const };
  const end = (to: typeof S.created | typeof S.cancelled, by: 'orderer' | 'company' | 'supplier') => ({
    ...event(to),
    from: S.preOrder,
    by,
  });
  const approvals = (last: ReturnType<typeof end>) =>
    timelineOf({ ...own, status: last.to, history: [waiting, last] })
      .slice(0, 2)
      .map(({ approval }) => approval);
  expect(approvals(end(S.created, 'company'))).toEqual(['waited', 'given']);
  expect(approvals(end(S.created, 'orderer'))).toEqual(['waited', 'given']);
  expect(approvals(end(S.created, 'supplier'))).toEqual([null, null]);
  expect(approvals(end(S.cancelled, 'company'))).toEqual(['waited', 'returned']);
  expect(approvals(end(S.cancelled, 'orderer'))).toEqual([null, null]);
});

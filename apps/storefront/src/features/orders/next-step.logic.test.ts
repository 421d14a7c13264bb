import { ORDER_STATUS as S, type Order, ORDER_STATUSES } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { nextStepOf } from './next-step.logic.ts';

const DELIVERED = '2026-03-02T08:00:00Z';
const order = (status: Order['status'], deliveryMethod: Order['deliveryMethod'] = 'own') => ({
  status,
  deliveryMethod,
  history: [
    { at: DELIVERED, from: null, to: status, who: 'Dario', onBehalfOf: null, by: 'supplier' as const, reason: null },
  ],
});
const soon = new Date('2026-03-04T08:00:00Z');

it('returns the next step', () => {
  expect(nextStepOf(order(S.created), soon)).toBe('approval');
  expect(nextStepOf(order(S.approved), soon)).toBe('leaving');
  expect(nextStepOf(order(S.approved, 'pickup'), soon)).toBe('pickup');
  expect(nextStepOf(order(S.finished, 'express'), soon)).toBe('onItsWay');
  expect(nextStepOf(order(S.notDelivered), soon)).toBe('again');
});

it('offers a return while it is possible', () => {
  expect(nextStepOf(order(S.delivered), soon)).toBe('returns');
  expect(nextStepOf(order(S.delivered), new Date('2026-03-09T08:00:00Z'))).toBeNull();
});

it('is null for a completed or cancelled order', () => {
  for (const status of ORDER_STATUSES.filter((one) => [S.cancelled, S.merged, S.split].some((over) => over === one)))
    expect(nextStepOf(order(status), soon)).toBeNull();
});

it('offers to order again what was not paid in time, not what the buyer has cancelled', () => {
  const cancelled = (by: 'orderer' | 'supplier') => {
    const [placed] = order(S.unpaid).history;
    if (!placed) throw new Error('no history');
    return { ...order(S.cancelled), history: [{ ...placed, from: S.unpaid, to: S.cancelled, by }, placed] };
  };
  expect(nextStepOf(cancelled('supplier'), soon)).toBe('orderAgain');
  expect(nextStepOf(cancelled('orderer'), soon)).toBeNull();
});

import { ORDER_STATUS } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { limitLeft, overLimitBy } from './limit.logic.ts';

const order = (creditLimit: number, openOrders: number, status: 1 | 2 = ORDER_STATUS.created, openDebt = 0) => ({
  status,
  company: { creditLimit, openOrders, openDebt },
});

it('calculates the remaining limit to the fening', () => {
  expect(limitLeft(order(1_000, 899.7))).toBe(100.3);
  expect(limitLeft(order(1_000, 1_000.01))).toBe(-0.01);
  expect(limitLeft(order(1_000, 600, ORDER_STATUS.created, 300.05))).toBe(99.95);
});

it('returns null without a limit and for private customers', () => {
  expect(limitLeft(order(0, 500))).toBeNull();
  expect(limitLeft({ company: null })).toBeNull();
});

it('warns of an exceeded limit only while the order is undecided', () => {
  expect(overLimitBy(order(1_000, 1_200))).toBe(200);
  expect(overLimitBy(order(1_000, 1_000))).toBeNull();
  expect(overLimitBy(order(1_000, 1_200, ORDER_STATUS.approved))).toBeNull();
});

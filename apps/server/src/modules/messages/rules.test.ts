import { ORDER_STATUSES } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { messageOfChange } from './rules.ts';

it('tells of a rejection by its reason, of a later cancellation in other words', () => {
  expect(messageOfChange({ from: 1, to: 3, reason: 'Limit', isByStaff: true })).toBe('message.orderRejected');
  expect(messageOfChange({ from: 2, to: 3, reason: 'Limit', isByStaff: true })).toBe('message.orderCancelledBecause');
  expect(messageOfChange({ from: 1, to: 3, reason: null, isByStaff: true })).toBe('message.orderCancelled');
});

it('says that an address was not confirmed where the clock cancels an order that nobody had to pay', () => {
  const byClock = { to: 3, reason: null, isByStaff: true, isByClock: true };
  expect([-1, 1, 9].map((from) => messageOfChange({ ...byClock, from }))).toEqual([
    ...['message.orderUnconfirmed', 'message.orderUnconfirmed', 'message.orderUnpaid'],
  ]);
});

it('does not call it a rejection where the customer gave a reason for cancelling the order', () => {
  expect(messageOfChange({ from: 1, to: 3, reason: 'Dvaput', isByStaff: false })).toBe('message.orderCancelledBecause');
});

it('tells apart goods that arrived and an approval in the company', () => {
  expect(messageOfChange({ from: -1, to: 1, reason: null, isByStaff: true })).toBe('message.goodsArrived');
  expect(messageOfChange({ from: -1, to: 1, reason: null, isByStaff: false })).toBe('message.orderCompanyApproved');
});

it('has words of its own for every status that an order can move to', () => {
  const reached = ORDER_STATUSES.filter((status) => status !== -1);
  const words = reached.map((to) => messageOfChange({ from: 2, to, reason: null, isByStaff: true }));
  expect(new Set(words).size).toBe(reached.length);
});

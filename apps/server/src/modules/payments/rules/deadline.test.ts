import { expect, it } from 'vitest';
import { isRefundPending, isOverdue } from './deadline.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 5, 1, 8, minutes));
const order = { placedAt: at(0), lastStartedAt: at(0), isCertain: true };

it('cancels an order when 60 minutes are over', () => {
  expect(isOverdue(order, at(59))).toBe(false);
  expect(isOverdue(order, at(60))).toBe(true);
  expect(isOverdue({ ...order, lastStartedAt: null }, at(60))).toBe(true);
});

it('lets a buyer finish who has just gone to the gateway', () => {
  expect(isOverdue({ ...order, lastStartedAt: at(55) }, at(64))).toBe(false);
  expect(isOverdue({ ...order, lastStartedAt: at(55) }, at(65))).toBe(true);
});

it('waits for a gateway that cannot be asked, but not for ever', () => {
  expect(isOverdue({ ...order, isCertain: false }, at(119))).toBe(false);
  expect(isOverdue({ ...order, isCertain: false }, at(120))).toBe(true);
});

it('counts a refund without an answer as on its way for a minute', () => {
  expect(isRefundPending(null, at(1))).toBe(false);
  expect(isRefundPending(at(0), new Date(at(1).getTime() - 1))).toBe(true);
  expect(isRefundPending(at(0), at(1))).toBe(false);
});

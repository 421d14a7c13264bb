import { feninga, ZERO } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { findBoundError, confirmationOf, isOpenTooMuch } from './guest-order.ts';

const bounds = {
  lines: 2,
  quantity: 100,
  total: feninga(3_000_00),
  openOrders: 3,
  openTotal: feninga(5_000_00),
};
const line = (articleId: number, quantity = 1) => ({ articleId, quantity });

describe('one order of a guest', () => {
  const error = (lines: ReturnType<typeof line>[], total = 10_00) =>
    findBoundError({ lines, total: feninga(total) }, bounds, 'bs');

  it('fits at the bounds', () => expect(error([line(1, 100), line(2)], 3_000_00)).toBeNull());

  it('names what it holds too much of', () => {
    expect(error([line(1), line(2), line(3)])?.code).toBe('checkout.guest_too_many_lines');
    expect(error([line(1, 101), line(2)])).toMatchObject({ code: 'checkout.guest_too_many_pieces', articleIds: [1] });
    expect(error([line(1)], 3_000_01)?.code).toBe('checkout.guest_total_too_high');
  });
});

it('takes orders until they are too many, or come to too much', () => {
  const open = (orders: number, total: number) => ({ orders, total: feninga(total) });
  expect(isOpenTooMuch(open(2, 2_000_00), bounds, feninga(3_000_00))).toBe(false);
  expect(isOpenTooMuch(open(2, 2_000_01), bounds, feninga(3_000_00))).toBe(true);
  expect(isOpenTooMuch(open(3, 0), bounds)).toBe(true);
  expect(isOpenTooMuch(open(0, 0), bounds, ZERO)).toBe(false);
});

it('asks a guest for a confirmation in time, a payer for nothing more, and an account for nothing', () => {
  const at = { now: new Date('2026-03-01T10:00:00Z'), confirmHours: 24 };
  expect(confirmationOf({ ...at, isGuests: true, isPaidFirst: false })).toEqual({
    isEmailConfirmed: false,
    confirmEmailBy: new Date('2026-03-02T10:00:00Z'),
  });
  expect(confirmationOf({ ...at, isGuests: true, isPaidFirst: true })).toEqual({
    isEmailConfirmed: false,
    confirmEmailBy: null,
  });
  expect(confirmationOf({ ...at, isGuests: false, isPaidFirst: false }).isEmailConfirmed).toBe(true);
});

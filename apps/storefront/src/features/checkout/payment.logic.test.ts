import { expect, it } from 'vitest';
import { pollInterval, viewOf } from './payment.logic.ts';

it('does not show an order as paid because of the URL', () => {
  for (const state of ['open', 'started'] as const) expect(viewOf({ state }, true)).toBe('checking');
  expect(viewOf({ state: 'declined' }, true)).toBe('failed');
  expect(viewOf({ state: 'started' }, false)).toBe('waiting');
});

it('shows the status of the server, with or without a return from the bank', () => {
  for (const isFromBank of [true, false]) {
    expect(viewOf({ state: 'paid' }, isFromBank)).toBe('paid');
    expect(viewOf({ state: 'refund_due' }, isFromBank)).toBe('refundDue');
    expect(viewOf({ state: 'none' }, isFromBank)).toBeNull();
  }
});

it('polls only while the status can change', () => {
  expect(pollInterval('checking')).toBe(2_000);
  expect(pollInterval('paid')).toBe(false);
  expect(pollInterval(null)).toBe(false);
});

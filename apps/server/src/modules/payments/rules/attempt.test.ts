import { ORDER_STATUS } from '@sjaj/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptState, effectOf, type EventKind, isExpectedAmount, paymentState, stateAfter } from './attempt.ts';

const KINDS = ['approved', 'declined', 'cancelled', 'refunded', 'ignored'] as const satisfies readonly EventKind[];
const after = (events: readonly EventKind[]): AttemptState =>
  events.reduce<AttemptState>((state, event) => stateAfter(state, event), 'started');

describe('an attempt', () => {
  it('ends alike for every order and repetition of the same up to 6 events', () => {
    const events = fc.array(fc.constantFrom(...KINDS), { maxLength: 6 });
    const shuffled = events.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2, maxLength: all.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([all, reordered]) => {
        expect(after(reordered)).toBe(after(all));
      }),
    );
  });

  it('keeps money that has come, whatever is heard afterwards', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KINDS)), (events) => {
        expect(after(['approved', ...events])).toBe('approved');
      }),
    );
  });

  it('is paid after a decline, because the gateway lets the buyer try on', () =>
    expect(after(['declined', 'approved'])).toBe('approved'));
});

describe('isRightAmount', () => {
  const expected = { amount: 12_345, currency: 'BAM' };

  it('asks for the amount to the fening, and the currency', () => {
    expect(isExpectedAmount(expected, { amount: 12_345, currency: 'BAM' })).toBe(true);
    expect(isExpectedAmount(expected, { amount: 12_345, currency: 'EUR' })).toBe(false);
    expect(isExpectedAmount(expected, { amount: null, currency: 'BAM' })).toBe(false);
    expect(isExpectedAmount(expected, { amount: 12_345, currency: null })).toBe(false);
  });

  it('accepts no other amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
        expect(isExpectedAmount(expected, { amount, currency: 'BAM' })).toBe(amount === expected.amount);
      }),
    );
  });
});

it('pays an unpaid order, and owes back whatever comes late or twice', () => {
  expect(effectOf(ORDER_STATUS.unpaid)).toEqual({ kind: 'pay' });
  expect(effectOf(ORDER_STATUS.cancelled)).toEqual({ kind: 'createRefundDue', reason: 'late' });
  for (const status of [ORDER_STATUS.paid, ORDER_STATUS.approved, ORDER_STATUS.delivered])
    expect(effectOf(status)).toEqual({ kind: 'createRefundDue', reason: 'twice' });
});

describe('paymentState', () => {
  const state = (status: (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS], attempts: AttemptState[] = []) =>
    paymentState({ isByCard: true, status, attempts, refunds: [] });

  it('is that of the newest try while the order waits for money', () => {
    expect(state(ORDER_STATUS.unpaid)).toBe('open');
    expect(state(ORDER_STATUS.unpaid, ['declined', 'started'])).toBe('started');
    expect(state(ORDER_STATUS.unpaid, ['started', 'cancelled'])).toBe('cancelled');
  });

  it('follows the money of a cancelled order', () => {
    const cancelled = { isByCard: true, status: ORDER_STATUS.cancelled, attempts: [] };
    expect(paymentState({ ...cancelled, refunds: [] })).toBe('over');
    expect(paymentState({ ...cancelled, refunds: ['due'] })).toBe('refund_due');
    expect(paymentState({ ...cancelled, refunds: ['done'] })).toBe('refunded');
  });

  it('says nothing of orders that are not paid by card', () => {
    expect(state(ORDER_STATUS.preOrder)).toBe('none');
    expect(paymentState({ isByCard: false, status: ORDER_STATUS.created, attempts: [], refunds: [] })).toBe('none');
  });
});

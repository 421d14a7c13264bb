import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApprovalFacts, isClear, signsOf } from './rules.ts';

const clear: ApprovalFacts = {
  creditLimit: 0,
  openOrders: 500_00,
  openDebt: 200_00,
  overdue: 0,
  overdueSince: null,
  shortLines: 0,
  goodsNet: 100_00,
  goodsCost: 70_00,
  note: null,
  isNewCustomer: false,
};

describe('signsOf', () => {
  it('finds nothing against an order of a known customer without a limit', () => {
    const signs = signsOf(clear);
    expect(signs).toMatchObject({ overLimit: null, overdue: null, margin: 30, isMarginLow: false });
    expect(isClear(signs)).toBe(true);
  });

  it('counts debt and open orders against the credit limit', () => {
    expect(signsOf({ ...clear, creditLimit: 700_00 }).overLimit).toBeNull();
    expect(signsOf({ ...clear, creditLimit: 650_00 }).overLimit).toBe(50);
  });

  it('says no margin where a purchase price is missing, and a negative one below cost', () => {
    expect(signsOf({ ...clear, goodsCost: null })).toMatchObject({ margin: null, isMarginLow: false });
    expect(signsOf({ ...clear, goodsCost: 112_34 })).toMatchObject({ margin: -12.3, isMarginLow: true });
    expect(signsOf({ ...clear, goodsNet: 0, goodsCost: 0 }).margin).toBeNull();
  });

  it.each<[string, Partial<ApprovalFacts>]>([
    ['an exceeded limit', { creditLimit: 1 }],
    ['overdue debt', { overdue: 10_00, overdueSince: '2026-10-01' }],
    ['short stock', { shortLines: 1 }],
    ['a low margin', { goodsCost: 91_00 }],
    ['a note', { note: 'Nazvati prije dostave' }],
    ['a new customer', { isNewCustomer: true }],
  ])('is not clear with %s', (_what, fact) => {
    expect(isClear(signsOf({ ...clear, ...fact }))).toBe(false);
  });

  it('never exceeds the limit by less than nothing', () => {
    const amount = fc.nat(1_000_000_00);
    fc.assert(
      fc.property(amount, amount, amount, (creditLimit, openOrders, openDebt) => {
        const { overLimit } = signsOf({ ...clear, creditLimit, openOrders, openDebt });
        expect(overLimit === null || overLimit > 0).toBe(true);
      }),
    );
  });
});

import { feninga, percentOf } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponContext, type Coupon, discountOf, type DiscountedLine, refusalOf } from './rules.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const day = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

const COUPON: Coupon = {
  id: 1,
  code: 'JESEN10',
  percentBp: 1_000,
  amount: null,
  minimumOrder: feninga(0),
  startsAt: day(-1),
  endsAt: day(1),
  usesAllowed: null,
  usesPerCompany: null,
  uses: 0,
  firstOrderOnly: false,
  isActive: true,
};
const HERE: CouponContext = { now: NOW, usesByCaller: 0, hasOrdered: false, isGuest: false };
const LINES: readonly DiscountedLine[] = [{ articleId: 1, amount: feninga(10_000), isInScope: true }];
const refused = (coupon: Partial<Coupon>, circumstances: Partial<CouponContext> = {}) =>
  refusalOf({ ...COUPON, ...coupon }, { ...HERE, ...circumstances }, LINES);

describe('a coupon', () => {
  it('is valid from its start to its end', () => {
    expect(refused({})).toBeNull();
    expect(refused({ startsAt: NOW })).toBeNull();
    expect(refused({ endsAt: NOW })).toBe('coupons.not_valid');
    expect(refused({ startsAt: day(1), endsAt: day(2) })).toBe('coupons.not_valid');
    expect(refused({ isActive: false })).toBe('coupons.not_valid');
  });
  it('is used up in total, or by the company', () => {
    expect(refused({ usesAllowed: 2, uses: 1 })).toBeNull();
    expect(refused({ usesAllowed: 2, uses: 2 })).toBe('coupons.used_up');
    expect(refused({ usesPerCompany: 1 })).toBeNull();
    expect(refused({ usesPerCompany: 1 }, { usesByCaller: 1 })).toBe('coupons.used_up');
  });
  it('can require a first order and a minimum amount', () => {
    expect(refused({ firstOrderOnly: true })).toBeNull();
    expect(refused({ firstOrderOnly: true }, { hasOrdered: true })).toBe('coupons.first_order_only');
    expect(refused({ minimumOrder: feninga(10_000) })).toBeNull();
    expect(refused({ minimumOrder: feninga(10_001) })).toBe('coupons.below_minimum');
  });
  it('needs an account where uses are counted by customer', () => {
    const guest = { isGuest: true };
    expect(refused({ usesPerCompany: 5 }, guest)).toBe('coupons.needs_account');
    expect(refused({ firstOrderOnly: true }, guest)).toBe('coupons.needs_account');
    expect(refused({ usesAllowed: 1 }, guest)).toBeNull();
    expect(refused({ firstOrderOnly: true, isActive: false }, guest)).toBe('coupons.not_valid');
  });
  it('needs a line that it covers', () => {
    const lines = LINES.map((line) => ({ ...line, isInScope: false }));
    expect(refusalOf(COUPON, HERE, lines)).toBe('coupons.nothing_in_scope');
    expect(refusalOf(COUPON, HERE, [])).toBe('coupons.nothing_in_scope');
  });
});

describe('the discount', () => {
  const line = fc.record({
    articleId: fc.integer({ min: 1, max: 100_000 }),
    amount: fc.integer({ min: 0, max: 100_000_000 }).map(feninga),
    isInScope: fc.boolean(),
  });
  const lines = fc.uniqueArray(line, { selector: ({ articleId }) => articleId, minLength: 1, maxLength: 40 });
  const worth = (all: readonly DiscountedLine[]) =>
    feninga(all.reduce((sum, { amount, isInScope }) => sum + (isInScope ? amount : 0), 0));
  const total = (shares: ReadonlyMap<number, number>) => [...shares.values()].reduce((sum, share) => sum + share, 0);

  it('by percent adds up to the percent of what is in scope, and takes no line below 0', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 10_000 }), (all, percentBp) => {
        const shares = discountOf({ percentBp, amount: null }, all);
        expect(total(shares)).toBe(percentOf(worth(all), percentBp));
        for (const { articleId, amount, isInScope } of all) {
          expect(shares.get(articleId) ?? 0).toBeLessThanOrEqual(isInScope ? amount : 0);
          expect(shares.get(articleId) ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
  it('by amount adds up to the amount, or to all that is in scope', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 10_000_000 }), (all, amount) => {
        const shares = discountOf({ percentBp: null, amount: feninga(amount) }, all);
        expect(total(shares)).toBe(Math.min(amount, worth(all)));
      }),
    );
  });
  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 1_000_000 }), (all, amount) => {
        const coupon = { percentBp: null, amount: feninga(amount) };
        const [there, back] = [discountOf(coupon, all), discountOf(coupon, [...all].reverse())];
        for (const { articleId } of all) expect(back.get(articleId)).toBe(there.get(articleId));
      }),
    );
  });
});

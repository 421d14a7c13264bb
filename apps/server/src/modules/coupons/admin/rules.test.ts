import type { CouponForm } from '@sjaj/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf, type StoredCoupon, previewOf, stateOf, valuesOf } from './rules.ts';

const FORM: CouponForm = {
  code: 'JESEN 10',
  percent: 10,
  amount: null,
  minimumOrder: 100,
  startsOn: '2026-10-01',
  endsOn: '2026-10-31',
  usesAllowed: 50,
  usesPerCompany: 1,
  firstOrderOnly: false,
  categoryId: null,
  brandId: null,
  isActive: true,
};

const stored = (form: CouponForm, more: Partial<StoredCoupon> = {}): StoredCoupon => ({
  ...valuesOf(form, 0),
  id: 1,
  version: 1,
  uses: 0,
  archivedAt: null,
  ...more,
});

describe('valuesOf', () => {
  it('includes the first and the last day, also across a clock change', () => {
    const { startsAt, endsAt } = valuesOf(FORM, 0);
    expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([
      '2026-09-30T22:00:00.000Z',
      '2026-10-31T23:00:00.000Z',
    ]);
  });

  it('round-trips through formOf', () => {
    const day = fc
      .integer({ min: 0, max: 3_000 })
      .map((n) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10));
    const bp = fc.integer({ min: 1, max: 10_000 }).map((percentBp) => percentBp / 100);
    fc.assert(
      fc.property(fc.tuple(day, day), bp, fc.boolean(), ([one, other], figure, isPercent) => {
        const [startsOn = one, endsOn = other] = [one, other].toSorted();
        const form = {
          ...FORM,
          startsOn,
          endsOn,
          percent: isPercent ? figure : null,
          amount: isPercent ? null : figure,
        };
        expect(formOf(stored(form))).toEqual(form);
      }),
    );
  });

  it('refuses contradicting fields', () => {
    for (const [more, code] of [
      [{ amount: 5 }, 'coupons.one_kind'],
      [{ percent: null }, 'coupons.one_kind'],
      [{ endsOn: '2026-09-30' }, 'coupons.period_turned'],
      [{ usesAllowed: 3 }, 'coupons.below_uses'],
    ] as const) {
      expect(() => valuesOf({ ...FORM, ...more }, 4)).toThrow(code);
    }
  });
});

it('stateOf tells whether a coupon is valid', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(stateOf(stored(FORM), at('2026-09-30'))).toBe('upcoming');
  expect(stateOf(stored(FORM), at('2026-10-31'))).toBe('running');
  expect(stateOf(stored(FORM), at('2026-11-01'))).toBe('ended');
  expect(stateOf(stored(FORM, { uses: 50 }), at('2026-10-10'))).toBe('used_up');
  expect(stateOf(stored({ ...FORM, isActive: false }), at('2026-10-10'))).toBe('inactive');
  expect(stateOf(stored(FORM, { archivedAt: at('2026-10-09') }), at('2026-10-10'))).toBe('archived');
});

describe('previewOf', () => {
  it('computes the percent or the amount, at most the goods', () => {
    const sample = { percent: null, amount: null, minimumOrder: 0, goods: 123.45 };
    expect(previewOf({ ...sample, percent: 10 })).toEqual({ discount: 12.35, left: 111.1, isBelowMinimum: false });
    expect(previewOf({ ...sample, amount: 200 })).toEqual({ discount: 123.45, left: 0, isBelowMinimum: false });
  });

  it('is 0 below the minimum', () => {
    const below = previewOf({ percent: 10, amount: null, minimumOrder: 100, goods: 99.99 });
    expect(below).toEqual({ discount: 0, left: 99.99, isBelowMinimum: true });
  });
});

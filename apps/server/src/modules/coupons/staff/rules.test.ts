import type { CouponForm } from '@sjaj/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf, type KeptCoupon, previewOf, stateOf, valuesOf } from './rules.ts';

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

const kept = (form: CouponForm, more: Partial<KeptCoupon> = {}): KeptCoupon => ({
  ...valuesOf(form, 0),
  id: 1,
  version: 1,
  uses: 0,
  archivedAt: null,
  ...more,
});

describe('valuesOf', () => {
  it('keeps the days with both ends, also over the change of the clock', () => {
    const { startsAt, endsAt } = valuesOf(FORM, 0);
    expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([
      '2026-09-30T22:00:00.000Z',
      '2026-10-31T23:00:00.000Z',
    ]);
  });

  it('is read back as it was written', () => {
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
        expect(formOf(kept(form))).toEqual(form);
      }),
    );
  });

  it('refuses what contradicts itself', () => {
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

it('says whether a code counts', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(stateOf(kept(FORM), at('2026-09-30'))).toBe('upcoming');
  expect(stateOf(kept(FORM), at('2026-10-31'))).toBe('running');
  expect(stateOf(kept(FORM), at('2026-11-01'))).toBe('ended');
  expect(stateOf(kept(FORM, { uses: 50 }), at('2026-10-10'))).toBe('used_up');
  expect(stateOf(kept({ ...FORM, isActive: false }), at('2026-10-10'))).toBe('inactive');
  expect(stateOf(kept(FORM, { archivedAt: at('2026-10-09') }), at('2026-10-10'))).toBe('archived');
});

describe('previewOf', () => {
  it('gives the percent or the amount, as far as the goods go', () => {
    const sample = { percent: null, amount: null, minimumOrder: 0, goods: 123.45 };
    expect(previewOf({ ...sample, percent: 10 })).toEqual({ discount: 12.35, left: 111.1, isBelowMinimum: false });
    expect(previewOf({ ...sample, amount: 200 })).toEqual({ discount: 123.45, left: 0, isBelowMinimum: false });
  });

  it('gives nothing below the minimum', () => {
    const below = previewOf({ percent: 10, amount: null, minimumOrder: 100, goods: 99.99 });
    expect(below).toEqual({ discount: 0, left: 99.99, isBelowMinimum: true });
  });
});

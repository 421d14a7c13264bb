import { type AdminCoupon, CouponForm } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDraft, FIELDS } from './draft.logic.ts';

const COUPON: AdminCoupon = {
  id: 1,
  version: 1,
  state: 'running',
  uses: 3,
  scope: '',
  code: 'JESEN10',
  percent: 12.5,
  amount: null,
  minimumOrder: 1_234.5,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  usesAllowed: 100,
  usesPerCompany: null,
  firstOrderOnly: true,
  categoryId: 4,
  brandId: null,
  isActive: true,
};

it('converts a saved coupon back unchanged', () => {
  for (const coupon of [COUPON, { ...COUPON, percent: null, amount: 20, minimumOrder: 0 }]) {
    const { id: _id, version: _version, state: _state, uses: _uses, scope: _scope, ...form } = coupon;
    expect(z.decode(FIELDS, z.encode(FIELDS, coupon))).toEqual(form);
  }
});

it('has initial values that are valid once a code is typed', () => {
  const draft = emptyDraft('2026-11-21', '2026-12-21');
  expect(CouponForm.safeParse(z.decode(FIELDS, draft)).success).toBe(false);
  expect(CouponForm.safeParse(z.decode(FIELDS, { ...draft, code: 'ZIMA' })).success).toBe(true);
});

it.each([
  { percent: 'deset' },
  { percent: '101' },
  { percent: '0' },
  { kind: 'amount', amount: '' },
  { minimumOrder: '-5' },
  { usesAllowed: '0' },
  { usesPerCompany: 'jednom' },
  { endsOn: '' },
] as const)('does not send %j', (more) => {
  const draft = { ...emptyDraft('2026-11-21', '2026-12-21'), code: 'ZIMA', ...more };
  expect(CouponForm.safeParse(z.decode(FIELDS, draft)).success).toBe(false);
});

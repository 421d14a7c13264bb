import type { AdminCoupon } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import { amountText } from '../../../shared/figures/amounts.ts';

/** A coupon in the form: the values of the fields, valid or not. */
export interface CouponDraft {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly percent: string;
  readonly amount: string;
  readonly minimumOrder: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly usesAllowed: string;
  readonly usesPerCompany: string;
  readonly firstOrderOnly: boolean;
  readonly categoryId: string;
  readonly brandId: string;
  readonly isActive: boolean;
}

/** The initial values of a new coupon: 10 % for a month from today, once per customer. */
export const emptyDraft = (today: string, inAMonth: string): CouponDraft => ({
  code: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  minimumOrder: '',
  startsOn: today,
  endsOn: inAMonth,
  usesAllowed: '',
  usesPerCompany: '1',
  firstOrderOnly: false,
  categoryId: '',
  brandId: '',
  isActive: true,
});

const countText = (count: number | null): string => (count === null ? '' : String(count));

/** The fields of a saved coupon. */
export const draftOf = (coupon: AdminCoupon): CouponDraft => ({
  code: coupon.code,
  kind: coupon.percent === null ? 'amount' : 'percent',
  percent: coupon.percent === null ? '' : String(coupon.percent).replace('.', ','),
  amount: amountText(coupon.amount),
  minimumOrder: coupon.minimumOrder === 0 ? '' : amountText(coupon.minimumOrder),
  startsOn: coupon.startsOn,
  endsOn: coupon.endsOn,
  usesAllowed: countText(coupon.usesAllowed),
  usesPerCompany: countText(coupon.usesPerCompany),
  firstOrderOnly: coupon.firstOrderOnly,
  categoryId: countText(coupon.categoryId),
  brandId: countText(coupon.brandId),
  isActive: coupon.isActive,
});

/** The body of the call. An invalid number becomes a value that the contract rejects. */
export const formOf = (draft: CouponDraft) => ({
  code: draft.code.trim(),
  percent: draft.kind === 'percent' ? percentOf(draft.percent) : null,
  amount: draft.kind === 'amount' ? kmOf(draft.amount) : null,
  minimumOrder: draft.minimumOrder.trim() === '' ? 0 : kmOf(draft.minimumOrder),
  startsOn: draft.startsOn,
  endsOn: draft.endsOn,
  usesAllowed: countOrNone(draft.usesAllowed),
  usesPerCompany: countOrNone(draft.usesPerCompany),
  firstOrderOnly: draft.firstOrderOnly,
  categoryId: countOrNone(draft.categoryId),
  brandId: countOrNone(draft.brandId),
  isActive: draft.isActive,
});

/** NaN for an invalid number: unlike null, the contract always rejects it. */
function percentOf(typed: string): number {
  const text = typed.trim().replace(/\s?%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

function kmOf(typed: string): number {
  const amount = parseKm(typed);
  return amount === null ? Number.NaN : toKm(amount);
}

/** Null for an empty field: no limit. */
function countOrNone(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

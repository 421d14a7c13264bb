import { CouponForm } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { type FieldErrors, errorsOf } from '../../../shared/form/field-errors.ts';
import { t } from '../../../shared/texts/t.ts';
import { type CouponDraft, formOf } from './draft.logic.ts';

/** The label of each field, in the form and in messages. */
export const FIELD_NAMES = {
  code: 'coupons.code',
  kind: 'coupons.kind',
  percent: 'coupons.percent',
  amount: 'coupons.amount',
  minimumOrder: 'coupons.minimumOrder',
  startsOn: 'coupons.startsOn',
  endsOn: 'coupons.endsOn',
  usesAllowed: 'coupons.usesAllowed',
  usesPerCompany: 'coupons.usesPerCompany',
  firstOrderOnly: 'coupons.firstOrderOnly',
  categoryId: 'article.category',
  brandId: 'article.brand',
  isActive: 'coupons.active',
} as const satisfies Record<keyof CouponDraft, StaffKey>;

/** The errors of a draft by the rules of the contract, by field. */
export function draftErrors(draft: CouponDraft): FieldErrors {
  const errors = errorsOf(CouponForm, formOf(draft), FIELD_NAMES);
  if (draft.endsOn !== '' && draft.endsOn < draft.startsOn) return { ...errors, endsOn: t('coupons.turned') };
  return errors;
}

/** The draft as the body of the call; null if it is invalid. */
export const checkedForm = (draft: CouponDraft): CouponForm | null =>
  Object.keys(draftErrors(draft)).length === 0 ? (CouponForm.safeParse(formOf(draft)).data ?? null) : null;

/** The text of a field in the comparison of two versions. */
export function shownValue(draft: CouponDraft, key: keyof CouponDraft): string {
  const value = draft[key];
  if (typeof value === 'boolean') return t(value ? 'sign.yes' : 'sign.no');
  if (key === 'kind') return t(value === 'percent' ? 'coupons.percent' : 'coupons.amount');
  return value === '' ? '–' : value;
}

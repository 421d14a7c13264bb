import { CouponForm } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { recordForm } from '../../../shared/form/record-form.ts';
import { t } from '../../../shared/texts/t.ts';
import { type CouponDraft, FIELDS } from './draft.logic.ts';

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

/** The form of a coupon. */
export const couponForm = recordForm({
  fields: FIELDS,
  schema: CouponForm,
  fieldNames: FIELD_NAMES,
  completeErrors: (errors, { startsOn, endsOn }) =>
    endsOn !== '' && endsOn < startsOn ? { ...errors, endsOn: t('coupons.turned') } : errors,
  shown: { kind: (kind) => t(kind === 'percent' ? 'coupons.percent' : 'coupons.amount') },
});

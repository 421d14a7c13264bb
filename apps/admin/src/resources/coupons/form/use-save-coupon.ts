import type { AdminCoupon, CouponForm } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { DraftState } from '../../../shared/form/draft.ts';
import { useRecordSave } from '../../../shared/form/use-record-save.ts';
import { t } from '../../../shared/texts/t.ts';
import type { CouponDraft } from './draft.logic.ts';
import { couponForm } from './fields.ts';

interface SaveSettings {
  readonly coupon: AdminCoupon;
  readonly state: DraftState<CouponDraft>;
  readonly onSaved: (coupon: AdminCoupon) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Saves a coupon. If it was changed meanwhile, the conflict dialog compares the two versions. */
export const useSaveCoupon = ({ coupon, state, onSaved, onRefused }: SaveSettings) =>
  useRecordSave<AdminCoupon, CouponForm, CouponDraft>({
    ...couponForm,
    state,
    onRefused,
    changedMeanwhile: 'records.changed_meanwhile',
    update: (body) => api.coupons.update({ params: { id: coupon.id }, body }),
    fetch: () => api.coupons.one({ params: { id: coupon.id } }),
    labelOf: (key) => t(couponForm.fieldNames[key]),
    titleOf: ({ code }) => code,
    onRecord: onSaved,
    onSaved: () => void queryClient.invalidateQueries({ queryKey: ['coupons', 'list'] }),
  });

import './coupons.css';
import { useState } from 'react';
import type { AdminCoupon, CouponForm } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { Breadcrumbs } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { useDraft } from '../../../shared/form/draft.ts';
import { useFormErrors } from '../../../shared/form/form-errors.ts';
import { useRecordCreate } from '../../../shared/form/use-record-create.ts';
import { t } from '../../../shared/texts/t.ts';
import { CouponFields } from './coupon-fields.tsx';
import { emptyDraft } from './draft.logic.ts';
import { couponForm } from './fields.ts';
import { PreviewCard } from './preview-card.tsx';

const A_MONTH = 30;

/** The page to create a coupon. Saving opens the page of the coupon. */
export function NewCouponPage() {
  const [today] = useState(() => businessDate(new Date()));
  const state = useDraft(emptyDraft(today, addDays(today, A_MONTH)));
  const errors = useFormErrors(state, couponForm.errorsOf);
  const create = useRecordCreate<AdminCoupon, CouponForm>({
    create: (input) => api.coupons.create(input),
    titleOf: ({ code }) => code,
    home: '/coupons',
    queryKey: 'coupons',
    onRefused: errors.refuse,
  });
  const onSave = () => {
    const form = errors.check() ? couponForm.checkedForm(state.draft) : null;
    if (form) create.mutate(form);
  };
  return (
    <>
      <Breadcrumbs trail={[{ href: '/coupons', title: t('resource.coupons') }, { title: t('coupons.new') }]} />
      <RecordFrame
        title={state.draft.code.trim() || t('coupons.new')}
        changes={create.isSuccess ? 0 : state.changed.length}
        isSaving={create.isPending}
        onSave={onSave}
        onDiscard={() => state.reset()}
        main={<CouponFields state={state} errors={errors.shown} />}
        side={<PreviewCard draft={state.draft} />}
      />
    </>
  );
}

import './coupons.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { AdminCoupon, CouponForm } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { Breadcrumbs, Skeleton } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { useDuplicatedId } from '../../../shared/form/duplicate-link.tsx';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { useDraft } from '../../../shared/form/draft.ts';
import { useFormErrors } from '../../../shared/form/form-errors.ts';
import { useRecordCreate } from '../../../shared/form/use-record-create.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { CouponFields } from './coupon-fields.tsx';
import { couponQuery } from '../queries.ts';
import { type CouponDraft, emptyDraft } from './draft.logic.ts';
import { couponForm } from './fields.ts';
import { PreviewCard } from './preview-card.tsx';

const A_MONTH = 30;

/** The page to create a coupon, from nothing or like another one (`?from=12`). Saving opens the page of the coupon. */
export function NewCouponPage() {
  const [today] = useState(() => businessDate(new Date()));
  const id = useDuplicatedId();
  const empty = emptyDraft(today, addDays(today, A_MONTH));
  return id === null ? <NewCoupon draft={empty} /> : <DuplicatePage id={id} empty={empty} />;
}

/** The terms of another coupon, with a code and days of its own. */
function DuplicatePage({ id, empty }: { readonly id: number; readonly empty: CouponDraft }) {
  const { data, error, refetch } = useQuery(couponQuery(id));
  if (error) return <FailureState error={error} onRetry={() => void refetch()} back="/coupons" />;
  if (!data) return <Skeleton height={280} radius={12} />;
  const { code, startsOn, endsOn } = empty;
  return <NewCoupon draft={{ ...couponForm.draftOf(data), code, startsOn, endsOn, isActive: true }} />;
}

function NewCoupon({ draft }: { readonly draft: CouponDraft }) {
  const state = useDraft(draft);
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

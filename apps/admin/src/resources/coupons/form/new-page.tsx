import './coupons.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CouponForm } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { Breadcrumbs, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FormHead } from '../../../shared/form/form-head.tsx';
import { LeaveGuard } from '../../../shared/form/leave-guard.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { t } from '../../../shared/texts/t.ts';
import { CouponFields } from './coupon-fields.tsx';
import { emptyDraft } from './draft.logic.ts';
import { checkedForm } from './fields.ts';
import { PreviewCard } from './preview-card.tsx';
import { useCouponFaults } from './use-coupon-faults.ts';

const A_MONTH = 30;

/** A new code; once it is saved, its own page takes over. */
export function NewCouponPage() {
  const [today] = useState(() => businessDate(new Date()));
  const state = useDraft(emptyDraft(today, addDays(today, A_MONTH)));
  const faults = useCouponFaults(state);
  const navigate = useNavigate();
  // The same press twice makes one code.
  const [idempotencyKey, renewKey] = useState(() => crypto.randomUUID());
  const create = useMutation({
    mutationFn: async (form: CouponForm) => (await api.coupons.create({ body: form, idempotencyKey })).data,
    onSuccess: async ({ id, code }) => {
      showToast({ title: t('sign.saved'), text: code });
      await queryClient.invalidateQueries({ queryKey: ['coupons', 'list'] });
      await navigate({ to: `/coupons/${id}`, replace: true, ignoreBlocker: true });
    },
    onError: (error) => {
      renewKey(crypto.randomUUID());
      faults.refuse(error);
    },
  });
  const save = () => {
    const form = faults.check() ? checkedForm(state.draft) : null;
    if (form) create.mutate(form);
  };
  return (
    <>
      <Breadcrumbs trail={[{ href: '/coupons', title: t('resource.coupons') }, { title: t('coupons.new') }]} />
      <FormHead
        title={state.draft.code.trim() || t('coupons.new')}
        changes={state.changed.length}
        busy={create.isPending}
        onSave={save}
        onDiscard={() => state.reset()}
      />
      <div className="adm-lay">
        <div className="adm-lay-main">
          <CouponFields state={state} faults={faults.shown} />
        </div>
        <div className="adm-lay-side">
          <PreviewCard draft={state.draft} />
        </div>
      </div>
      <LeaveGuard isChanged={state.changed.length > 0 && !create.isSuccess} />
    </>
  );
}

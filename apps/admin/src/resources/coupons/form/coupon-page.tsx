import './coupons.css';
import { useState } from 'react';
import { usePageTitle } from '@sjaj/app-kit';
import type { AdminCoupon } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Panel, Facts, Notice } from '@sjaj/ui';
import { DuplicateLink } from '../../../shared/form/duplicate-link.tsx';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { RecordPage } from '../../../shared/form/record-page.tsx';
import { useRecordId } from '../../../shared/page/loaded-record.tsx';
import { useDraft } from '../../../shared/form/draft.ts';
import { useFormErrors } from '../../../shared/form/form-errors.ts';
import { t } from '../../../shared/texts/t.ts';
import { CouponBadge } from '../coupons-columns.tsx';
import { couponQuery } from '../queries.ts';
import { ArchiveButton } from './archive-button.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { couponForm } from './fields.ts';
import { NotesCard } from '../../../shared/notes/notes-card.tsx';
import { HistoryCard } from '../../../shared/history/history-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useSaveCoupon } from './use-save-coupon.ts';
import { UsesCard } from './uses-card.tsx';

/** The page to edit a coupon, with the orders that used it. */
export function CouponPage() {
  return (
    <RecordPage
      query={couponQuery(useRecordId())}
      list={{ href: '/coupons', title: 'resource.coupons' }}
      nameOf={({ code }) => code}
    >
      {(coupon) => <CouponEditor key={coupon.id} opened={coupon} />}
    </RecordPage>
  );
}

function CouponEditor({ opened }: { readonly opened: AdminCoupon }) {
  // The saved version. Each save replaces it by its response.
  const [coupon, setCoupon] = useState(opened);
  const state = useDraft(couponForm.draftOf(opened));
  const errors = useFormErrors(state, couponForm.errorsOf);
  const save = useSaveCoupon({ coupon, state, onSaved: setCoupon, onRefused: errors.refuse });
  usePageTitle(coupon.code);
  const isArchived = coupon.state === 'archived';
  const onSave = () => {
    const form = !isArchived && errors.check() ? couponForm.checkedForm(state.draft) : null;
    if (form) save.send(form, coupon.version);
  };
  return (
    <RecordFrame
      title={coupon.code}
      changes={isArchived ? 0 : state.changed.length}
      isSaving={save.isPending}
      onSave={onSave}
      onDiscard={() => state.reset()}
      conflict={save.conflict}
      actions={
        <>
          <DuplicateLink home="/coupons" id={coupon.id} />
          {!isArchived && <ArchiveButton coupon={coupon} onSaved={setCoupon} />}
        </>
      }
      main={
        <>
          {isArchived ? (
            <Notice>{t('coupons.archivedHint')}</Notice>
          ) : (
            <CouponFields state={state} errors={errors.shown} />
          )}
          <UsesCard couponId={coupon.id} />
        </>
      }
      side={
        <>
          <Panel title={t('coupons.state')} end={<CouponBadge state={coupon.state} />}>
            <Facts facts={[{ term: t('coupons.uses'), value: formatNumber(coupon.uses) }]} />
          </Panel>
          <PreviewCard draft={state.draft} />
          <NotesCard entity="coupon" id={coupon.id} />
          <HistoryCard entity="coupon" entityId={coupon.id} name={coupon.code} version={coupon.version} />
        </>
      }
    />
  );
}

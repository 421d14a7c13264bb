import './coupons.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CallFailed } from '@sjaj/client';
import type { AdminCoupon } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Breadcrumbs, Card, Facts, Notice, Skeleton } from '@sjaj/ui';
import { ConflictDialog } from '../../../shared/form/conflict-dialog.tsx';
import { FormHead } from '../../../shared/form/form-head.tsx';
import { LeaveGuard } from '../../../shared/form/leave-guard.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { t } from '../../../shared/texts/t.ts';
import { CouponBadge } from '../coupons-columns.tsx';
import { couponQuery } from '../queries.ts';
import { ArchiveButton } from './archive-button.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { draftOf } from './draft.logic.ts';
import { checkedForm } from './fields.ts';
import { PreviewCard } from './preview-card.tsx';
import { useCouponFaults } from './use-coupon-faults.ts';
import { useSaveCoupon } from './use-save-coupon.ts';
import { UsesCard } from './uses-card.tsx';

/** One discount code, to be edited, with the orders that had it. */
export function CouponPage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const { data: coupon, error, refetch } = useQuery(couponQuery(Number(id)));
  if (coupon) {
    return (
      <>
        <Breadcrumbs trail={[{ href: '/coupons', title: t('resource.coupons') }, { title: coupon.code }]} />
        <CouponEditor key={coupon.id} opened={coupon} />
      </>
    );
  }
  if (error) {
    const isUnknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return <FailureState error={error} onRetry={() => void refetch()} back={isUnknown ? '/coupons' : undefined} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton width={280} height={28} />
      <Skeleton height={240} radius={12} marginTop={16} />
      <Skeleton height={160} radius={12} marginTop={12} />
    </div>
  );
}

function CouponEditor({ opened }: { readonly opened: AdminCoupon }) {
  // What is saved now; the answer of every save takes its place.
  const [coupon, setCoupon] = useState(opened);
  const state = useDraft(draftOf(opened));
  const faults = useCouponFaults(state);
  const save = useSaveCoupon({ coupon, state, onSaved: setCoupon, onRefused: faults.refuse });
  usePageTitle(coupon.code);
  const isArchived = coupon.state === 'archived';
  const onSave = () => {
    const form = !isArchived && faults.check() ? checkedForm(state.draft) : null;
    if (form) save.send(form, coupon.version);
  };
  return (
    <>
      <FormHead
        title={coupon.code}
        changes={isArchived ? 0 : state.changed.length}
        busy={save.isPending}
        onSave={onSave}
        onDiscard={() => state.reset()}
      >
        {!isArchived && <ArchiveButton coupon={coupon} onSaved={setCoupon} />}
      </FormHead>
      <div className="adm-lay">
        <div className="adm-lay-main">
          {isArchived ? (
            <Notice>{t('coupons.archivedHint')}</Notice>
          ) : (
            <CouponFields state={state} faults={faults.shown} />
          )}
          <UsesCard couponId={coupon.id} />
        </div>
        <div className="adm-lay-side">
          <Card title={t('coupons.state')} end={<CouponBadge state={coupon.state} />}>
            <Facts facts={[{ term: t('coupons.uses'), value: formatNumber(coupon.uses) }]} />
          </Card>
          <PreviewCard draft={state.draft} />
        </div>
      </div>
      {save.conflict && (
        <ConflictDialog
          conflicts={save.conflict.rows}
          busy={save.isPending}
          onTakeMine={save.conflict.takeMine}
          onTakeTheirs={save.conflict.takeTheirs}
          onClose={save.conflict.close}
        />
      )}
      <LeaveGuard isChanged={!isArchived && state.changed.length > 0} />
    </>
  );
}

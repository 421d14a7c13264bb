import type { Order } from '@sjaj/contract';
import { Notice, useUiLink } from '@sjaj/ui';
import { ConfirmEmailNotice } from '../../shared/confirm-email/confirm-email-notice.tsx';
import { t } from '../../shared/texts/t.ts';
import { nextStepOf } from './next-step.logic.ts';

/** The next step, or the hold reason of the order. */
export function OrderNotice({ order }: { readonly order: Order }) {
  // Users who may approve it see the limits instead.
  if (order.approval) return null;
  if (order.emailToConfirm !== null) return <ConfirmEmailNotice order={order} />;
  if (order.waitsFor === 'approval') return <Notice tone="warn">{t('checkoutPage.aboveLimit')}</Notice>;
  if (order.waitsFor === 'stock') return <Notice tone="warn">{t('orders.waitsForStockHint')}</Notice>;
  const next = nextStepOf(order, new Date());
  if (next === null) return null;
  if (next === 'returns') return <Returns />;
  return (
    <Notice className="sj-noprint" tone={next === 'again' || next === 'orderAgain' ? 'warn' : 'info'}>
      <b>{t('checkoutPage.whatFollows')}:</b> {t(NEXT[next])}
    </Notice>
  );
}

const NEXT = {
  approval: 'checkoutPage.followsApproval',
  leaving: 'orders.nextApproved',
  pickup: 'orders.nextPickup',
  onItsWay: 'orders.nextFinished',
  again: 'orders.nextNotDelivered',
  orderAgain: 'orders.nextUnpaid',
} as const;

function Returns() {
  const Link = useUiLink();
  return (
    <Notice className="sj-noprint" tone="info">
      {t('orders.nextDelivered')}{' '}
      <Link className="sj-link" href="/complaints">
        {t('informationPage.complaints')}
      </Link>
    </Notice>
  );
}

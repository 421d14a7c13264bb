import type { AdminOrder } from '@sjaj/contract';
import { Notice } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';
import { t } from '../../shared/texts/t.ts';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';
import { overLimitBy } from './limit.logic.ts';

/** Warnings before the approval: lines with too little stock and an exceeded limit. */
export function OrderNotices({ order }: { readonly order: AdminOrder }) {
  const over = overLimitBy(order);
  return (
    <>
      <UnconfirmedNotice order={order} />
      {order.waitsFor === 'approval' && <Notice>{t('orders.waitsForCompanyHint')}</Notice>}
      {order.shortLines.length > 0 && (
        <Notice tone="warn">
          <b>{t('orders.shortLines', { count: order.shortLines.length })}</b>
        </Notice>
      )}
      {over !== null && (
        <Notice tone="warn">
          <b>{t('orders.tabAboveLimit')}</b>
          {`: ${kmText(over)}`}
        </Notice>
      )}
      {order.note && (
        <Notice>
          <b>{t('orders.customerNote')}</b>
          {`: ${order.note}`}
        </Notice>
      )}
    </>
  );
}

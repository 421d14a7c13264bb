import { ORDER_STATUS as S, type Order } from '@sjaj/contract';
import { Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** What comes next, or why the order waits. */
export function OrderNotice({ order }: { readonly order: Order }) {
  // Whoever approves it is told of the limits instead.
  if (order.approval) return null;
  if (order.waitsFor === 'approval') return <Notice tone="warn">{t('checkout.aboveLimit')}</Notice>;
  if (order.waitsFor === 'stock') return <Notice tone="warn">{t('orders.waitsForStockHint')}</Notice>;
  if (order.status === S.created) {
    return (
      <Notice tone="info">
        <b>{t('checkout.whatFollows')}:</b> {t('checkout.followsApproval')}
      </Notice>
    );
  }
  return null;
}

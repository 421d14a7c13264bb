import { ORDER_STATUS, type OrderRow, type OrderStatus } from '@sjaj/contract';
import { orderStatusKey } from '@sjaj/i18n';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { t } from '../texts/t.ts';

const S = ORDER_STATUS;
const TONE: Readonly<Record<OrderStatus, BadgeTone>> = {
  [S.preOrder]: 'outline',
  [S.created]: 'warn',
  [S.paid]: 'warn',
  [S.unpaid]: 'outline',
  [S.approved]: 'soft',
  [S.finished]: 'soft',
  [S.delivered]: 'grey',
  [S.notDelivered]: 'warn',
  [S.cancelled]: 'grey',
  [S.merged]: 'grey',
  [S.split]: 'grey',
};

type Shown = Pick<OrderRow, 'status' | 'waitsFor' | 'confirmEmailBy'>;

/** What staff call the state of an order: a new one waits for them, one above a limit for the customer. */
export function statusText({ status, waitsFor, confirmEmailBy }: Shown): string {
  if (confirmEmailBy !== null) return t('orderStatus.waits_for_email');
  if (status === S.created) return t('orderStatus.waits_for_approval');
  if (status === S.finished) return t('orderStatus.handed_over');
  if (status === S.preOrder && waitsFor === 'stock') return t('orderStatus.waits_for_stock');
  if (waitsFor === 'approval') return t('orders.waitsForCompany');
  return t(orderStatusKey(status));
}

/** The state of an order. */
export function StatusBadge({ order }: { readonly order: Shown }) {
  return <Badge tone={order.confirmEmailBy === null ? TONE[order.status] : 'outline'}>{statusText(order)}</Badge>;
}

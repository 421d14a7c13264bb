import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { ORDER_STATUS as S, type OrderRow, type OrderStatus } from '@sjaj/contract';
import { orderStatusKey } from '@sjaj/i18n';
import { Badge } from '@sjaj/ui';
import { t } from '../texts/t.ts';

type Look = Pick<Parameters<typeof Badge>[0], 'tone' | 'icon'>;

const waits: Look = { tone: 'warn', icon: <IconClock size={13} aria-hidden="true" /> };
const over: Look = { tone: 'grey', icon: <IconX size={13} aria-hidden="true" /> };
const good: Look = { tone: 'soft', icon: <IconCheck size={13} aria-hidden="true" /> };

const LOOKS: Readonly<Record<OrderStatus, Look>> = {
  [S.preOrder]: waits,
  [S.created]: { tone: 'outline' },
  [S.unpaid]: waits,
  [S.paid]: good,
  [S.approved]: good,
  [S.finished]: good,
  [S.delivered]: { tone: 'grey', icon: <IconCheck size={13} aria-hidden="true" /> },
  [S.notDelivered]: { tone: 'warn', icon: <IconX size={13} aria-hidden="true" /> },
  [S.cancelled]: over,
  [S.merged]: over,
  [S.split]: over,
};

type Shown = Pick<OrderRow, 'status' | 'waitsFor' | 'confirmEmailBy'>;

/** Status of an order as text with an icon, not by colour alone. */
export function StatusBadge({ order }: { readonly order: Shown }) {
  return <Badge {...(order.confirmEmailBy === null ? LOOKS[order.status] : waits)}>{statusText(order)}</Badge>;
}

/** Text of the hold reason: the guest's confirmation first, then stock or approval. */
export function statusText({ status, waitsFor, confirmEmailBy }: Shown): string {
  if (confirmEmailBy !== null) return t('orderStatus.waits_for_email');
  return t(orderStatusKey(status, waitsFor));
}

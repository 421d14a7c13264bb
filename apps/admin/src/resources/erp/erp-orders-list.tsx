import { useMutation } from '@tanstack/react-query';
import { IconRefresh } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import { ERP_ORDER_VIEWS, type ErpOrder } from '@sjaj/contract';
import { formatDateTime, formatNumber } from '@sjaj/domain';
import { Badge, type BadgeTone, IconButton, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { actionsColumn } from '../../shared/list/actions-column.ts';
import type { Column, ListDefinition } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { ErpJobs } from './erp-jobs.tsx';

const TONE: Readonly<Record<ErpOrder['state'], BadgeTone>> = { queued: 'outline', sent: 'soft', refused: 'warn' };

interface SendAgainProps {
  readonly order: ErpOrder;
  readonly onDone: () => void;
}

/** Sends an order to the ERP once more. */
function SendAgain({ order: { id, number }, onDone }: SendAgainProps) {
  const send = useMutation({
    mutationFn: () => api.erp.sendAgain({ params: { id } }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved'), text: number }),
    onError: showFailure,
    onSettled: onDone,
  });
  return (
    <IconButton
      size="sm"
      label={t('erpOrders.sendAgain', { number })}
      icon={<IconRefresh size={16} aria-hidden="true" />}
      disabled={send.isPending}
      onClick={() => send.mutate()}
      tip="end"
    />
  );
}

const timeText = (instant: string | null): string =>
  instant === null ? '–' : formatDateTime(new Date(instant), language());

const COLUMNS: readonly Column<ErpOrder>[] = [
  {
    key: 'number',
    title: 'erpOrders.number',
    locked: true,
    onPhone: true,
    text: ({ number }) => number,
    show: ({ id, number }) => <NameCell href={`/orders/${id}`} name={number} />,
  },
  { key: 'customer', title: 'erpOrders.customer', shrinks: true, text: ({ customer }) => customer },
  {
    key: 'queuedAt',
    title: 'erpOrders.queuedAt',
    text: ({ queuedAt }) => timeText(queuedAt),
    show: ({ queuedAt }) => tableTime(queuedAt, new Date()),
  },
  {
    key: 'sentAt',
    title: 'erpOrders.sentAt',
    text: ({ sentAt }) => timeText(sentAt),
    show: ({ sentAt }) => (sentAt === null ? '–' : tableTime(sentAt, new Date())),
  },
  { key: 'attempts', title: 'erpOrders.attempts', right: true, text: ({ attempts }) => formatNumber(attempts) },
  {
    key: 'state',
    title: 'erpOrders.state',
    onPhone: true,
    text: ({ state }) => t(`erpOrderState.${state}`),
    show: ({ state }) => <Badge tone={TONE[state]}>{t(`erpOrderState.${state}`)}</Badge>,
  },
  { key: 'error', title: 'erpOrders.error', shrinks: true, text: ({ error }) => error ?? '' },
  actionsColumn((order, list) => (order.state === 'queued' ? null : <SendAgain order={order} onDone={list.reload} />)),
];

/** What the ERP has of each order, and what it refused. */
export const erpOrdersList: ListDefinition<ErpOrder> = {
  name: 'erp-orders',
  title: 'resource.erpOrders',
  searchHint: 'erpOrders.search',
  columns: COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'queued', title: 'erpOrderState.queued' },
    { key: 'refused', title: 'erpOrderState.refused', isWaiting: true },
    { key: 'sent', title: 'erpOrderState.sent' },
  ],
  filters: [],
  load: (query, settings) => api.erp.orders({ body: viewRequest(query, ERP_ORDER_VIEWS) }, settings),
  nameOf: ({ number }) => number,
  summary: () => <ErpJobs />,
  empty: { title: 'erpOrders.emptyTitle', text: 'erpOrders.emptyText' },
};

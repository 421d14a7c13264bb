import './webhooks.css';
import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { IconRefresh, IconSend } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { WebhookDelivery } from '@sjaj/contract';
import {
  Badge,
  type BadgeTone,
  Button,
  EmptyState,
  IconButton,
  Panel,
  showToast,
  Skeleton,
  Table,
  useUiLink,
} from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { t } from '../../shared/texts/t.ts';
import { eventText, resultText } from './webhook-labels.ts';

const PAGE_SIZE = 12;
/** While something waits, ms between two looks. */
const LOOK_EVERY = 2_000;

const deliveriesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', 'deliveries', id],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.webhooks.deliveries({ params: { id }, body: { page: pageParam, pageSize: PAGE_SIZE } }, { signal }),
    getNextPageParam: ({ pagedResult }) =>
      pagedResult && pagedResult.currentPage < pagedResult.totalPages ? pagedResult.currentPage + 1 : undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ state: one }) => one === 'queued')) ? LOOK_EVERY : false,
  });

const STATE_TONE: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = {
  queued: 'outline',
  sent: 'soft',
  set_aside: 'warn',
};

/** What was sent to a webhook, with the buttons to try it and to send a message again. */
export function DeliveriesCard({ webhookId }: { readonly webhookId: number }) {
  const query = useInfiniteQuery(deliveriesQuery(webhookId));
  const deliveries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const send = useMutation({
    mutationFn: (deliveryId: number | null) =>
      deliveryId === null
        ? api.webhooks.test({ params: { id: webhookId } })
        : api.webhooks.sendAgain({ params: { id: webhookId, deliveryId } }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved') }),
    onError: showFailure,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['webhooks', 'deliveries', webhookId] }),
  });
  return (
    <Panel
      title={t('webhooks.deliveries')}
      flush
      aria-busy={query.isPending}
      end={
        <Button
          variant="soft"
          size="sm"
          icon={<IconSend size={16} aria-hidden="true" />}
          busy={send.isPending && send.variables === null}
          onClick={() => send.mutate(null)}
        >
          {t('webhooks.test')}
        </Button>
      }
    >
      {query.isPending && <Skeleton height={120} radius={0} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && deliveries.length === 0 && (
        <EmptyState icon={<IconSend size={28} />} title={t('webhooks.noDeliveries')} />
      )}
      {deliveries.length > 0 && <DeliveriesTable deliveries={deliveries} onAgain={send.mutate} />}
      {query.hasNextPage && (
        <div className="adm-webhook-more">
          <Button variant="soft" size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('action.showMore')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface DeliveriesTableProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly onAgain: (id: number) => void;
}

function DeliveriesTable({ deliveries, onAgain }: DeliveriesTableProps) {
  const Link = useUiLink();
  const now = new Date();
  return (
    <div className="adm-webhook-log">
      <Table caption={t('webhooks.deliveries')}>
        <thead>
          <tr>
            <th scope="col">{t('webhooks.event')}</th>
            <th scope="col" className="sj-notphone">
              {t('webhooks.at')}
            </th>
            <th scope="col">{t('webhooks.result')}</th>
            <th scope="col" className="sj-right sj-notphone">
              {t('webhooks.attempts')}
            </th>
            <th scope="col" className="sj-right">
              {t('list.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td>
                {eventText(delivery.event)}
                {delivery.order && (
                  <Link href={`/orders/${delivery.order.id}`} className="sj-link adm-webhook-order">
                    {delivery.order.number}
                  </Link>
                )}
              </td>
              <td className="sj-nw sj-t2 sj-notphone">{tableTime(delivery.lastAttemptAt ?? delivery.queuedAt, now)}</td>
              <td>
                <Badge tone={STATE_TONE[delivery.state]}>{t(`webhookState.${delivery.state}`)}</Badge>
                <small className="adm-webhook-result sj-t3">{resultText(delivery)}</small>
              </td>
              <td className="sj-right sj-num sj-notphone">{delivery.attempts}</td>
              <td className="sj-right">
                {delivery.state !== 'queued' && (
                  <IconButton
                    size="sm"
                    label={t('webhooks.sendAgain', { event: eventText(delivery.event) })}
                    icon={<IconRefresh size={16} aria-hidden="true" />}
                    onClick={() => onAgain(delivery.id)}
                    tip="end"
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

import type { AdminOrder, OrderEvent } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Panel, Timeline, type TimelineStep } from '@sjaj/ui';
import { statusText } from '../../shared/orders/status-badge.tsx';
import { language, t } from '../../shared/texts/t.ts';

/** The status history of the order: time, user and reason of each change. */
export function OrderHistory({ order }: { readonly order: AdminOrder }) {
  const last = order.history.length - 1;
  const steps = order.history.map((event, index) => stepOf(event, index === last && order.may.length > 0, index));
  return (
    <Panel title={t('orders.history')}>
      <Timeline steps={steps} />
    </Panel>
  );
}

const stepOf = (event: OrderEvent, isNow: boolean, key: number): TimelineStep => ({
  key,
  state: isNow ? 'now' : 'done',
  title: statusText({ status: event.to, waitsFor: null, confirmEmailBy: null }),
  detail: [formatDateTime(new Date(event.at), language()), whoOf(event), event.reason].filter(Boolean).join(' · '),
});

const whoOf = ({ who, onBehalfOf }: OrderEvent): string =>
  onBehalfOf === null ? who : t('orderFacts.onBehalfOf', { who, principal: onBehalfOf });

import { ORDER_STATUS as S, type Order } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { orderStatusKey } from '@sjaj/i18n';
import { Panel, Timeline } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import { timelineOf, type TimelineStep } from './order-timeline.logic.ts';
import { statusText } from '../../shared/orders/status-badge.tsx';

/** Timeline of an order: statuses with times and people. Live updates show changes by staff. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const steps = timelineOf(order).map((step, index) => ({
    key: index,
    state: step.state,
    title: titleOf(step, order),
    detail: detailOf(step),
  }));
  return (
    <Panel title={t('orders.timeline')} end={<span className="sj-t3 sj-xs">{t('orderFacts.live')}</span>}>
      <Timeline steps={steps} />
    </Panel>
  );
}

function titleOf({ state, status, approval }: TimelineStep, order: Order): string {
  if (approval === 'given') return t('approval.approvedInCompany');
  if (approval === 'returned') return t('approval.returnedInCompany');
  if (approval === 'waited') return t('orderStatus.waits_for_approval');
  // Both statuses are named "finished": the steps say where the goods are.
  if (status === S.finished)
    return t(order.deliveryMethod === 'pickup' ? 'orders.stepPickedUp' : 'orderStatus.handed_over');
  if (status === S.delivered) return t('orders.stepDelivered');
  return state === 'now' ? statusText(order) : t(orderStatusKey(status));
}

function detailOf({ at, who, onBehalfOf, reason }: TimelineStep): string | undefined {
  if (at === null) return undefined;
  const person = onBehalfOf === null ? who : t('orderFacts.onBehalfOf', { who: who ?? '', principal: onBehalfOf });
  return [formatDateTime(new Date(at), language()), person, reason].filter(Boolean).join(' · ');
}

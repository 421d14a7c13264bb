import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { QueuedOrder } from '@sjaj/contract';
import { formatPercent } from '@sjaj/domain';
import { Button, IconButton, Skeleton, useUiLink } from '@sjaj/ui';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { Key } from '../../../shared/keys/key.tsx';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { CompanyCard } from '../company-card.tsx';
import { OrderFactsCards } from '../order-facts-cards.tsx';
import { OrderLines } from '../order-lines.tsx';
import { OrderNotices } from '../order-notices.tsx';
import { orderQuery } from '../queries.ts';
import { ApprovalSigns } from './approval-signs.tsx';

interface ApprovalOrderProps {
  readonly order: QueuedOrder;
  readonly at: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

/** The open order of the queue: what is known of it, and the two decisions. */
export function ApprovalOrder({ order, at, count, onStep, onApprove, onReject }: ApprovalOrderProps) {
  const Link = useUiLink();
  const { margin } = order.signs;
  return (
    <section className="apq-order" aria-label={t('orders.one', { number: order.orderNumber })}>
      <header className="apq-head">
        <div className="apq-head-what">
          <h2>
            <Link className="sj-link" href={`/orders/${order.id}`}>
              {t('orders.one', { number: order.orderNumber })}
            </Link>
          </h2>
          <span className="sj-sm sj-t2">
            {[
              order.companyTitle ?? order.orderer,
              tableTime(order.date, new Date()),
              margin !== null && t('approvalQueue.margin', { percent: formatPercent(margin, language()) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <ApprovalSigns order={order} />
        </div>
        <span className="apq-place sj-sm sj-t2 sj-num">
          <IconButton
            label={t('approvalQueue.previous')}
            icon={<IconChevronLeft size={18} aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => onStep(-1)}
          />
          {t('approvalQueue.place', { at: at + 1, count })}
          <IconButton
            label={t('approvalQueue.next')}
            icon={<IconChevronRight size={18} aria-hidden="true" />}
            disabled={at === count - 1}
            onClick={() => onStep(1)}
          />
        </span>
        <span className="adm-order-actions">
          <Button size="sm" variant="quiet-danger" onClick={onReject}>
            {t('orders.reject')} <Key name="R" />
          </Button>
          <Button size="sm" icon={<IconCheck size={16} aria-hidden="true" />} onClick={onApprove}>
            {t('orders.approve')} <Key name="A" />
          </Button>
        </span>
      </header>
      <OrderBody id={order.id} />
    </section>
  );
}

function OrderBody({ id }: { readonly id: number }) {
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (!order)
    return (
      <div className="apq-body" aria-busy="true">
        <Skeleton height={220} radius={12} />
        <Skeleton height={160} radius={12} marginTop={12} />
      </div>
    );
  return (
    <div className="apq-body">
      <OrderNotices order={order} />
      <OrderLines order={order} />
      <div className="apq-cards">
        <CompanyCard order={order} />
        <OrderFactsCards order={order} />
      </div>
    </div>
  );
}

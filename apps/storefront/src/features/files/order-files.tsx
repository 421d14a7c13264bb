import { useState } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OrderRow } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Panel, Skeleton, useUiLink } from '@sjaj/ui';
import { OrderDocuments } from '../../shared/orders/order-documents.tsx';
import { OrderInvoices } from '../../shared/orders/order-invoices.tsx';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { language, t } from '../../shared/texts/t.ts';
import styles from './files.module.css';
import { latestOrdersQuery } from './queries.ts';

/** The documents of the latest orders, as the page of each order has them. Nothing before the first order. */
export function OrderFiles() {
  const { data, error, refetch } = useQuery(latestOrdersQuery);
  const Link = useUiLink();
  if (!data) return error ? <PanelFailed error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
  if (data.length === 0) return null;
  return (
    <div className={styles.orders}>
      <Panel
        title={t('myFiles.ofOrders')}
        end={
          <Link href="/profile/orders" className="sj-link">
            {t('myFiles.toOrders')}
          </Link>
        }
        lined
        flush
      >
        {data.map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
      </Panel>
    </div>
  );
}

/** One order; its documents are read when it is opened. */
function OrderEntry({ order }: { readonly order: OrderRow }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles.order} onToggle={() => setWasOpened(true)}>
      <summary>
        <b>{order.orderNumber}</b>
        <span className="sj-num sj-t3">{formatDate(new Date(order.date), language())}</span>
        <StatusBadge order={order} />
        <IconChevronDown size={17} aria-hidden="true" />
      </summary>
      {wasOpened && (
        <div className={styles.documents}>
          <OrderDocuments order={order} />
          <OrderInvoices orderId={order.id} />
        </div>
      )}
    </details>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { OrderRow } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Table, useUiLink } from '@sjaj/ui';
import { OrderSumCell, OrderSumHead } from '../../shared/orders/order-sum.tsx';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { language, t } from '../../shared/texts/t.ts';
import styles from './dashboard.module.css';
import { lastOrdersQuery } from './queries.ts';
import { QueryPanel } from './query-panel.tsx';

/** The newest orders with their status. */
export function LastOrders() {
  return (
    <QueryPanel
      title={t('dashboard.lastOrders')}
      href="/profile/orders"
      query={useQuery(lastOrdersQuery)}
      height={220}
      isEmpty={(orders) => orders.length === 0}
      emptyText={t('orders.empty')}
    >
      {(orders) => (
        <div className={styles.orders}>
          <Table caption={t('dashboard.lastOrders')}>
            <thead>
              <tr>
                <th scope="col">{t('orders.columnNumber')}</th>
                <th scope="col">{t('orders.columnDate')}</th>
                <th scope="col">{t('orders.columnOrderer')}</th>
                <th scope="col">{t('orders.columnStatus')}</th>
                <OrderSumHead />
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <Row key={order.id} order={order} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </QueryPanel>
  );
}

function Row({ order }: { readonly order: OrderRow }) {
  const Link = useUiLink();
  return (
    <tr>
      <td>
        <Link className={styles.number} href={`/profile/orders/${order.id}`}>
          {order.orderNumber}
        </Link>
      </td>
      <td className="sj-nw sj-num">{formatDate(new Date(order.date), language())}</td>
      <td className={styles.orderer}>{order.orderer}</td>
      <td>
        <StatusBadge order={order} />
      </td>
      <OrderSumCell order={order} />
    </tr>
  );
}

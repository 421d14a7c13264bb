import { IconRepeat } from '@tabler/icons-react';
import type { OrderRow } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { ButtonLink, Table, useUiLink } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import styles from './orders.module.css';
import { PaymentLink } from './payment-link.tsx';
import { OrderSumCell, OrderSumHead } from '../../shared/orders/order-sum.tsx';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';

/** Orders, one per row; on phones one per panel. */
export function OrderTable({ orders }: { readonly orders: readonly OrderRow[] }) {
  return (
    <div className={styles.table}>
      <Table caption={t('orders.title')} rounded>
        <thead>
          <tr>
            <th scope="col">{t('orders.columnNumber')}</th>
            <th scope="col">{t('orders.columnDate')}</th>
            <th scope="col">{t('orders.columnOrderer')}</th>
            <th scope="col">{t('checkoutPage.reference')}</th>
            <th scope="col">{t('orders.columnStatus')}</th>
            <th scope="col" className="sj-right">
              {t('orders.columnLines')}
            </th>
            <OrderSumHead />
            <th className="sj-noprint">
              <span className="sj-vh">{t('orders.repeat')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </tbody>
      </Table>
    </div>
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
      <td className={`sj-nw sj-num ${styles.when}`}>{formatDateTime(new Date(order.date), language())}</td>
      <td className={styles.who}>{order.orderer}</td>
      <td className={styles.reference}>{order.customerReference}</td>
      <td className={styles.status}>
        <StatusBadge order={order} />
        <PaymentLink order={order} />
      </td>
      <td className={`sj-right sj-num ${styles.count}`}>{order.lines}</td>
      <OrderSumCell order={order} className={styles.sum} />
      <td className={`sj-noprint ${styles.repeat}`}>
        <ButtonLink
          variant="ghost"
          size="sm"
          square
          href={`/profile/orders/${order.id}?repeat=1`}
          aria-label={t('orders.repeatTitle', { number: order.orderNumber })}
          title={t('orders.repeat')}
          icon={<IconRepeat size={17} aria-hidden="true" />}
        />
      </td>
    </tr>
  );
}

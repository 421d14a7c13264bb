import type { AdminOrderRow } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { useUiLink } from '@sjaj/ui';
import { kmText, plainAmount } from '../../shared/figures/amounts.ts';
import type { Column } from '../../shared/list/definition.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { PAYMENT_KEY } from '../../shared/orders/payment.ts';
import { StatusBadge, statusText } from '../../shared/orders/status-badge.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { deliveryText } from './delivery-filter.ts';

function NumberLink({ order }: { readonly order: AdminOrderRow }) {
  const Link = useUiLink();
  return (
    <Link href={`/orders/${order.id}`} className="sj-link">
      {order.orderNumber}
    </Link>
  );
}

const soft = (text: string) => <span className="sj-t2">{text}</span>;

export const ORDER_COLUMNS: readonly Column<AdminOrderRow>[] = [
  {
    key: 'orderNumber',
    title: 'orders.columnNumber',
    sortBy: 'number',
    locked: true,
    onPhone: true,
    text: (order) => order.orderNumber,
    show: (order) => <NumberLink order={order} />,
  },
  {
    key: 'date',
    title: 'orders.columnTime',
    sortBy: 'createdDate',
    text: (order) => formatDateTime(new Date(order.date), language()),
    show: (order) => <span className="sj-t2 sj-num">{tableTime(order.date, new Date())}</span>,
  },
  {
    key: 'companyTitle',
    title: 'orders.columnCustomer',
    sortBy: 'customer',
    shrinks: true,
    onPhone: true,
    text: (order) => order.companyTitle ?? order.orderer,
    show: (order) => <span className="sj-name">{order.companyTitle ?? order.orderer}</span>,
  },
  {
    key: 'orderer',
    title: 'orders.columnOrderer',
    sortBy: 'orderer',
    shrinks: true,
    wideOnly: true,
    text: (order) => (order.isGuests ? t('role.guest') : order.orderer),
    show: (order) => soft(order.isGuests ? t('role.guest') : order.orderer),
  },
  {
    key: 'town',
    title: 'field.town',
    sortBy: 'town',
    wideOnly: true,
    text: (order) => order.town,
    show: (order) => soft(order.town),
  },
  {
    key: 'paymentTypeId',
    title: 'orders.columnPayment',
    wideOnly: true,
    text: (order) => t(PAYMENT_KEY[order.paymentTypeId] ?? 'delivery.transfer'),
    show: (order) => soft(t(PAYMENT_KEY[order.paymentTypeId] ?? 'delivery.transfer')),
  },
  {
    key: 'deliveryTitle',
    title: 'orderFacts.deliveryMethod',
    offered: true,
    shrinks: true,
    text: deliveryText,
    show: (order) => soft(deliveryText(order)),
    file: [
      {
        field: 'deliveryMethod',
        labelOf: (method: AdminOrderRow['deliveryMethod']) => t(`delivery.${method}`),
      },
      { field: 'deliveryTitle', title: 'shippingQueue.carrierOrPlace' },
    ],
  },
  {
    key: 'customerReference',
    title: 'orders.columnReference',
    offered: true,
    text: (order) => order.customerReference ?? '',
  },
  {
    key: 'status',
    title: 'orders.columnStatus',
    sortBy: 'status',
    onPhone: true,
    text: statusText,
    show: (order) => <StatusBadge order={order} />,
  },
  { key: 'lines', title: 'orders.columnLines', right: true, wideOnly: true, text: (order) => String(order.lines) },
  {
    key: 'amountWithoutVat',
    title: 'orders.columnNet',
    sortBy: 'net',
    right: true,
    onPhone: true,
    text: (order) => plainAmount(order.amountWithoutVat),
    show: (order) => <b>{kmText(order.amountWithoutVat)}</b>,
  },
  {
    key: 'total',
    title: 'price.totalWithVat',
    sortBy: 'total',
    right: true,
    offered: true,
    text: (order) => plainAmount(order.total),
    show: (order) => kmText(order.total),
  },
];

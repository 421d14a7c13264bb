import { OrderEditsPanel } from '@sjaj/app-kit';
import type { Order } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { OrderDocuments } from '../../shared/orders/order-documents.tsx';
import { OrderInvoices } from '../../shared/orders/order-invoices.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { accountCalls } from './approval/approval-calls.ts';
import { ApprovalPanel } from './approval/approval-panel.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderMessages } from './order-messages.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import styles from './orders.module.css';
import { PaymentNotice } from './payment-notice.tsx';
import { WithdrawalPanel } from './withdrawal/withdrawal-panel.tsx';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';

interface OrderProps {
  readonly order: Order;
}

interface ContentProps extends OrderProps {
  /** The order of an account, which may have invoices. */
  readonly isOfAccount?: boolean;
}

/** An order with timeline, facts and lines, for accounts and guests. */
export function OrderContent({ order, isOfAccount = false }: ContentProps) {
  return (
    <>
      <PaymentNotice order={order} />
      <div className={styles.order}>
        <div className={styles.side}>
          <OrderTimeline order={order} />
          <OrderEditsPanel edits={order.edits} />
          <OrderDocuments order={order} />
          {isOfAccount && <OrderInvoices orderId={order.id} />}
        </div>
        <div className={styles.content}>
          <OrderLinks order={order} />
          <OrderNotice order={order} />
          <ApprovalPanel order={order} calls={accountCalls(order.id)} />
          <OrderLines order={order} />
          <OrderFacts order={order} />
          <OrderMessages orderId={order.id} isOfGuest={!isOfAccount} />
          <WithdrawalPanel order={order} />
        </div>
      </div>
    </>
  );
}

/** The order in one line: status, time and buyer. */
export function OrderSummary({ order }: OrderProps) {
  const facts = [formatDateTime(new Date(order.date), language()), ...ordererOf(order), referenceOf(order)];
  return (
    <span className={styles.note}>
      <StatusBadge order={order} /> {facts.filter(Boolean).join(' · ')}
    </span>
  );
}

const referenceOf = ({ customerReference: number }: Order): string | null =>
  number === null ? null : t('orderFacts.customerReferenceShort', { number });

/** The buyer. For an impersonated order the sales representative, and the buyer or the company. */
function ordererOf({ orderer, placedBy, companyTitle }: Order): readonly (string | null)[] {
  if (placedBy === null) return [orderer];
  return [`${t('role.sales_representative')}: ${placedBy}`, orderer === placedBy ? companyTitle : orderer];
}

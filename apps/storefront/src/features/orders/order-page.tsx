import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import type { Order } from '@sjaj/contract';
import { Breadcrumbs, PageTitle } from '@sjaj/ui';
import { orderQuery } from '../../shared/orders/orders-query.ts';
import { PhoneBar } from '../../shared/page/phone-bar.tsx';
import { PrintButton } from '../../shared/page/print-button.tsx';
import { PayButton } from '../../shared/payment/pay-button.tsx';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { t } from '../../shared/texts/t.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderContent, OrderSummary } from './order-content.tsx';
import styles from './orders.module.css';
import { useCardPayment } from './payment-notice.tsx';
import { RepeatButton } from './repeat-button.tsx';

/** One order of the account, with its actions. */
export function OrderPage() {
  const { id } = useParams({ strict: false });
  const { data: order } = useSuspenseQuery(orderQuery(Number(id)));
  const title = t('orders.one', { number: order.orderNumber });
  usePageTitle(title);
  return (
    <>
      <PrintHead />
      <Breadcrumbs
        trail={[
          { title: t('frame.home'), href: '/' },
          { title: t('orders.title'), href: '/profile/orders' },
          { title: order.orderNumber },
        ]}
      />
      <PageTitle title={title} note={<OrderSummary order={order} />} actions={<Actions order={order} />} />
      <OrderContent order={order} isOfAccount />
      <PhoneBar>
        {order.may.includes('confirm') ? <OrderActions order={order} /> : <PayOrRepeat order={order} />}
      </PhoneBar>
    </>
  );
}

/** An order that is not paid is paid before it is repeated. */
function PayOrRepeat({ order }: { readonly order: Order }) {
  const payment = useCardPayment(order);
  if (payment?.mayPay) return <PayButton orderId={payment.orderId} state={payment.state} />;
  return <RepeatButton order={order} />;
}

function Actions({ order }: { readonly order: Order }) {
  // An order that waits for the user is approved in its panel.
  if (order.may.includes('confirm'))
    return (
      <>
        <PrintButton />
        <RepeatButton order={order} />
      </>
    );
  return (
    <>
      <PrintButton />
      <OrderActions order={order} />
      <span className={styles.next}>
        <RepeatButton order={order} />
      </span>
    </>
  );
}

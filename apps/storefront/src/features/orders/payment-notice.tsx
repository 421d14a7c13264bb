import { useQuery } from '@tanstack/react-query';
import { ORDER_STATUS, type Order, type OrderPayment } from '@sjaj/contract';
import { formatTime } from '@sjaj/domain';
import { Notice } from '@sjaj/ui';
import { useOrderAccess } from '../../shared/order-access/order-access.ts';
import { PayButton } from '../../shared/payment/pay-button.tsx';
import { paymentQuery } from '../../shared/payment/payment-query.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './payment.module.css';

const BY_CARD = 2;

/** The card payment of an order that is unpaid or cancelled. */
export function useCardPayment({ id, status, paymentTypeId }: Order): OrderPayment | undefined {
  const isOfInterest =
    paymentTypeId === BY_CARD && (status === ORDER_STATUS.unpaid || status === ORDER_STATUS.cancelled);
  const access = useOrderAccess();
  const { data } = useQuery({ ...paymentQuery(id, access), enabled: isOfInterest });
  return isOfInterest ? data : undefined;
}

/** Open card payment with its button, and refunds. */
export function PaymentNotice({ order }: { readonly order: Order }) {
  const payment = useCardPayment(order);
  if (!payment) return null;
  return (
    <div className={styles.notice}>
      {payment.state === 'refund_due' && <Notice>{t('cardPayment.refundDue')}</Notice>}
      {payment.state === 'refunded' && <Notice>{t('cardPayment.refunded')}</Notice>}
      {payment.payUntil !== null && <ToPay payment={payment} until={payment.payUntil} />}
    </div>
  );
}

function ToPay({ payment, until }: { readonly payment: OrderPayment; readonly until: string }) {
  const { declineReason } = payment;
  return (
    <Notice tone="warn">
      <div className={styles.topay}>
        <p>
          {declineReason !== null && (
            <>
              <b>{t('cardPayment.failed')}</b> {t(`declineReason.${declineReason}`)}{' '}
            </>
          )}
          {t('cardPayment.waiting', { time: formatTime(new Date(until)) })}
        </p>
        {payment.mayPay && <PayButton orderId={payment.orderId} state={payment.state} size="sm" />}
      </div>
    </Notice>
  );
}

import { IconCircleCheck } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { ORDER_STATUS, type Order } from '@sjaj/contract';
import { Button, ButtonLink, Panel, Facts, Notice, useAmount } from '@sjaj/ui';
import { ConfirmEmailNotice } from '../../shared/confirm-email/confirm-email-notice.tsx';
import { arrivalText } from '../../shared/delivery/arrival-text.ts';
import { deliveryTitleOf } from '../../shared/delivery-title.ts';
import { useOrderAccess } from '../../shared/order-access/order-access.ts';
import { orderQuery } from '../../shared/orders/orders-query.ts';
import { OrderDocuments } from '../../shared/orders/order-documents.tsx';
import { paymentTitleOf } from '../../shared/payment/payment-title.ts';
import { useIsGuest } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './confirmation.module.css';

/** Confirmation of a placed order: number, total and next step. */
export function ConfirmationPage() {
  const { id } = useParams({ strict: false });
  const { data: order } = useSuspenseQuery(orderQuery(Number(id)));
  const isGuest = useIsGuest();
  const { pageOf } = useOrderAccess();
  usePageTitle(t('orderFacts.titled', { number: order.orderNumber }));
  // A separate element, so that the number does not wrap at its hyphen.
  const [before, after] = t('checkoutPage.received', { number: '|' }).split('|');
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <IconCircleCheck size={32} aria-hidden="true" />
      </span>
      <h1 className={styles.title}>
        {before}
        <span className="sj-nw">{order.orderNumber}</span>
        {after}
      </h1>
      <p className="sj-t2">{t('checkoutPage.thanks')}</p>
      {isGuest && order.emailToConfirm === null && <p className="sj-t2">{t('guest.mailFollows')}</p>}
      <ConfirmEmailNotice order={order} />
      <Waits order={order} />
      <Panel title={t('checkoutPage.whatFollows')} className={styles.card}>
        {order.status === ORDER_STATUS.created && order.emailToConfirm === null && (
          <p>{t('checkoutPage.followsApproval')}</p>
        )}
        <OrderFacts order={order} />
      </Panel>
      <div className={styles.documents}>
        <OrderDocuments order={order} />
      </div>
      <div className={`sj-noprint ${styles.acts}`}>
        <ButtonLink href={pageOf(order.id)}>{t('checkoutPage.viewOrder')}</ButtonLink>
        <ButtonLink href="/" variant="line">
          {t('cartPage.continueShopping')}
        </ButtonLink>
        <Button variant="ghost" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
      </div>
    </div>
  );
}

function Waits({ order }: { readonly order: Order }) {
  if (order.status !== ORDER_STATUS.preOrder) return null;
  return (
    <Notice tone="warn">
      {t(order.waitsFor === 'approval' ? 'checkoutPage.aboveLimit' : 'checkoutPage.preOrder')}
    </Notice>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  const amount = useAmount();
  const { street, postalCode, town } = order.deliveryAddress;
  return (
    <Facts
      facts={[
        { term: t('orderFacts.number'), value: order.orderNumber },
        {
          term: t('orderFacts.deliveryMethod'),
          value: [deliveryTitleOf(order), arrivalText(order)].filter(Boolean).join(' · '),
        },
        { term: t('orderFacts.deliveryAddress'), value: `${street}, ${postalCode} ${town}` },
        { term: t('orderFacts.paymentMethod'), value: paymentTitleOf(order.paymentTypeId) },
        ...(order.customerReference ? [{ term: t('checkoutPage.reference'), value: order.customerReference }] : []),
        ...(order.total === null ? [] : [{ term: t('price.totalWithVat'), value: amount(order.total), total: true }]),
      ]}
    />
  );
}

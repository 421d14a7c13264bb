import { IconPrinter } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Order } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Breadcrumbs, Button, PageTitle } from '@sjaj/ui';
import { orderQuery } from '../../shared/orders-query.ts';
import { PhoneBar } from '../../shared/page/phone-bar.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { PapersCard } from '../../shared/papers/papers-card.tsx';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { ApprovalCard } from './approval-card.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderStory } from './order-story.tsx';
import styles from './orders.module.css';

import { PaymentNotice } from './payment-notice.tsx';
import { RepeatButton } from './repeat-button.tsx';
import { StatusBadge } from './status-badge.tsx';

/** One order as a story: where it stands, what is in it, what can be done. */
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
      <PageTitle title={title} note={<Summary order={order} />} actions={<Actions order={order} />} />
      <PaymentNotice order={order} />
      <div className={styles.order}>
        <div className={styles.side}>
          <OrderStory order={order} />
          <PapersCard order={order} />
        </div>
        <div className={styles.content}>
          <OrderLinks order={order} />
          <OrderNotice order={order} />
          <ApprovalCard order={order} />
          <OrderLines order={order} />
          <OrderFacts order={order} />
        </div>
      </div>
      <PhoneBar>
        {order.may.includes('confirm') ? <OrderActs order={order} /> : <RepeatButton order={order} />}
      </PhoneBar>
    </>
  );
}

function Summary({ order }: { readonly order: Order }) {
  const facts = [formatDateTime(new Date(order.date), language()), ...ordererOf(order), order.customerReference];
  return (
    <span className={styles.note}>
      <StatusBadge order={order} /> {facts.filter(Boolean).join(' · ')}
    </span>
  );
}

/** Who ordered; of what a representative placed both names, his and the company's. */
function ordererOf({ orderer, placedBy, companyTitle }: Order): readonly (string | null)[] {
  if (placedBy === null) return [orderer];
  return [`${t('role.sales_representative')}: ${placedBy}`, orderer === placedBy ? companyTitle : orderer];
}

function Actions({ order }: { readonly order: Order }) {
  const waits = order.may.includes('confirm');
  return (
    <>
      <Button
        variant="line"
        size="sm"
        icon={<IconPrinter size={16} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('action.print')}
      </Button>
      {waits && <RepeatButton order={order} />}
      {!waits && <OrderActs order={order} />}
      <span className={styles.next}>{waits ? <OrderActs order={order} /> : <RepeatButton order={order} />}</span>
    </>
  );
}

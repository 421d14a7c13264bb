import type { ReactNode } from 'react';
import { IconMailOff, IconPhone } from '@tabler/icons-react';
import { usePageTitle, useSupplier } from '@sjaj/app-kit';
import type { Order } from '@sjaj/contract';
import { ButtonLink, EmptyState, PageTitle } from '@sjaj/ui';
import { PrintButton } from '../../shared/page/print-button.tsx';
import { PrintHeadOf } from '../../shared/print/print-head.tsx';
import { t } from '../../shared/texts/t.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderContent, OrderSummary } from './order-content.tsx';

/** The order of a guest: timeline, order documents and cancellation. */
export function GuestOrder({ order }: { readonly order: Order }) {
  const title = t('orders.one', { number: order.orderNumber });
  usePageTitle(title);
  return (
    <>
      <PrintHeadOf name={order.orderer} />
      <PageTitle
        first
        title={title}
        note={<OrderSummary order={order} />}
        actions={
          <>
            <PrintButton />
            <OrderActions order={order} />
          </>
        }
      />
      <OrderContent order={order} />
    </>
  );
}

interface NoGuestOrderProps {
  readonly title: string;
  readonly text: 'guest.linkOverHint' | 'guest.notHereHint' | 'guest.confirmOverHint';
  readonly children?: ReactNode;
}

/** The order cannot be shown here; explains how to reach it. */
export function NoGuestOrder({ title, text, children }: NoGuestOrderProps) {
  usePageTitle(title);
  const supplier = useSupplier();
  return (
    <EmptyState
      page
      icon={<IconMailOff size={28} />}
      title={title}
      text={t(text, { phone: supplier?.phone ?? '' })}
      actions={
        <>
          {children}
          {supplier && (
            <ButtonLink href={`tel:${supplier.phone}`} variant="line" icon={<IconPhone size={16} aria-hidden="true" />}>
              {supplier.phone}
            </ButtonLink>
          )}
          <ButtonLink href="/" variant="line">
            {t('states.toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}

import { useEffect } from 'react';
import { IconPlugConnectedX, IconShoppingCart } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ORDER_STATUS } from '@sjaj/contract';
import { Button, ButtonLink, EmptyState, PageTitle } from '@sjaj/ui';
import { cartQuery } from '../../shared/cart-store.ts';
import { leaveForBank } from '../../shared/payment/leave-for-bank.ts';
import { useBuyerKey } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { beginAttempt, unansweredAttempt } from './kept.ts';
import { optionsQuery, usePlaceOrder } from './queries.ts';

/** The whole way from the cart to the order, on one page. */
export function CheckoutPage() {
  const { data: cart } = useSuspenseQuery(cartQuery);
  const { data: options } = useSuspenseQuery(optionsQuery);
  const buyer = useBuyerKey();
  const navigate = useNavigate();
  const place = usePlaceOrder(async ({ orderId, status, payment }) => {
    const next = status === ORDER_STATUS.unpaid ? 'payment' : 'confirmation';
    // The way back from the bank's page must not lead to a checkout without a cart.
    await navigate({ to: `/checkout/${next}/${orderId}`, replace: true });
    if (payment) leaveForBank(payment);
  });
  const unanswered = unansweredAttempt(buyer);
  if (unanswered && !place.isPending) return <Unanswered onRepeat={() => place.mutate(unanswered)} />;
  if (cart.cartItems.length === 0 && !place.isPending && !place.isSuccess) return <NothingToOrder />;
  return (
    <>
      <PageTitle title={t('checkout.title')} note={options.remembered ? t('checkout.asLastTime') : undefined} />
      <CheckoutForm
        cart={cart}
        options={options}
        error={place.error}
        isSending={place.isPending}
        onOrder={(order) => place.mutate(beginAttempt(buyer, order))}
      />
    </>
  );
}

/** No answer came to an order that was sent: sending it again is safe, and finds out. */
function Unanswered({ onRepeat }: { readonly onRepeat: () => void }) {
  // The form that went away may have been scrolled far down.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <EmptyState
      page
      icon={<IconPlugConnectedX size={28} />}
      title={t('checkout.answerLostTitle')}
      text={t('checkout.answerLost')}
      actions={<Button onClick={onRepeat}>{t('checkout.place')}</Button>}
    />
  );
}

function NothingToOrder() {
  return (
    <EmptyState
      page
      icon={<IconShoppingCart size={28} />}
      title={t('cart.empty')}
      text={t('cart.emptyHint')}
      actions={<ButtonLink href="/">{t('cart.continueShopping')}</ButtonLink>}
    />
  );
}

import { useEffect, useState } from 'react';
import { IconPlugConnectedX, IconShoppingCart } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ORDER_STATUS } from '@sjaj/contract';
import { Button, ButtonLink, EmptyState, Notice, PageTitle } from '@sjaj/ui';
import { cartQuery } from '../../shared/cart-store.ts';
import { GuestBoundsNotice } from '../../shared/guest-bounds/guest-bounds-notice.tsx';
import { useBuyingFacts } from '../../shared/page/use-buying-facts.ts';
import { leaveForBank } from '../../shared/payment/leave-for-bank.ts';
import { useBuyerKey, useIsGuest, useProfile } from '../../shared/session/profile.ts';
import { isSignedIn } from '../../shared/session/token.ts';
import { useSupportPhone } from '../../shared/supplier.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { beginAttempt, storeDraft, storedDraft, unansweredAttempt } from './stored-draft.ts';
import { optionsQuery, usePlaceOrder } from './queries.ts';
import { CheckoutEntry } from './checkout-entry.tsx';

/** Checkout on one page. Users who are not logged in first choose to order as a guest or to log in. */
export function CheckoutPage() {
  const { role } = useProfile().userData;
  // A guest without a cart has no checkout options.
  return role === 'guest' ? <NothingToOrder /> : <OpenCheckout />;
}

function OpenCheckout() {
  useBuyingFacts();
  const { data: cart } = useSuspenseQuery(cartQuery);
  const { data: options } = useSuspenseQuery(optionsQuery);
  const buyer = useBuyerKey();
  const phone = useSupportPhone();
  const navigate = useNavigate();
  const place = usePlaceOrder(async ({ orderId, status, payment }) => {
    const next = status === ORDER_STATUS.unpaid ? 'payment' : 'confirmation';
    // Replaces the history entry: "back" from the bank's page must not open a checkout without a cart.
    await navigate({ to: `/checkout/${next}/${orderId}`, replace: true });
    if (payment) leaveForBank(payment);
  });
  const { asksHow, starts, goOn } = useCheckoutEntry(buyer);
  const unanswered = unansweredAttempt(buyer);
  if (unanswered && !place.isPending) return <Unanswered onRepeat={() => place.mutate(unanswered)} />;
  if (cart.cartItems.length === 0 && !place.isPending && !place.isSuccess) return <NothingToOrder />;
  return (
    <>
      <PageTitle
        title={t('checkout.title')}
        note={asksHow ? t('guest.howToOrder') : options.remembered && t('checkoutPage.asLastTime')}
      />
      <div className={styles.notices}>
        <GuestBoundsNotice cart={cart} />
        {options.isBlocked && <Notice tone="warn">{t('guest.blocked', { phone })}</Notice>}
      </div>
      {asksHow ? (
        <CheckoutEntry onGuest={goOn} />
      ) : (
        <CheckoutForm
          cart={cart}
          options={options}
          error={place.error}
          isSending={place.isPending}
          starts={starts}
          onOrder={(order) => place.mutate(beginAttempt(buyer, order))}
        />
      )}
    </>
  );
}

/** Whether the choice between a guest order and log-in is still open. It is made once. */
function useCheckoutEntry(buyer: string) {
  const isGuest = useIsGuest();
  const [isChosen, setChosen] = useState(() => storedDraft(buyer).asGuest);
  const [starts, setStarts] = useState(false);
  const goOn = (): void => {
    storeDraft(buyer, { ...storedDraft(buyer), asGuest: true });
    setChosen(true);
    setStarts(true);
  };
  return { asksHow: isGuest && !isChosen, starts, goOn };
}

/** An order was sent and no answer came. Sending it again is safe and shows whether it was placed. */
function Unanswered({ onRepeat }: { readonly onRepeat: () => void }) {
  // The replaced form may have been scrolled down.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <EmptyState
      page
      icon={<IconPlugConnectedX size={28} />}
      title={t('checkoutPage.answerLostTitle')}
      text={t('checkoutPage.answerLost')}
      actions={<Button onClick={onRepeat}>{t('checkoutPage.place')}</Button>}
    />
  );
}

function NothingToOrder() {
  return (
    <EmptyState
      page
      icon={<IconShoppingCart size={28} />}
      title={t('cart.empty')}
      text={t(isSignedIn() ? 'cartPage.emptyHint' : 'guest.emptyHint')}
      actions={<ButtonLink href="/">{t('cartPage.continueShopping')}</ButtonLink>}
    />
  );
}

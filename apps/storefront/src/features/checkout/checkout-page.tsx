import { IconShoppingCart } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ButtonLink, EmptyState, PageTitle } from '@sjaj/ui';
import { cartQuery } from '../../shared/cart-store.ts';
import { t } from '../../shared/texts/t.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { optionsQuery } from './queries.ts';

/** The whole way from the cart to the order, on one page. */
export function CheckoutPage() {
  const { data: cart } = useSuspenseQuery(cartQuery);
  const { data: options } = useSuspenseQuery(optionsQuery);
  const navigate = useNavigate();
  if (cart.cartItems.length === 0) return <NothingToOrder />;
  return (
    <>
      <PageTitle title={t('checkout.title')} note={options.remembered ? t('checkout.asLastTime') : undefined} />
      <CheckoutForm
        cart={cart}
        options={options}
        onPlaced={({ orderId }) => void navigate({ to: `/checkout/confirmation/${orderId}`, replace: true })}
      />
    </>
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

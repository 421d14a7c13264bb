import { IconShoppingCart } from '@tabler/icons-react';
import { ButtonLink, EmptyState } from '@sjaj/ui';
import { loginAddress } from '../../shared/session/login-address.logic.ts';
import { useIsGuest } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';

/** Empty state of the cart: links to articles. */
export function EmptyCart() {
  const isGuest = useIsGuest();
  return (
    <EmptyState
      page
      icon={<IconShoppingCart size={28} />}
      title={t('cart.empty')}
      text={t(isGuest ? 'guest.emptyHint' : 'cartPage.emptyHint')}
      actions={
        <>
          <ButtonLink href="/">{t('cartPage.continueShopping')}</ButtonLink>
          {isGuest ? (
            <ButtonLink href={loginAddress('/shopping-cart')} variant="line">
              {t('auth.logIn')}
            </ButtonLink>
          ) : (
            <AccountWays />
          )}
        </>
      }
    />
  );
}

const AccountWays = () => (
  <>
    <ButtonLink href="/quick-order" variant="line">
      {t('frame.quickOrder')}
    </ButtonLink>
    <ButtonLink href="/profile/shopping-cards" variant="line">
      {t('savedCarts.title')}
    </ButtonLink>
  </>
);

import { useState } from 'react';
import { IconDeviceFloppy, IconFolderOpen, IconTrash } from '@tabler/icons-react';
import type { Cart } from '@sjaj/contract';
import { Button, ButtonLink, ConfirmDialog } from '@sjaj/ui';
import { PrintButton } from '../../shared/page/print-button.tsx';
import { ProposeButton } from '../../shared/propose/propose-button.tsx';
import { SaveCartDialog } from '../../shared/save-cart-dialog.tsx';
import { useIsGuest, useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { emptyCart } from './cart-changes.ts';

/** Actions on the whole cart. Saving it needs an account. */
export function CartActions({ cart }: { readonly cart: Cart }) {
  const [asks, setAsks] = useState(false);
  const isGuest = useIsGuest();
  return (
    <>
      {!isGuest && <SavedCartActions cart={cart} />}
      <span className="sj-notphone">
        <PrintButton />
      </span>
      <Button variant="ghost" size="sm" icon={<IconTrash size={16} aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t('cartPage.emptyIt')}
      </Button>
      <ConfirmDialog
        title={t('cartPage.emptyQuestion')}
        open={asks}
        confirmLabel={t('cartPage.emptyIt')}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void emptyCart(cart);
        }}
      >
        <p>{t('cartPage.whole', { count: cart.cartItems.length })}</p>
      </ConfirmDialog>
    </>
  );
}

function SavedCartActions({ cart }: { readonly cart: Cart }) {
  const [saves, setSaves] = useState(false);
  const { canOrder } = useProfile().userData;
  return (
    <>
      <Button
        variant="line"
        size="sm"
        icon={<IconDeviceFloppy size={16} aria-hidden="true" />}
        onClick={() => setSaves(true)}
      >
        {t('savedCarts.save')}
      </Button>
      <ButtonLink
        href="/profile/shopping-cards"
        variant="line"
        size="sm"
        icon={<IconFolderOpen size={16} aria-hidden="true" />}
      >
        {t('savedCarts.load')}
      </ButtonLink>
      {canOrder && <ProposeButton size="sm" lines={cart.cartItems} source="cart" />}
      {saves && <SaveCartDialog cartId={cart.id} onClose={() => setSaves(false)} />}
    </>
  );
}

import { useState } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SavedCart } from '@sjaj/contract';
import { Button, ConfirmDialog } from '@sjaj/ui';
import { cartQuery } from '../../shared/cart-store.ts';
import { useLoadSavedCart } from '../../shared/load-saved-cart.ts';
import { t } from '../../shared/texts/t.ts';

interface LoadButtonsProps {
  readonly saved: SavedCart;
  /** Filled in the expanded panel only: one filled button per page. */
  readonly isStrong: boolean;
}

/** Buttons that add a saved cart to the cart or replace the cart. Replacing needs a confirmation. */
export function LoadButtons({ saved, isStrong }: LoadButtonsProps) {
  const { data: cart } = useQuery(cartQuery);
  const [asks, setAsks] = useState(false);
  const load = useLoadSavedCart();
  const isEmpty = !cart || cart.cartItems.length === 0;
  const replace = (): void => load.mutate({ saved, mode: 'replace' }, { onSettled: () => setAsks(false) });
  const isBusy = (mode: string): boolean => load.isPending && load.variables.mode === mode;
  return (
    <>
      <Button variant="line" size="sm" busy={isBusy('replace')} onClick={() => (isEmpty ? replace() : setAsks(true))}>
        {t('savedCarts.replace')}
      </Button>
      <Button
        variant={isStrong ? 'filled' : 'soft'}
        size="sm"
        icon={<IconPlus size={16} aria-hidden="true" />}
        busy={isBusy('add')}
        onClick={() => load.mutate({ saved, mode: 'add' })}
      >
        {t('savedCarts.addTo')}
      </Button>
      <ConfirmDialog
        title={t('savedCarts.replaceQuestion')}
        open={asks}
        busy={isBusy('replace')}
        confirmLabel={t('savedCarts.replace')}
        onConfirm={replace}
        onClose={() => setAsks(false)}
      >
        <p>{t('cartPage.whole', { count: cart?.cartItems.length ?? 0 })}</p>
      </ConfirmDialog>
    </>
  );
}

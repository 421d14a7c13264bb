import { useQuery } from '@tanstack/react-query';
import { IconShoppingCart } from '@tabler/icons-react';
import { Dropdown, lazyPart, useAmount } from '@sjaj/ui';
import { projectCart } from '../../shared/cart-queue/projected-cart.logic.ts';
import { useQueuedChanges } from '../../shared/cart-queue/queue-store.ts';
import { cartQuery, useCartCount } from '../../shared/cart-store.ts';
import { useCanViewPrices, useProfile } from '../../shared/session/profile.ts';
import { useIsRetail, useVatNote } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import { ActionIcon } from './action-icon.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

const CartPanel = lazyPart(async () => (await import('../../features/cart/header.ts')).CartPanel);

/** The cart: how many lines, their total for those who may see prices, and the lines themselves. */
export function CartAction() {
  const { data: sent } = useQuery(cartQuery);
  const queued = useQueuedChanges();
  const cart = sent && projectCart(sent, queued);
  const count = useCartCount();
  const amount = useAmount();
  const seesPrices = useCanViewPrices();
  const vatNote = useVatNote();
  const isNew = useProfile().userData.role === 'guest';
  const known = useIsRetail() ? cart?.totalAmount : cart?.totalAmountWithoutVat;
  // A guest's cart begins with the first thing in it.
  const total = known ?? (isNew ? 0 : null);
  return (
    <Dropdown
      label={t('frame.cartCount', { count })}
      triggerClass="shop-action"
      trigger={
        <>
          <ActionIcon icon={<IconShoppingCart size={22} />} count={count} />
          {seesPrices && (
            <span className="shop-action-words shop-cart-total">
              <b className="sj-num">{total === null ? '\u00A0' : amount(total)}</b>
              <small>{vatNote}</small>
            </span>
          )}
        </>
      }
    >
      {(close) => <CartPanel placeholder={<PanelSkeleton />} onLeave={close} />}
    </Dropdown>
  );
}

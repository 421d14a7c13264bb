import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Cart } from '@sjaj/contract';
import { Button, ButtonLink, Panel, Notice, useAmount } from '@sjaj/ui';
import { DeliveryDaysList } from '../../shared/delivery/delivery-days.tsx';
import { GuestBoundsNotice } from '../../shared/guest-bounds/guest-bounds-notice.tsx';
import { PhoneBar } from '../../shared/page/phone-bar.tsx';
import { useCtrlEnter } from '../../shared/page/use-ctrl-enter.ts';
import { ProposeButton } from '../../shared/propose/propose-button.tsx';
import { useOnline } from '../../shared/page/use-online.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { CartTotals } from './cart-totals.tsx';
import styles from './cart.module.css';
import { DiscountCode } from './discount-code.tsx';

interface CartSummaryProps {
  readonly cart: Cart;
  /** Whether some changes are not sent yet. */
  readonly isWaiting: boolean;
}

/** Totals of the cart and the button to the checkout. */
export function CartSummary({ cart, isWaiting }: CartSummaryProps) {
  const { canViewPrices, canOrder } = useProfile().userData;
  const navigate = useNavigate();
  const hasLine = useOnline() && !isWaiting;
  useCtrlEnter(() => void (canOrder && hasLine && navigate({ to: '/checkout' })));
  return (
    <Panel title={t('cartPage.overview')}>
      <div className={styles.stack}>
        {canViewPrices ? <CartTotals cart={cart} /> : <p className="sj-t2">{t('cartPage.hiddenPrices')}</p>}
        <GuestBoundsNotice cart={cart} />
        <Arrival cart={cart} />
        {isWaiting && <Notice tone="warn">{t('cartPage.onDevice')}</Notice>}
        {canOrder && !hasLine && (
          <div className={styles.blocked}>
            <Button size="lg" full disabled>
              {t('cart.checkout')}
            </Button>
            <p>{t('cartPage.needsLine')}</p>
          </div>
        )}
        {canOrder && hasLine && (
          <div className={styles.next}>
            <ButtonLink href="/checkout" size="lg" full aria-keyshortcuts="Control+Enter">
              {t('cart.checkout')}
              <IconArrowRight size={18} aria-hidden="true" />
            </ButtonLink>
            <p>{t('cart.checkoutKeys')}</p>
          </div>
        )}
        {!canOrder && (
          <>
            <p className="sj-t2">{t('cartPage.mayNotOrder')}</p>
            <ProposeButton variant="filled" size="lg" full disabled={!hasLine} lines={cart.cartItems} source="cart" />
          </>
        )}
        <DiscountCode cart={cart} />
      </div>
    </Panel>
  );
}

/** When the cart arrives by each delivery method. No day is told where a line is short. */
function Arrival({ cart }: { readonly cart: Cart }) {
  const isShort = cart.cartItems.some(({ quantity, stock }) => quantity > stock.available);
  return (
    <p className="sj-sm sj-t2">
      {isShort ? t('delivery.noDay') : <DeliveryDaysList fallback={t('delivery.ownAbout')} />}
    </p>
  );
}

/** Sticky bar on phones: total and button to the checkout, or why there is none now. */
export function CartPhoneBar({ cart: { totalAmount }, isWaiting }: CartSummaryProps) {
  const amount = useAmount();
  const { canViewPrices, canOrder } = useProfile().userData;
  const hasLine = useOnline() && !isWaiting;
  if (!canOrder) return null;
  const isPriced = canViewPrices && totalAmount !== null;
  return (
    <PhoneBar>
      {(isPriced || !hasLine) && (
        <p className={styles.phoneTotal}>
          {isPriced && <strong className="sj-num">{amount(totalAmount)}</strong>}
          <small>{t(hasLine ? 'price.totalWithVat' : 'cartPage.needsLine')}</small>
        </p>
      )}
      {hasLine ? (
        <ButtonLink href="/checkout" size="lg">
          {t('cart.checkoutShort')}
          <IconArrowRight size={18} aria-hidden="true" />
        </ButtonLink>
      ) : (
        <Button size="lg" disabled>
          {t('cart.checkoutShort')}
        </Button>
      )}
    </PhoneBar>
  );
}

import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, dismissDoneToasts, useAmount } from '@sjaj/ui';
import { dismissAddition } from '../../shared/added-to-cart.ts';
import { BriefCartLine, BriefList } from '../../shared/brief/brief-list.tsx';
import { cartQuery } from '../../shared/cart-store.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { useIsRetail } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './cart-panel.module.css';
import { FreeDelivery } from './cart-totals.tsx';

const SHOWN = 6;

interface CartPanelProps {
  /** Called when a link in the panel is followed; closes the panel. */
  readonly onLeave: () => void;
}

/** Short view of the cart, below its icon in the header. */
export function CartPanel({ onLeave }: CartPanelProps) {
  const { data: cart } = useQuery(cartQuery);
  const amount = useAmount();
  const showsPrices = useCanViewPrices();
  const isRetail = useIsRetail();
  useEffect(() => {
    dismissDoneToasts();
    dismissAddition();
  }, []);
  if (!cart || cart.cartItems.length === 0) return <p className={styles.empty}>{t('cart.empty')}</p>;
  const more = cart.cartItems.length - SHOWN;
  const total = isRetail ? cart.totalAmount : cart.totalAmountWithoutVat;
  return (
    <div className={styles.panel}>
      <BriefList>
        {cart.cartItems.slice(0, SHOWN).map((item) => (
          <BriefCartLine key={item.id} item={item} />
        ))}
      </BriefList>
      {more > 0 && <p className="sj-t3 sj-sm">{t('cart.moreLines', { count: more })}</p>}
      {showsPrices && <FreeDelivery cart={cart} />}
      {showsPrices && total !== null && (
        <p className={styles.total}>
          <span>{t(isRetail ? 'price.totalWithVat' : 'price.totalWithoutVat')}</span>
          <strong className="sj-num">{amount(total)}</strong>
        </p>
      )}
      <div className={styles.steps}>
        <ButtonLink href="/shopping-cart" variant="line" full onClick={onLeave}>
          {t('cart.view')}
        </ButtonLink>
        <ButtonLink href="/checkout" full onClick={onLeave}>
          {t('cart.checkoutShort')}
        </ButtonLink>
      </div>
    </div>
  );
}

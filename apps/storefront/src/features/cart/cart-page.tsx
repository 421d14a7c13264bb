import { useSuspenseQuery } from '@tanstack/react-query';
import type { Cart } from '@sjaj/contract';
import { PageTitle } from '@sjaj/ui';
import { cartQuery } from '../../shared/cart-store.ts';
import { DebtNotice } from '../../shared/debt/debt-notice.tsx';
import { LimitCard } from '../../shared/limits/limit-card.tsx';
import { useBuyingFacts } from '../../shared/page/use-buying-facts.ts';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { useIsGuest } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { projectCart } from '../../shared/cart-queue/projected-cart.logic.ts';
import { useQueuedChanges } from '../../shared/cart-queue/queue-store.ts';
import { CartActions } from './cart-actions.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartPhoneBar, CartSummary } from './cart-summary.tsx';
import styles from './cart.module.css';
import { EmptyCart } from './empty-cart.tsx';
import { LogInPanel } from './log-in-panel.tsx';
import { OftenTogether } from './often-together.tsx';
import { QuickLine } from './quick-line.tsx';
import { QueuedChangesPanel } from './queued-changes.tsx';

/** The open cart. */
export function CartPage() {
  useBuyingFacts();
  const { data: known } = useSuspenseQuery(cartQuery);
  const queued = useQueuedChanges();
  const isGuest = useIsGuest();
  const cart = projectCart(known, queued);
  const isEmpty = known.cartItems.length === 0 && queued.length === 0;
  // The line for codes is the same element before and after the first code, which keeps the focus in it.
  return (
    <>
      {!isEmpty && <CartHead cart={cart} />}
      <div className={isEmpty ? styles.empty : styles.layout}>
        <div>
          {!isGuest && <QuickLine />}
          {isEmpty && <EmptyCart />}
          {cart.cartItems.length > 0 && <CartLines cart={cart} queued={queued} />}
          {known.cartItems.length > 0 && (
            <OftenTogether articleIds={known.cartItems.map(({ articleId }) => articleId)} />
          )}
        </div>
        {!isEmpty && (
          <div className={styles.side}>
            {!isGuest && <DebtNotice />}
            <CartSummary cart={cart} isWaiting={queued.length > 0} />
            {queued.length > 0 && <QueuedChangesPanel queued={queued} />}
            {isGuest ? <LogInPanel /> : <LimitCard total={cart.totalAmount} />}
          </div>
        )}
      </div>
      {!isEmpty && <CartPhoneBar cart={cart} isWaiting={queued.length > 0} />}
    </>
  );
}

const CartHead = ({ cart }: { readonly cart: Cart }) => (
  <>
    <PrintHead />
    <PageTitle
      title={t('cartPage.title')}
      note={t('unit.products', { count: cart.cartItems.length })}
      actions={<CartActions cart={cart} />}
    />
  </>
);

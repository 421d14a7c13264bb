import { useSuspenseQuery } from '@tanstack/react-query';
import type { Cart } from '@sjaj/contract';
import { Panel, PageTitle, Table } from '@sjaj/ui';
import { cartQuery } from '../../shared/cart-store.ts';
import { DebtNotice } from '../../shared/debt/debt-notice.tsx';
import { LimitCard } from '../../shared/limits/limit-card.tsx';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { useCanViewPrices, useIsGuest } from '../../shared/session/profile.ts';
import { usePriceHead } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import { projectCart } from '../../shared/cart-queue/projected-cart.logic.ts';
import type { QueuedChange } from '../../shared/cart-queue/queued-change.logic.ts';
import { useQueuedChanges } from '../../shared/cart-queue/queue-store.ts';
import { CartActions } from './cart-actions.tsx';
import { CartLine } from './cart-line.tsx';
import { CartPhoneBar, CartSummary } from './cart-summary.tsx';
import styles from './cart.module.css';
import { EmptyCart } from './empty-cart.tsx';
import { LogInPanel } from './log-in-panel.tsx';
import { QuickLine } from './quick-line.tsx';
import { QueuedChangesPanel } from './queued-changes.tsx';

/** The open cart. */
export function CartPage() {
  const { data: known } = useSuspenseQuery(cartQuery);
  const queued = useQueuedChanges();
  const isGuest = useIsGuest();
  if (known.cartItems.length === 0 && queued.length === 0) return <EmptyCart />;
  const cart = projectCart(known, queued);
  return (
    <>
      <PrintHead />
      <PageTitle
        title={t('cart.title')}
        note={t('unit.products', { count: cart.cartItems.length })}
        actions={<CartActions cart={cart} />}
      />
      <div className={styles.layout}>
        <div>
          {!isGuest && <QuickLine />}
          {cart.cartItems.length > 0 && <Lines cart={cart} queued={queued} />}
        </div>
        <div className={styles.side}>
          {!isGuest && <DebtNotice />}
          <CartSummary cart={cart} isWaiting={queued.length > 0} />
          {queued.length > 0 && <QueuedChangesPanel queued={queued} />}
          {isGuest ? <LogInPanel /> : <LimitCard total={cart.totalAmount} />}
        </div>
      </div>
      {queued.length === 0 && <CartPhoneBar cart={cart} />}
    </>
  );
}

interface LinesProps {
  readonly cart: Cart;
  readonly queued: readonly QueuedChange[];
}

function Lines({ cart, queued }: LinesProps) {
  const showsPrices = useCanViewPrices();
  const priceHead = usePriceHead();
  const changes = new Map(queued.map((change) => [change.articleId, change]));
  return (
    <Panel flush className={styles.lines}>
      <Table caption={t('cart.title')} rounded>
        <thead>
          <tr>
            <th scope="col">{t('cart.product')}</th>
            {showsPrices && (
              <th scope="col" className="sj-right">
                {priceHead}
              </th>
            )}
            <th scope="col" className={styles.quantityHead}>
              {t('cart.quantity')}
            </th>
            {showsPrices && (
              <th scope="col" className="sj-right">
                {t('cart.amount')}
              </th>
            )}
            <th scope="col" className="sj-noprint">
              <span className="sj-vh">{t('action.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cart.cartItems.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              showsPrices={showsPrices}
              takesPreOrders={cart.takesPreOrders}
              queued={changes.get(item.articleId)}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

import { useState } from 'react';
import { IconDeviceFloppy, IconFolderOpen, IconPrinter, IconShoppingCart, IconTrash } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Cart } from '@sjaj/contract';
import { Button, ButtonLink, Card, ConfirmDialog, EmptyState, PageTitle, Table } from '@sjaj/ui';
import { cartQuery } from '../../shared/cart-store.ts';
import { LimitCard } from '../../shared/limits/limit-card.tsx';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { SaveCartDialog } from '../../shared/save-cart-dialog.tsx';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { usePriceHead } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import { cartWith } from '../../shared/waiting/cart-with.logic.ts';
import type { WaitingChange } from '../../shared/waiting/waiting.logic.ts';
import { useWaiting } from '../../shared/waiting/waiting-store.ts';
import { emptyCart } from './cart-changes.ts';
import { CartLine } from './cart-line.tsx';
import { CartPhoneBar, CartSummary } from './cart-summary.tsx';
import styles from './cart.module.css';
import { QuickLine } from './quick-line.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** The open cart. */
export function CartPage() {
  const { data: known } = useSuspenseQuery(cartQuery);
  const waiting = useWaiting();
  if (known.cartItems.length === 0 && waiting.length === 0) return <EmptyCart />;
  const cart = cartWith(known, waiting);
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
          <QuickLine />
          {cart.cartItems.length > 0 && <Lines cart={cart} waiting={waiting} />}
        </div>
        <div className={styles.side}>
          <CartSummary cart={cart} isWaiting={waiting.length > 0} />
          {waiting.length > 0 && <WaitingCard waiting={waiting} />}
          <LimitCard total={cart.totalAmount} />
        </div>
      </div>
      {waiting.length === 0 && <CartPhoneBar cart={cart} />}
    </>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      page
      icon={<IconShoppingCart size={28} />}
      title={t('cart.empty')}
      text={t('cart.emptyHint')}
      actions={
        <>
          <ButtonLink href="/">{t('cart.continueShopping')}</ButtonLink>
          <ButtonLink href="/quick-order" variant="line">
            {t('quickOrder.title')}
          </ButtonLink>
          <ButtonLink href="/profile/shopping-cards" variant="line">
            {t('savedCarts.title')}
          </ButtonLink>
        </>
      }
    />
  );
}

function CartActions({ cart }: { readonly cart: Cart }) {
  const [asks, setAsks] = useState(false);
  const [saves, setSaves] = useState(false);
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
      <span className="sj-notphone">
        <Button
          variant="line"
          size="sm"
          icon={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('action.print')}
        </Button>
      </span>
      <Button variant="ghost" size="sm" icon={<IconTrash size={16} aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t('cart.emptyIt')}
      </Button>
      {saves && <SaveCartDialog cartId={cart.id} onClose={() => setSaves(false)} />}
      <ConfirmDialog
        title={t('cart.emptyQuestion')}
        open={asks}
        confirmLabel={t('cart.emptyIt')}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void emptyCart(cart);
        }}
      >
        <p>{t('cart.whole', { count: cart.cartItems.length })}</p>
      </ConfirmDialog>
    </>
  );
}

interface LinesProps {
  readonly cart: Cart;
  readonly waiting: readonly WaitingChange[];
}

function Lines({ cart, waiting }: LinesProps) {
  const showsPrices = useCanViewPrices();
  const priceHead = usePriceHead();
  const changes = new Map(waiting.map((change) => [change.articleId, change]));
  return (
    <Card flush className={styles.lines}>
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
              waiting={changes.get(item.articleId)}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

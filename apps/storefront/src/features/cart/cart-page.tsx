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
import { t } from '../../shared/texts/t.ts';
import { emptyCart } from './cart-changes.ts';
import { CartLine } from './cart-line.tsx';
import { CartPhoneBar, CartSummary } from './cart-summary.tsx';
import styles from './cart.module.css';
import { QuickLine } from './quick-line.tsx';

/** The open cart. */
export function CartPage() {
  const { data: cart } = useSuspenseQuery(cartQuery);
  if (cart.cartItems.length === 0) return <EmptyCart />;
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
          <Lines cart={cart} />
        </div>
        <div className={styles.side}>
          <CartSummary cart={cart} />
          <LimitCard total={cart.totalAmount} />
        </div>
      </div>
      <CartPhoneBar cart={cart} />
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

function Lines({ cart }: { readonly cart: Cart }) {
  const showsPrices = useCanViewPrices();
  return (
    <Card flush className={styles.lines}>
      <Table caption={t('cart.title')} rounded>
        <thead>
          <tr>
            <th scope="col">{t('cart.product')}</th>
            {showsPrices && (
              <th scope="col" className="sj-right">
                {t('cart.priceNet')}
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
            <CartLine key={item.id} item={item} showsPrices={showsPrices} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconChevronRight, IconCircleCheck, IconX } from '@tabler/icons-react';
import type { Cart, CartItem } from '@sjaj/contract';
import { announce, Button, ButtonLink, CodeCopy, IconButton, Picture, useAmount, useUiLink } from '@sjaj/ui';
import { type Addition, dismissAddition } from '../../shared/added-to-cart.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { cartQuery } from '../../shared/cart-store.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { useIsRetail, useVatNote } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './added-sheet.module.css';
import { FreeDelivery } from './cart-totals.tsx';

/** Longer than a toast: there is more to read. */
const LASTS_MS = 6_000;
/** Who scrolls this far goes on with the page. */
const SCROLLED_PX = 160;
/** More lines would cover the page. */
const SHOWN = 2;

/** What was added to the cart on a phone, above the bottom bar. It takes no focus, and goes by itself unless it is touched. */
export function AddedSheet({ addition }: { readonly addition: Addition }) {
  const { data: cart } = useQuery(cartQuery);
  const canViewPrices = useCanViewPrices();
  const sheet = useRef<HTMLElement>(null);
  const hold = useSheetEnd(sheet, addition);
  const added = addition.lines.flatMap(({ articleId, quantity }) => {
    const item = cart?.cartItems.find((one) => one.articleId === articleId);
    return item ? [{ item, quantity }] : [];
  });
  const undo = (): void => {
    dismissAddition();
    addition.onUndo();
  };
  if (!cart || added.length === 0) return null;
  const more = added.length - SHOWN;
  return (
    <section ref={sheet} className={styles.sheet} aria-label={t('cartPage.addedHead')} {...hold}>
      <header className={styles.head}>
        <IconCircleCheck size={22} aria-hidden="true" />
        <h2>{t('cartPage.addedHead')}</h2>
        <Button variant="text" onClick={undo}>
          {t('action.undo')}
        </Button>
        <IconButton
          size="lg"
          label={t('action.close')}
          tip="none"
          icon={<IconX size={22} aria-hidden="true" />}
          onClick={dismissAddition}
        />
      </header>
      <ul className={styles.added}>
        {added.slice(0, SHOWN).map(({ item, quantity }) => (
          <AddedLine key={item.id} item={item} quantity={quantity} />
        ))}
        {more > 0 && <li className="sj-sm">{t('cart.moreLines', { count: more })}</li>}
      </ul>
      {canViewPrices && <FreeDelivery cart={cart} />}
      <WholeCart cart={cart} />
      <div className={styles.steps}>
        <Button variant="line" size="lg" onClick={dismissAddition}>
          {t('cartPage.continueShopping')}
        </Button>
        <ButtonLink href="/checkout" size="lg">
          {t('cart.checkoutShort')}
        </ButtonLink>
      </div>
    </section>
  );
}

interface AddedLineProps {
  readonly item: CartItem;
  /** How many of the line were added now. */
  readonly quantity: number;
}

function AddedLine({ item, quantity }: AddedLineProps) {
  const amount = useAmount();
  const { title, placeholder } = item.article;
  return (
    <li className={styles.line}>
      <Picture src={item.highlightedImageUrl} placeholder={placeholderAddress(placeholder)} size={56} />
      <div className={styles.what}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>
          <CodeCopy code={item.code} />
          {item.variation && <span>{item.variation.values.join(' · ')}</span>}
        </span>
        <span className={styles.sum}>
          <span className="sj-num">
            {item.quantity} {item.unit}
            {item.price !== null && ` × ${amount(item.price)}`}
            {item.quantity !== quantity && ` (${t('cartPage.addedNow', { count: quantity })})`}
          </span>
          {item.amount !== null && <b className="sj-num sj-nw">{amount(item.amount)}</b>}
        </span>
      </div>
    </li>
  );
}

/** The way to the cart, with what it comes to now. */
function WholeCart({ cart }: { readonly cart: Cart }) {
  const Link = useUiLink();
  const amount = useAmount();
  const vatNote = useVatNote();
  const isRetail = useIsRetail();
  const total = isRetail ? cart.totalAmount : cart.totalAmountWithoutVat;
  return (
    <Link href="/shopping-cart" className={styles.whole}>
      <span className="sj-link sj-grow">{t('cartPage.whole', { count: cart.cartItems.length })}</span>
      {total !== null && (
        <span className={styles.total}>
          <b className="sj-num sj-nw">{amount(total)}</b>
          <small className="sj-xs sj-t3">{vatNote}</small>
        </span>
      )}
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}

/** Announces an addition and ends it: after its time, by Escape, or when the page is scrolled on. The focus goes back where it was. */
function useSheetEnd(sheet: RefObject<HTMLElement | null>, addition: Addition) {
  const [isHeld, setHeld] = useState(false);
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    announce(addition.spoken);
    if (!sheet.current?.contains(document.activeElement)) origin.current = document.activeElement;
    const top = window.scrollY;
    const onScroll = (): void => {
      if (Math.abs(window.scrollY - top) > SCROLLED_PX) dismissAddition();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [sheet, addition]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(dismissAddition, LASTS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, addition]);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) dismissAddition();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      if (document.activeElement === document.body && origin.current instanceof HTMLElement)
        origin.current.focus({ preventScroll: true });
    };
  }, []);
  return {
    onPointerDown: () => setHeld(true),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}

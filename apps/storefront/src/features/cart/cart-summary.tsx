import { IconArrowRight, IconTruck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Cart } from '@sjaj/contract';
import { sumKm } from '@sjaj/domain';
import { Button, ButtonLink, Card, type Fact, Facts, Notice, ProgressBar, useAmount } from '@sjaj/ui';
import { PhoneBar } from '../../shared/page/phone-bar.tsx';
import { useCtrlEnter } from '../../shared/page/use-ctrl-enter.ts';
import { useOnline } from '../../shared/page/use-online.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './cart.module.css';
import { DiscountCode } from './discount-code.tsx';

interface CartSummaryProps {
  readonly cart: Cart;
  /** Some of it is known to this device only. */
  readonly isWaiting: boolean;
}

/** The totals of the cart and the way to the order. */
export function CartSummary({ cart, isWaiting }: CartSummaryProps) {
  const { canViewPrices, canOrder } = useProfile().userData;
  const navigate = useNavigate();
  const hasLine = useOnline() && !isWaiting;
  useCtrlEnter(() => void (canOrder && hasLine && navigate({ to: '/checkout' })));
  return (
    <Card title={t('cart.overview')}>
      <div className={styles.stack}>
        {canViewPrices ? <Totals cart={cart} /> : <p className="sj-t2">{t('cart.hiddenPrices')}</p>}
        {isWaiting && <Notice tone="warn">{t('cart.onDevice')}</Notice>}
        {canOrder && !hasLine && (
          <div className={styles.blocked}>
            <Button size="lg" full disabled>
              {t('cart.checkout')}
            </Button>
            <p>{t('cart.needsLine')}</p>
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
        {!canOrder && <p className="sj-t2">{t('cart.mayNotOrder')}</p>}
        <DiscountCode cart={cart} />
      </div>
    </Card>
  );
}

/** On a phone: what it comes to and the way to the order, in reach wherever the list stands. */
export function CartPhoneBar({ cart: { totalAmount } }: { readonly cart: Cart }) {
  const amount = useAmount();
  const { canViewPrices, canOrder } = useProfile().userData;
  if (!canOrder) return null;
  return (
    <PhoneBar>
      {canViewPrices && totalAmount !== null && (
        <p className={styles.phoneTotal}>
          <strong className="sj-num">{amount(totalAmount)}</strong>
          <small>{t('price.totalWithVat')}</small>
        </p>
      )}
      <ButtonLink href="/checkout" size="lg">
        {t('cart.checkoutShort')}
        <IconArrowRight size={18} aria-hidden="true" />
      </ButtonLink>
    </PhoneBar>
  );
}

function Totals({ cart }: { readonly cart: Cart }) {
  const amount = useAmount();
  const isRetail = useProfile().userData.companyTitle === null;
  const { totalAmountWithoutVat: net, totalAmountVat: vat, totalAmount: total, savings } = cart;
  const discount = cart.discount ?? 0;
  const code = cart.couponCode ?? '';
  if (net === null || vat === null || total === null) return null;
  const facts: Fact[] = [
    ...(savings
      ? [{ term: t('cart.goodsAtList'), value: amount(sumKm([isRetail ? total : net, discount, savings])) }]
      : []),
    ...(savings ? [{ term: t('price.saving'), value: <span className={styles.saved}>{amount(-savings)}</span> }] : []),
    ...(discount > 0 ? [{ term: t('orderFacts.couponSaving', { code }), value: amount(-discount) }] : []),
    { term: t('price.totalWithoutVat'), value: <strong>{amount(net)}</strong> },
    { term: t('price.vat'), value: amount(vat) },
    { term: t('price.totalWithVat'), value: amount(total), total: true },
  ];
  return (
    <>
      <FreeDelivery cart={cart} />
      <Facts facts={facts} />
    </>
  );
}

/** How far it is to free delivery. */
export function FreeDelivery({ cart: { freeShipping } }: { readonly cart: Cart }) {
  const amount = useAmount();
  if (!freeShipping) return null;
  const { missing, amount: from } = freeShipping;
  const label = missing === 0 ? t('cart.freeDelivery') : t('cart.toFreeDelivery', { amount: amount(missing) });
  return (
    <div className={styles.delivery}>
      <IconTruck size={18} aria-hidden="true" />
      <div>
        <strong>{label}</strong>
        <ProgressBar label={label} share={from === 0 ? 1 : 1 - missing / from} />
      </div>
    </div>
  );
}

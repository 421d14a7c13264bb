import { useState } from 'react';
import type { Cart, DeliveryOption } from '@sjaj/contract';
import { sumKm } from '@sjaj/domain';
import { Button, Card, Checkbox, Facts, FieldError, Notice, useAmount, useUiLink } from '@sjaj/ui';
import { BriefCartLine, BriefList } from '../../shared/brief/brief-list.tsx';
import { LimitNote } from '../../shared/limits/limit-card.tsx';
import { useOnline } from '../../shared/page/use-online.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './checkout.module.css';

interface CheckoutSummaryProps {
  readonly cart: Cart;
  readonly delivery: DeliveryOption | undefined;
  readonly termsAccepted: boolean;
  readonly isTermsMissing: boolean;
  readonly isSending: boolean;
  readonly onAccept: (accepted: boolean) => void;
}

/** What is ordered and what it comes to, with the consent and the button that orders. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { cart, delivery, termsAccepted, isTermsMissing, isSending, onAccept } = props;
  const Link = useUiLink();
  const hasLine = useOnline();
  const terms = (
    <>
      {t('checkout.acceptTerms')}{' '}
      <Link className="sj-link" href="/terms-and-conditions" target="_blank">
        {t('checkout.readTerms')}
      </Link>
    </>
  );
  return (
    <Card
      className={styles.summary}
      title={t('unit.products', { count: cart.cartItems.length })}
      end={
        <Link className="sj-link sj-sm" href="/shopping-cart">
          {t('checkout.changeLines')}
        </Link>
      }
    >
      <div className={styles.stack}>
        <Lines cart={cart} />
        {delivery && <Totals delivery={delivery} cart={cart} />}
        <LimitNote total={delivery?.totals.total ?? null} />
        <div>
          <Checkbox
            id="checkout-terms"
            label={terms}
            checked={termsAccepted}
            aria-invalid={isTermsMissing || undefined}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          />
          {isTermsMissing && <FieldError>{t('checkout.mustAccept')}</FieldError>}
        </div>
        <div className={styles.place}>
          {delivery && <PhoneTotal delivery={delivery} />}
          <Button type="submit" size="lg" full busy={isSending} disabled={!hasLine}>
            {t(isSending ? 'checkout.placing' : 'checkout.place')}
          </Button>
        </div>
        {hasLine ? (
          <p className={styles.keys}>{t('checkout.confirmKeys')}</p>
        ) : (
          <Notice tone="warn">{t('cart.needsLine')}</Notice>
        )}
      </div>
    </Card>
  );
}

function PhoneTotal({ delivery: { totals } }: { readonly delivery: DeliveryOption }) {
  const amount = useAmount();
  if (totals.total === null) return null;
  return (
    <p className={styles.phoneTotal}>
      <strong className="sj-num">{amount(totals.total)}</strong>
      <small>{t('price.totalWithVat')}</small>
    </p>
  );
}

const SHOWN = 5;

function Lines({ cart }: { readonly cart: Cart }) {
  const [all, setAll] = useState(false);
  const more = cart.cartItems.length - SHOWN;
  return (
    <>
      <BriefList>
        {cart.cartItems.slice(0, all ? undefined : SHOWN).map((item) => (
          <BriefCartLine key={item.id} item={item} />
        ))}
      </BriefList>
      {more > 0 && !all && (
        <button type="button" className="sj-link sj-sm" onClick={() => setAll(true)}>
          {t('cart.moreLines', { count: more })}
        </button>
      )}
    </>
  );
}

interface TotalsProps {
  readonly delivery: DeliveryOption;
  readonly cart: Cart;
}

function Totals({ delivery: { totals }, cart }: TotalsProps) {
  const amount = useAmount();
  const isRetail = useProfile().userData.companyTitle === null;
  const { postage, net, vat, total } = totals;
  if (postage === null || net === null || vat === null || total === null) return null;
  // In the buyer's kind of price: with VAT for a private customer.
  const goods = sumKm(cart.cartItems.map((item) => item.amount ?? 0));
  const discount = sumKm([goods, postage, -(isRetail ? total : net)]);
  const saving = {
    term: t('orderFacts.couponSaving', { code: cart.couponCode ?? '' }),
    value: amount(-discount),
  };
  return (
    <Facts
      facts={[
        { term: t(isRetail ? 'price.goods' : 'price.goodsWithoutVat'), value: amount(goods) },
        ...(discount === 0 ? [] : [saving]),
        { term: t('delivery.delivery'), value: postage === 0 ? t('delivery.free') : amount(postage) },
        { term: t('price.vat'), value: amount(vat) },
        { term: t('price.totalWithVat'), value: amount(total), total: true },
      ]}
    />
  );
}

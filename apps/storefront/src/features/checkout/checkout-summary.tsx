import '../../shared/page/screen-bars.css';
import { type ReactNode, useState } from 'react';
import type { Cart, DeliveryOption } from '@sjaj/contract';
import { Button, Panel, Notice, useUiLink } from '@sjaj/ui';
import { BriefCartLine, BriefList } from '../../shared/brief/brief-list.tsx';
import { DebtNotice } from '../../shared/debt/debt-notice.tsx';
import { LimitNote } from '../../shared/limits/limit-card.tsx';
import { useOnline } from '../../shared/page/use-online.ts';
import { t } from '../../shared/texts/t.ts';
import { CheckoutTotals, PhoneTotal } from './checkout-totals.tsx';
import styles from './checkout.module.css';
import { Consent } from './consent.tsx';

interface CheckoutSummaryProps {
  readonly cart: Cart;
  readonly delivery: DeliveryOption | undefined;
  readonly acceptedOn: string | null;
  readonly isConsentGiven: boolean;
  readonly isConsentMissing: boolean;
  readonly isSending: boolean;
  /** What the order has to be corrected in. It is below the button that was pressed, where it pushes nothing. */
  readonly notice: ReactNode;
  readonly onConsent: (given: boolean) => void;
}

/** Lines and totals, with the consent and the order button. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { cart, delivery, acceptedOn, isConsentGiven, isConsentMissing, isSending, notice, onConsent } = props;
  const Link = useUiLink();
  const hasLine = useOnline();
  return (
    <Panel
      className={styles.summary}
      title={t('unit.products', { count: cart.cartItems.length })}
      end={
        <Link className="sj-link sj-sm" href="/shopping-cart">
          {t('checkoutPage.changeLines')}
        </Link>
      }
    >
      <div className={styles.stack}>
        <Lines cart={cart} />
        {delivery && <CheckoutTotals delivery={delivery} cart={cart} />}
        <DebtNotice />
        <LimitNote total={delivery?.totals.total ?? null} />
        <Consent
          cart={cart}
          acceptedOn={acceptedOn}
          isGiven={isConsentGiven}
          isMissing={isConsentMissing}
          onGive={onConsent}
        />
        <div className={styles.place} data-bar="bottom">
          {delivery && <PhoneTotal delivery={delivery} />}
          <Button type="submit" size="lg" full busy={isSending} disabled={!hasLine}>
            {t(isSending ? 'checkoutPage.placing' : 'checkoutPage.place')}
          </Button>
          <div className={styles.notice}>{notice}</div>
        </div>
        {hasLine ? (
          <p className={styles.keys}>{t('checkoutPage.confirmKeys')}</p>
        ) : (
          <Notice tone="warn">{t('cartPage.needsLine')}</Notice>
        )}
      </div>
    </Panel>
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

import { type FormEvent, useRef, useState } from 'react';
import type { Cart, Checkout, CheckoutOptions } from '@sjaj/contract';
import { changesOf, shortArticles } from '../../shared/changed/changed-lines.logic.ts';
import { useCtrlEnter } from '../../shared/page/use-ctrl-enter.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AddressStep } from './address-step.tsx';
import styles from './checkout.module.css';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { chosenDelivery, faultsOf, orderOf } from './draft.logic.ts';
import { FailureNotice, FaultsNotice } from './notices.tsx';
import { PaymentStep } from './payment-step.tsx';
import { useDraft } from './use-draft.ts';

interface CheckoutFormProps {
  readonly cart: Cart;
  readonly options: CheckoutOptions;
  readonly error: Error | null;
  readonly isSending: boolean;
  readonly onOrder: (order: Checkout) => void;
}

/** The form: nothing typed in it is lost by an error, a reload or an expired session. Ctrl Enter orders. */
export function CheckoutForm({ cart, options, error, isSending, onOrder }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, change } = useDraft(options, cart);
  const [addsAddress, setAddsAddress] = useState(false);
  const [tried, setTried] = useState(false);
  const faults = tried ? faultsOf(draft, options) : [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const order = orderOf(draft, options, shortArticles(changesOf(cart)));
    setTried(order === null);
    // What is known not to arrive is not sent: nothing would be open afterwards.
    if (order && !isSending && navigator.onLine) onOrder(order);
  };
  useCtrlEnter(() => form.current?.requestSubmit());
  const delivery = chosenDelivery(draft, options);
  return (
    <>
      <form ref={form} className={styles.layout} noValidate onSubmit={submit}>
        <div className={styles.steps}>
          {faults.length > 0 && <FaultsNotice faults={faults} />}
          {error && <FailureNotice error={error} />}
          <AddressStep
            addresses={options.addresses}
            chosen={draft.addressId}
            isMissing={faults.includes('address')}
            onChoose={(addressId) => change({ addressId })}
            onAdd={() => setAddsAddress(true)}
          />
          <DeliveryStep
            options={options.delivery}
            chosen={draft.delivery}
            onChoose={(key) => change({ delivery: key })}
          />
          <PaymentStep
            types={options.paymentTypes}
            chosen={draft.paymentTypeId}
            onChoose={(paymentTypeId) => change({ paymentTypeId })}
          />
          <DetailsStep draft={draft} error={error} onChange={change} />
        </div>
        <CheckoutSummary
          cart={cart}
          delivery={delivery}
          isConsentGiven={draft.termsAccepted}
          isConsentMissing={faults.includes('terms')}
          isSending={isSending}
          onConsent={(termsAccepted) => change({ termsAccepted })}
        />
      </form>
      {/* Beside the form, not in it: a form in a form is sent by the browser itself. */}
      {addsAddress && (
        <AddressDialog onClose={() => setAddsAddress(false)} onAdded={({ id }) => change({ addressId: id })} />
      )}
    </>
  );
}

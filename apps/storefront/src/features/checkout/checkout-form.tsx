import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Cart, CheckoutOptions, PlacedOrder } from '@sjaj/contract';
import { AddressStep } from './address-step.tsx';
import styles from './checkout.module.css';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { chosenDelivery, faultsOf, orderOf } from './draft.logic.ts';
import { FailureNotice, FaultsNotice } from './notices.tsx';
import { PaymentStep } from './payment-step.tsx';
import { usePlaceOrder } from './queries.ts';
import { useDraft } from './use-draft.ts';

interface CheckoutFormProps {
  readonly cart: Cart;
  readonly options: CheckoutOptions;
  readonly onPlaced: (order: PlacedOrder) => void;
}

/** The form: nothing typed in it is lost by an error, a reload or an expired session. Ctrl Enter orders. */
export function CheckoutForm({ cart, options, onPlaced }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, change } = useDraft(options);
  const [tried, setTried] = useState(false);
  const place = usePlaceOrder(onPlaced);
  const faults = tried ? faultsOf(draft, options) : [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const order = orderOf(draft, options);
    if (order && !place.isPending) place.mutate(order);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  const delivery = chosenDelivery(draft, options);
  return (
    <form ref={form} className={styles.layout} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <div className={styles.steps}>
        {faults.length > 0 && <FaultsNotice faults={faults} />}
        {place.error && <FailureNotice error={place.error} />}
        <AddressStep
          addresses={options.addresses}
          chosen={draft.addressId}
          isMissing={faults.includes('address')}
          onChoose={(addressId) => change({ addressId })}
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
        <DetailsStep draft={draft} error={place.error} onChange={change} />
      </div>
      <CheckoutSummary
        cart={cart}
        delivery={delivery}
        termsAccepted={draft.termsAccepted}
        isTermsMissing={faults.includes('terms')}
        isSending={place.isPending}
        onAccept={(termsAccepted) => change({ termsAccepted })}
      />
    </form>
  );
}

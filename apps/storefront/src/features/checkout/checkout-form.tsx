import { type FormEvent, useRef, useState } from 'react';
import type { Cart, Checkout, CheckoutOptions } from '@sjaj/contract';
import { chosenDelivery } from '@sjaj/domain';
import { changesOf, shortArticles } from '../../shared/changed/changed-lines.logic.ts';
import { useCtrlEnter } from '../../shared/page/use-ctrl-enter.ts';
import { useIsGuest } from '../../shared/session/profile.ts';
import { AddressDialog } from './address-dialog.tsx';
import styles from './checkout.module.css';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { errorsOf, orderOf } from './draft.logic.ts';
import { errorTexts } from './error-texts.ts';
import { FailureNotice, FormErrorsNotice } from './notices.tsx';
import { useDraft } from './use-draft.ts';

interface CheckoutFormProps {
  readonly cart: Cart;
  readonly options: CheckoutOptions;
  readonly error: Error | null;
  readonly isSending: boolean;
  /** Whether the user has just chosen to order as a guest; moves the focus to the form. */
  readonly starts: boolean;
  readonly onOrder: (order: Checkout) => void;
}

/** The form. Typed values survive an error, a reload and an expired session. Ctrl+Enter places the order. */
export function CheckoutForm({ cart, options, error, isSending, starts, onOrder }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isGuest = useIsGuest();
  const { draft, change } = useDraft(options, cart);
  const [addsAddress, setAddsAddress] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const errors = isSubmitted ? errorsOf(draft, options, isGuest) : [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const order = orderOf(draft, options, { isGuest, short: shortArticles(changesOf(cart)) });
    setIsSubmitted(order === null);
    // Offline, the order is not sent, so that no attempt without an answer remains.
    if (order && !isSending && navigator.onLine) onOrder(order);
  };
  useCtrlEnter(() => form.current?.requestSubmit());
  return (
    <>
      <form ref={form} className={styles.layout} noValidate onSubmit={submit}>
        <div className={styles.steps}>
          <CheckoutSteps
            {...{ draft, options, error, isSubmitted, starts }}
            isAddressMissing={errors.includes('address')}
            onChange={change}
            onAddAddress={() => setAddsAddress(true)}
          />
        </div>
        <CheckoutSummary
          cart={cart}
          delivery={chosenDelivery(draft, options)}
          acceptedOn={options.terms.acceptedOn}
          isConsentGiven={draft.termsAccepted}
          isConsentMissing={errors.includes('terms')}
          isSending={isSending}
          notice={
            <>
              {errors.length > 0 && <FormErrorsNotice errors={errorTexts(errors, draft)} />}
              {error && <FailureNotice error={error} />}
            </>
          }
          onConsent={(termsAccepted) => change({ termsAccepted })}
        />
      </form>
      {/* Beside the form, since nested forms are invalid. */}
      {addsAddress && (
        <AddressDialog onClose={() => setAddsAddress(false)} onAdded={({ id }) => change({ addressId: id })} />
      )}
    </>
  );
}

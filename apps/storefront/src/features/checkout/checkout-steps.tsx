import type { CheckoutOptions } from '@sjaj/contract';
import { useIsGuest } from '../../shared/session/profile.ts';
import { useIsRetail } from '../../shared/session/retail.ts';
import { AddressStep } from './address-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { type Draft, needsAddress } from './draft.logic.ts';
import { GuestAddressStep, PersonStep } from './guest-steps.tsx';
import { PaymentStep } from './payment-step.tsx';
import { useGuestFields } from './use-guest-fields.ts';

interface CheckoutStepsProps {
  readonly draft: Draft;
  readonly options: CheckoutOptions;
  readonly error: Error | null;
  /** Whether the form was submitted; missing values are shown then. */
  readonly isSubmitted: boolean;
  /** Whether the user has just chosen to order as a guest; moves the focus to the form. */
  readonly starts: boolean;
  readonly isAddressMissing: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly onAddAddress: () => void;
}

/** The numbered steps of the page. Guests enter their details, and an address if the goods are delivered. */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { draft, options, error, isSubmitted, starts, isAddressMissing, onChange, onAddAddress } = props;
  const isGuest = useIsGuest();
  const isRetail = useIsRetail();
  const isSent = needsAddress(draft, options);
  const field = useGuestFields({
    typed: draft.guest,
    needsAddress: isSent,
    isSubmitted,
    error,
    onType: (guest) => onChange({ guest }),
  });
  const asksAddress = isGuest && isSent;
  return (
    <>
      {isGuest ? (
        <PersonStep number={1} field={field} starts={starts} />
      ) : (
        <AddressStep
          number={1}
          addresses={options.addresses}
          chosen={draft.addressId}
          isMissing={isAddressMissing}
          onChoose={(addressId) => onChange({ addressId })}
          onAdd={onAddAddress}
        />
      )}
      <DeliveryStep
        number={2}
        options={options.delivery}
        cutOff={options.cutOff}
        {...townOf(draft, options, isGuest)}
        chosen={draft.delivery}
        onChoose={(delivery) => onChange({ delivery })}
      />
      {asksAddress && <GuestAddressStep number={3} field={field} />}
      <PaymentStep
        number={asksAddress ? 4 : 3}
        types={options.paymentTypes}
        termDays={options.paymentTermDays}
        chosen={draft.paymentTypeId}
        onChoose={(paymentTypeId) => onChange({ paymentTypeId })}
      />
      <DetailsStep number={asksAddress ? 5 : 4} {...{ draft, isRetail, error, onChange }} />
    </>
  );
}

/** The town of the chosen address, or the one that a guest has chosen, whose name is not known here. */
function townOf({ addressId, guest }: Draft, { addresses }: CheckoutOptions, isGuest: boolean) {
  if (isGuest) return { townId: guest.townId === '' ? null : Number(guest.townId), town: null };
  const address = addresses.find(({ id }) => id === addressId);
  return { townId: address?.townId ?? null, town: address?.town ?? null };
}

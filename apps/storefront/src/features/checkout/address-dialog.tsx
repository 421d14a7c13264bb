import { useRef, useState } from 'react';
import { fieldErrors, FormDialog, formError } from '@sjaj/app-kit';
import type { Address } from '@sjaj/contract';
import { AddressFields } from '../../shared/delivery-address/address-fields.tsx';
import { useFocusOnError } from '../../shared/page/use-focus-on-error.ts';
import { type AddressErrors, checkAddress, emptyAddress } from '../../shared/delivery-address/typed-address.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { useAddAddress } from './queries.ts';

interface AddressDialogProps {
  readonly onAdded: (address: Address) => void;
  readonly onClose: () => void;
}

const NO_ERRORS: AddressErrors = {};

/** A new delivery address, without leaving the checkout. */
export function AddressDialog({ onAdded, onClose }: AddressDialogProps) {
  const { userData } = useProfile();
  const [typed, setTyped] = useState(() => emptyAddress(userData));
  const [typedErrors, setTypedErrors] = useState(NO_ERRORS);
  const add = useAddAddress((address) => {
    onAdded(address);
    onClose();
  });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, typedErrors, add.error);
  const submit = (): void => {
    const checked = checkAddress(typed);
    setTypedErrors(checked.body ? NO_ERRORS : checked.errors);
    if (checked.body) add.mutate(checked.body);
  };
  return (
    <FormDialog
      title={t('checkout.newAddress')}
      size="md"
      formRef={form}
      error={formError(add.error)}
      isSending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <AddressFields typed={typed} errors={{ ...typedErrors, ...fieldErrors(add.error) }} onChange={setTyped} />
    </FormDialog>
  );
}

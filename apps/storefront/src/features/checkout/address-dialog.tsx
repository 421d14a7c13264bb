import { type FormEvent, useId, useRef, useState } from 'react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import type { Address } from '@sjaj/contract';
import { Button, Dialog, Notice } from '@sjaj/ui';
import { AddressFields, useFocusOnError } from '../../shared/delivery-address/address-fields.tsx';
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
  const formId = useId();
  const { userData } = useProfile();
  const [typed, setTyped] = useState(() => emptyAddress(userData));
  const [typedErrors, setTypedErrors] = useState(NO_ERRORS);
  const [key] = useState(() => crypto.randomUUID());
  const add = useAddAddress((address) => {
    onAdded(address);
    onClose();
  });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, typedErrors, add.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkAddress(typed);
    setTypedErrors(checked.body ? NO_ERRORS : checked.errors);
    if (checked.body) add.mutate({ body: checked.body, key });
  };
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" form={formId} busy={add.isPending}>
        {t('action.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('checkout.newAddress')} open onClose={onClose} size="md" foot={foot}>
      <form ref={form} id={formId} className="sj-col sj-g12" noValidate onSubmit={submit}>
        {add.error && Object.keys(fieldErrors(add.error)).length === 0 && (
          <Notice tone="error">{messageOf(add.error)}</Notice>
        )}
        <AddressFields typed={typed} errors={{ ...typedErrors, ...fieldErrors(add.error) }} onChange={setTyped} />
      </form>
    </Dialog>
  );
}

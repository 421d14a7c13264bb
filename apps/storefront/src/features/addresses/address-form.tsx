import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { IconTrash } from '@tabler/icons-react';
import { fieldErrors, FormError, LeaveGuard } from '@sjaj/app-kit';
import type { Address } from '@sjaj/contract';
import { Badge, Button, ButtonLink, Notice, Panel, Switch } from '@sjaj/ui';
import { AddressFields } from '../../shared/delivery-address/address-fields.tsx';
import { useFocusOnError } from '../../shared/page/use-focus-on-error.ts';
import {
  type AddressErrors,
  checkAddress,
  emptyAddress,
  typedOf,
} from '../../shared/delivery-address/typed-address.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './addresses.module.css';
import { isChangedMeanwhile, useSaveAddress } from './queries.ts';

interface AddressFormProps {
  /** Null for a new one. */
  readonly address: Address | null;
  /** The first address is the default one in any case. */
  readonly isFirst: boolean;
  readonly onDone: () => void;
  readonly onRemove?: (() => void) | undefined;
}

const NO_ERRORS: AddressErrors = {};

const storedText = ({ title, street, postalCode, town, contactPerson, phone, note }: Address): string =>
  [title, `${street}, ${postalCode} ${town}`, contactPerson, phone, note].filter(Boolean).join(' · ');

/** The form of a delivery address. What is typed stays until it is saved or given up. */
export function AddressForm({ address, isFirst, onDone, onRemove }: AddressFormProps) {
  const { userData } = useProfile();
  const [start] = useState(() => (address ? typedOf(address) : emptyAddress(userData)));
  const [typed, setTyped] = useState(start);
  const [typedErrors, setTypedErrors] = useState(NO_ERRORS);
  const formId = useId();
  // The version that was read stays while the list is loaded again; once the form has shown the newer one, saving replaces that.
  const [opened, setOpened] = useState(address);
  const save = useSaveAddress(onDone);
  const isOvertaken = isChangedMeanwhile(save.error);
  const form = useRef<HTMLFormElement>(null);
  // The list is drawn again beside the form, and with it the link that was pressed: the keyboard goes on in the form.
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  useFocusOnError(form, typedErrors, save.error);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(start);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkAddress(typed);
    setTypedErrors(checked.body ? NO_ERRORS : checked.errors);
    if (!checked.body || save.isPending) return;
    const read = isOvertaken ? address : opened;
    setOpened(read);
    save.mutate({ address: read, body: checked.body });
  };
  return (
    <Panel
      className={styles.form}
      title={address?.title ?? t('checkout.newAddress')}
      end={isChanged && <Badge tone="warn">{t('addresses.unsaved')}</Badge>}
      lined
    >
      <LeaveGuard isChanged={isChanged && !save.isPending} />
      <form
        ref={form}
        id={formId}
        tabIndex={-1}
        aria-label={address?.title ?? t('checkout.newAddress')}
        className={`sj-col sj-g12 ${styles.fields}`}
        noValidate
        onSubmit={submit}
      >
        {!isOvertaken && <FormError error={save.error} />}
        <AddressFields typed={typed} errors={{ ...typedErrors, ...fieldErrors(save.error) }} onChange={setTyped} />
        {userData.role !== 'buyer' && !isFirst && (
          <Switch
            label={t('addresses.makeDefault')}
            hint={t('addresses.makeDefaultHint')}
            checked={typed.isDefault}
            disabled={address?.isDefault}
            onChange={(event) => setTyped({ ...typed, isDefault: event.currentTarget.checked })}
          />
        )}
        {/* Beside the button that was pressed: on a phone the top of the form is out of sight. */}
        {isOvertaken && address && (
          <Notice tone="warn">{t('addresses.savedMeanwhile', { stored: storedText(address) })}</Notice>
        )}
      </form>
      <div className={styles.foot}>
        {onRemove && (
          <Button variant="quiet-danger" icon={<IconTrash size={16} aria-hidden="true" />} onClick={onRemove}>
            {t('addresses.remove')}
          </Button>
        )}
        <span className="sj-grow" />
        <ButtonLink href="/profile/address" variant="line">
          {t('action.cancel')}
        </ButtonLink>
        <Button type="submit" form={formId} busy={save.isPending}>
          {t('addresses.save')}
        </Button>
      </div>
    </Panel>
  );
}

import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors, messageOf, useSendOnce } from '@sjaj/app-kit';
import { type CompanyAddress, NewAddress } from '@sjaj/contract';
import { showToast, Switch, TextArea, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/form-errors.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { TownField } from '../../../shared/geography/town-field.tsx';
import { t } from '../../../shared/texts/t.ts';

interface AddressDialogProps {
  readonly companyId: number;
  /** null for a new one. */
  readonly address: CompanyAddress | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const EMPTY = { title: '', contactPerson: '', phone: '', street: '', townId: '', note: '', isDefault: false };
type Draft = typeof EMPTY;

const FIELD_NAMES = {
  title: 'company.addressTitle',
  contactPerson: 'company.contactPerson',
  phone: 'company.phone',
  street: 'company.street',
  townId: 'company.town',
  note: 'company.deliveryNote',
} as const;

const draftOf = (address: CompanyAddress): Draft => ({
  title: address.title,
  contactPerson: address.contactPerson,
  phone: address.phone,
  street: address.street,
  townId: String(address.townId),
  note: address.note ?? '',
  isDefault: address.isDefault,
});

/** The body of the call. A town that is not chosen becomes null, which the contract rejects. */
const formOf = ({ townId, note, ...draft }: Draft) => ({
  ...draft,
  townId: townId === '' ? null : Number(townId),
  ...(note.trim() !== '' && { note }),
});

/** Adds or changes a delivery address of the company. */
export function AddressDialog({ companyId, address, onSaved, onClose }: AddressDialogProps) {
  const [draft, setDraft] = useState(address ? draftOf(address) : EMPTY);
  const [tried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const params = { id: companyId };
  const save = useMutation({
    mutationFn: (body: NewAddress) =>
      address
        ? api.companyAddresses.update({ params: { ...params, addressId: address.id }, body })
        : sendOnce(body, (idempotencyKey) => api.companyAddresses.create({ params, body, idempotencyKey })),
    onSuccess: ({ data, info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: data.title });
      onSaved();
      onClose();
    },
    onError: () => undefined,
  });
  const errors = { ...fieldErrors(save.error), ...(tried && errorsOf(NewAddress, formOf(draft), FIELD_NAMES)) };
  const set = (change: Partial<Draft>): void => {
    save.reset();
    setDraft({ ...draft, ...change });
  };
  return (
    <FormDialog
      title={address ? address.title : t('company.newAddress')}
      error={save.error ? messageOf(save.error) : null}
      isSending={save.isPending}
      onSubmit={() => {
        setTried(true);
        const form = NewAddress.safeParse(formOf(draft)).data;
        if (form) save.mutate(form);
      }}
      onClose={onClose}
    >
      <AddressFields draft={draft} errors={errors} isDefault={address?.isDefault ?? false} onChange={set} />
    </FormDialog>
  );
}

interface AddressFieldsProps {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  /** The default address stays the default until another becomes it. */
  readonly isDefault: boolean;
  readonly onChange: (change: Partial<Draft>) => void;
}

function AddressFields({ draft, errors, isDefault, onChange }: AddressFieldsProps) {
  const field = (key: 'contactPerson' | 'phone' | 'street' | 'title', type: 'tel' | 'text' = 'text') => (
    <TextField
      label={t(FIELD_NAMES[key])}
      type={type}
      autoComplete="off"
      value={draft[key]}
      error={errors[key]}
      onChange={(event) => onChange({ [key]: event.currentTarget.value })}
    />
  );
  return (
    <>
      {field('title')}
      {field('contactPerson')}
      {field('phone', 'tel')}
      {field('street')}
      <TownField value={draft.townId} error={errors['townId']} onChange={(townId) => onChange({ townId })} />
      <TextArea
        label={t('company.deliveryNote')}
        optional
        rows={2}
        value={draft.note}
        error={errors['note']}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      {!isDefault && (
        <div className="adm-switches">
          <Switch
            label={t('company.defaultAddress')}
            checked={draft.isDefault}
            onChange={(event) => onChange({ isDefault: event.currentTarget.checked })}
          />
        </div>
      )}
    </>
  );
}

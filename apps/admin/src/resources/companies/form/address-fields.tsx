import { Switch, TextArea, TextField } from '@sjaj/ui';
import { TownField } from '../../../shared/geography/town-field.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type AddressDraft, FIELD_NAMES } from './address-record.ts';

interface AddressFieldsProps {
  readonly draft: AddressDraft;
  readonly errors: Readonly<Record<string, string>>;
  /** The default address stays the default until another becomes it. */
  readonly isDefault: boolean;
  readonly onChange: <Key extends keyof AddressDraft>(key: Key, value: AddressDraft[Key]) => void;
}

/** The fields of a delivery address. */
export function AddressFields({ draft, errors, isDefault, onChange }: AddressFieldsProps) {
  const field = (key: 'contactPerson' | 'phone' | 'street' | 'title', type: 'tel' | 'text' = 'text') => (
    <TextField
      label={t(FIELD_NAMES[key])}
      type={type}
      autoComplete="off"
      value={draft[key]}
      error={errors[key]}
      onChange={(event) => onChange(key, event.currentTarget.value)}
    />
  );
  return (
    <>
      {field('title')}
      {field('contactPerson')}
      {field('phone', 'tel')}
      {field('street')}
      <TownField value={draft.townId} error={errors['townId']} onChange={(townId) => onChange('townId', townId)} />
      <TextArea
        label={t('company.deliveryNote')}
        optional
        rows={2}
        value={draft.note}
        error={errors['note']}
        onChange={(event) => onChange('note', event.currentTarget.value)}
      />
      {!isDefault && (
        <div className="adm-switches">
          <Switch
            label={t('company.defaultAddress')}
            checked={draft.isDefault}
            onChange={(event) => onChange('isDefault', event.currentTarget.checked)}
          />
        </div>
      )}
    </>
  );
}

import { TextField } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface OrderFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The place among equals: lower comes first. */
export const OrderField = ({ value, error, onChange }: OrderFieldProps) => (
  <TextField
    label={t('categories.order')}
    hint={t('categories.orderHint')}
    inputMode="numeric"
    className="adm-amount"
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

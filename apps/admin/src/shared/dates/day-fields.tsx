import { DateField } from '@sjaj/ui';
import type { FieldErrors } from '../form/form-errors.ts';

interface DayFieldsProps<Key extends string> {
  readonly fields: readonly { readonly key: Key; readonly label: string; readonly hint: string }[];
  /** '' where there is no bound. */
  readonly draft: Readonly<Record<Key, string>>;
  readonly errors: FieldErrors;
  readonly onWrite: (key: Key, day: string) => void;
}

/** The first and the last day of something; either may be left empty. */
export const DayFields = <Key extends string>({ fields, draft, errors, onWrite }: DayFieldsProps<Key>) => (
  <div className="sj-col sj-g12">
    {fields.map(({ key, label, hint }) => (
      <DateField
        key={key}
        optional
        label={label}
        hint={hint}
        value={draft[key]}
        error={errors[key]}
        onChange={(day) => onWrite(key, day)}
      />
    ))}
  </div>
);

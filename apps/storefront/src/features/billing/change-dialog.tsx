import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { fieldErrors, townOptions } from '@sjaj/app-kit';
import { CompanyChangeForm, type CompanyDetails } from '@sjaj/contract';
import { SelectField, TextField } from '@sjaj/ui';
import { ChangeForm } from '../../shared/data-change/change-form.tsx';
import { firstErrors } from '../../shared/data-change/first-errors.ts';
import { townsQuery } from '../../shared/delivery-address/towns-query.ts';
import { t } from '../../shared/texts/t.ts';
import { useRequestChange } from './queries.ts';

interface ChangeDialogProps {
  readonly details: CompanyDetails;
  readonly onClose: () => void;
}

const FIELDS = ['title', 'pdvNumber', 'address', 'phone', 'email', 'bankAccount'] as const;
type TextName = (typeof FIELDS)[number];
type Typed = Readonly<Record<TextName | 'townId', string>>;
type Errors = Readonly<Record<string, string>>;

/** Fields that a company may leave empty. */
const OPTIONAL: readonly TextName[] = ['pdvNumber', 'phone', 'email', 'bankAccount'];
const NO_ERRORS: Errors = {};

const typedOf = (details: CompanyDetails): Typed => ({
  title: details.title,
  pdvNumber: details.pdvNumber ?? '',
  address: details.address,
  townId: String(details.townId),
  phone: details.phone ?? '',
  email: details.email ?? '',
  bankAccount: details.bankAccount ?? '',
});

const nullIfEmpty = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The form as the server takes it, or the first error of each field. */
function checkForm(typed: Typed): { readonly form: CompanyChangeForm | null; readonly errors: Errors } {
  const checked = CompanyChangeForm.safeParse({
    title: typed.title,
    pdvNumber: nullIfEmpty(typed.pdvNumber),
    address: typed.address,
    townId: Number(typed.townId),
    phone: nullIfEmpty(typed.phone),
    email: nullIfEmpty(typed.email),
    bankAccount: nullIfEmpty(typed.bankAccount),
  });
  if (checked.success) return { form: checked.data, errors: NO_ERRORS };
  return { form: null, errors: firstErrors(checked.error.issues) };
}

/** The company's data as a form. It asks for a change and changes nothing itself. */
export function ChangeDialog({ details, onClose }: ChangeDialogProps) {
  const [typed, setTyped] = useState(() => typedOf(details));
  const [typedErrors, setTypedErrors] = useState(NO_ERRORS);
  const { data: towns = [] } = useQuery(townsQuery);
  const request = useRequestChange(onClose);
  const errors = { ...typedErrors, ...fieldErrors(request.error) };
  const submit = (note: string): void => {
    const checked = checkForm(typed);
    setTypedErrors(checked.errors);
    if (checked.form && !request.isPending) request.mutate({ form: checked.form, note });
  };
  const change = (name: keyof Typed) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [name]: event.currentTarget.value });
  const text = (name: TextName) => (
    <TextField
      key={name}
      label={t(`field.${name}`)}
      optional={OPTIONAL.includes(name)}
      value={typed[name]}
      error={errors[name]}
      maxLength={200}
      onChange={change(name)}
    />
  );
  return (
    <ChangeForm
      hint={t('billing.changeHint')}
      noteHint={t('billing.noteHint')}
      isSending={request.isPending}
      error={request.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {FIELDS.slice(0, 3).map(text)}
      <SelectField
        label={t('field.townId')}
        value={typed.townId}
        error={errors['townId']}
        options={townOptions(
          towns.length > 0 ? towns : [{ id: details.townId, title: details.town, postalCode: details.postalCode }],
        )}
        onChange={change('townId')}
      />
      {FIELDS.slice(3).map(text)}
    </ChangeForm>
  );
}

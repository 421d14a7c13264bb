import { useState } from 'react';
import { fieldErrors } from '@sjaj/app-kit';
import { type AccountView, PersonalDataForm } from '@sjaj/contract';
import { TextField } from '@sjaj/ui';
import { ChangeForm } from '../../shared/data-change/change-form.tsx';
import { firstErrors } from '../../shared/data-change/first-errors.ts';
import { t } from '../../shared/texts/t.ts';
import { useRequestChange } from './queries.ts';

interface ChangeDialogProps {
  readonly account: AccountView;
  /** What waits already: it is replaced. */
  readonly wanted: Partial<PersonalDataForm>;
  readonly onClose: () => void;
}

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const;
const FIELDS = ['firstName', 'lastName', 'email'] as const;

/** Name and e-mail as a form. It asks for a change and changes nothing itself. */
export function ChangeDialog({ account: { firstName, lastName, email }, wanted, onClose }: ChangeDialogProps) {
  const [typed, setTyped] = useState<PersonalDataForm>({ firstName, lastName, email, ...wanted });
  const [typedErrors, setTypedErrors] = useState<Readonly<Record<string, string>>>({});
  const request = useRequestChange(onClose);
  const errors = { ...typedErrors, ...fieldErrors(request.error) };
  const submit = (note: string): void => {
    const checked = PersonalDataForm.safeParse(typed);
    setTypedErrors(checked.success ? {} : firstErrors(checked.error.issues));
    if (checked.success && !request.isPending) request.mutate({ form: checked.data, note });
  };
  return (
    <ChangeForm
      hint={t('ownAccount.changeHint')}
      isSending={request.isPending}
      error={request.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {FIELDS.map((name) => (
        <TextField
          key={name}
          label={t(`field.${name}`)}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={AUTO_COMPLETE[name]}
          maxLength={name === 'email' ? 200 : 60}
          value={typed[name]}
          error={errors[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        />
      ))}
    </ChangeForm>
  );
}

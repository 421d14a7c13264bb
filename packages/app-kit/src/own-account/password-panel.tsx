import { type FormEvent, useState } from 'react';
import { LONGEST_PASSWORD } from '@sjaj/contract';
import { Button, Panel, PasswordField } from '@sjaj/ui';
import { fieldErrors } from '../api/failure.ts';
import { FormError } from '../forms/form-error.tsx';
import { t } from '../texts/texts.ts';
import { type OwnAccountCalls, useChangePassword } from './queries.ts';

const EMPTY = { password: '', newPassword: '', repeated: '' };
type Typed = typeof EMPTY;

/** What is wrong with the typed passwords, by field. */
function errorsOf({ password, newPassword, repeated }: Typed, shortest: number): Partial<Record<keyof Typed, string>> {
  const names = { field: t('field.confirmPassword'), field2: t('field.newPassword') };
  return {
    ...(password === '' && { password: t('validation.required', { field: t('field.oldPassword') }) }),
    ...(newPassword.length < shortest && {
      newPassword: t('validation.min_length', { count: shortest }),
    }),
    ...(repeated !== newPassword && { repeated: t('validation.same_as', names) }),
  };
}

interface PasswordPanelProps {
  readonly calls: OwnAccountCalls;
  readonly username: string;
  /** How many characters the server asks of this account. */
  readonly shortest: number;
}

/** Changes the password. Blank fields keep it. */
export function PasswordPanel({ calls, username, shortest }: PasswordPanelProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [isSubmitted, setSubmitted] = useState(false);
  const change = useChangePassword(calls, () => {
    setTyped(EMPTY);
    setSubmitted(false);
  });
  const isBlank = Object.values(typed).every((text) => text === '');
  const refused = fieldErrors(change.error);
  const errors: Partial<Record<keyof Typed, string>> =
    isSubmitted && !isBlank ? { ...refused, ...errorsOf(typed, shortest) } : refused;
  const type = (field: keyof Typed) => (event: { readonly currentTarget: HTMLInputElement }) => {
    setTyped({ ...typed, [field]: event.currentTarget.value });
    if (change.error) change.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (isBlank || change.isPending || Object.keys(errorsOf(typed, shortest)).length > 0) return;
    change.mutate({ password: typed.password, newPassword: typed.newPassword });
  };
  return (
    <Panel title={t('accountSecurity.password')} lined>
      <form className="sj-col sj-g12" noValidate onSubmit={submit}>
        <FormError error={change.error} />
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <div className="oa-fields">
          <PasswordField
            label={t('field.oldPassword')}
            autoComplete="current-password"
            maxLength={LONGEST_PASSWORD}
            value={typed.password}
            error={errors.password}
            onChange={type('password')}
          />
          <span className="oa-gap" />
          <PasswordField
            label={t('field.newPassword')}
            hint={t('accountSecurity.passwordHint', { count: shortest })}
            autoComplete="new-password"
            maxLength={LONGEST_PASSWORD}
            value={typed.newPassword}
            error={errors.newPassword}
            onChange={type('newPassword')}
          />
          <PasswordField
            label={t('field.confirmPassword')}
            autoComplete="new-password"
            maxLength={LONGEST_PASSWORD}
            value={typed.repeated}
            error={errors.repeated}
            onChange={type('repeated')}
          />
        </div>
        <p className="sj-sm sj-t2">{t('accountSecurity.passwordNote')}</p>
        <div className="sj-row">
          <Button type="submit" variant="soft" busy={change.isPending}>
            {t('accountSecurity.changePassword')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

import { type ReactNode, useState } from 'react';
import { LONGEST_PASSWORD } from '@sjaj/contract';
import { Notice, PasswordField } from '@sjaj/ui';
import { fieldErrors } from '../api/failure.ts';
import { t } from '../texts/texts.ts';
import { failureText } from './passkey-failure.ts';

interface PasswordFormProps {
  /** Ties the form to a button elsewhere. */
  readonly id: string;
  /** What the call was refused with. */
  readonly error: Error | null;
  /** Fields above the password, valid or not. */
  readonly children?: ReactNode;
  readonly onSubmit: (password: string) => void;
  /** Called when something is typed after a refusal. */
  readonly onType: () => void;
}

/** The current password, which every change of the second factor needs. */
export function PasswordForm({ id, error, children, onSubmit, onType }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const refused = fieldErrors(error);
  const missing = isSubmitted && password === '' ? t('validation.required', { field: t('field.password') }) : undefined;
  return (
    <form
      id={id}
      className="sj-col sj-g12"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (password !== '') onSubmit(password);
      }}
    >
      {error && Object.keys(refused).length === 0 && <Notice tone="error">{failureText(error)}</Notice>}
      {children}
      <PasswordField
        label={t('field.password')}
        hint={t('secondFactor.passwordToConfirm')}
        name="password"
        autoComplete="current-password"
        maxLength={LONGEST_PASSWORD}
        value={password}
        error={missing ?? refused['password']}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          onType();
        }}
      />
    </form>
  );
}

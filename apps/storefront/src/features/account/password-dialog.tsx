import { type ReactNode, useState } from 'react';
import { fieldErrors, FormDialog, formError } from '@sjaj/app-kit';
import { LONGEST_PASSWORD } from '@sjaj/contract';
import { PasswordField, useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

interface PasswordDialogProps {
  readonly title: string;
  readonly verb: string;
  readonly error: unknown;
  readonly isSending: boolean;
  /** The user has typed again. */
  readonly onChange: () => void;
  readonly onSubmit: (password: string) => void;
  readonly onClose: () => void;
  /** What the password is asked for. */
  readonly children: ReactNode;
}

/** Asks for the password of the account before something is lost. Who knows none sets one by the mail for forgotten ones. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, verb, error, isSending, onChange, onSubmit, onClose, children } = props;
  const Link = useUiLink();
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = isSubmitted && password === '' ? t('validation.required', { field: t('field.password') }) : undefined;
  const submit = (): void => {
    setSubmitted(true);
    if (password !== '') onSubmit(password);
  };
  return (
    <FormDialog
      title={title}
      error={formError(error)}
      isSending={isSending}
      verb={verb}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <PasswordField
        label={t('field.password')}
        hint={t('ownAccount.passwordToConfirm')}
        autoComplete="current-password"
        maxLength={LONGEST_PASSWORD}
        value={password}
        error={missing ?? fieldErrors(error)['password']}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          if (error) onChange();
        }}
      />
      <p className="sj-sm sj-t2">
        {t('ownAccount.noPassword')}{' '}
        <Link className="sj-link" href="/auth/forgot-password">
          {t('ownAccount.setPassword')}
        </Link>
      </p>
    </FormDialog>
  );
}

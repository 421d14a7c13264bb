import { useState } from 'react';
import type { FormEvent } from 'react';
import { messageOf } from '@sjaj/app-kit';
import type { LoginChallenge } from '@sjaj/contract';
import { Notice, PasswordField, TextField } from '@sjaj/ui';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { t } from '../../shared/texts/t.ts';
import { isNotStaff, type useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  /** Ties the form to a button elsewhere. */
  readonly id: string;
  readonly signIn: ReturnType<typeof useSignIn>;
  /** Given where it must be the same person as before. */
  readonly username?: string;
  /** Called with the challenge where a second step follows. */
  readonly onDone: (challenge: LoginChallenge | null) => void;
}

/** User name and password; says what is wrong with them, and keeps what was typed. */
export function SignInForm({ id, signIn, username, onDone }: SignInFormProps) {
  const [typedName, setTypedName] = useState(username ?? '');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const missing = (text: string, field: 'frame.username' | 'frame.password') =>
    checked && text === '' ? t('validation.required', { field: t(field) }) : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (typedName.trim() === '' || password === '' || signIn.isPending) return;
    signIn.mutate({ username: typedName.trim(), password }, { onSuccess: onDone, onError: () => setPassword('') });
    setChecked(false);
  };
  return (
    <form id={id} className="sj-col sj-g12" noValidate onSubmit={onSubmit}>
      {signIn.error && !signIn.isPending && (
        <Notice tone="error">{isNotStaff(signIn.error) ? signIn.error.message : messageOf(signIn.error)}</Notice>
      )}
      <TextField
        label={t('frame.username')}
        size="lg"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus={!username}
        readOnly={username !== undefined}
        value={typedName}
        error={missing(typedName.trim(), 'frame.username')}
        onChange={(event) => setTypedName(event.currentTarget.value)}
      />
      <PasswordField
        label={t('frame.password')}
        size="lg"
        name="password"
        autoComplete="current-password"
        ref={username === undefined ? undefined : firstFocus}
        value={password}
        error={missing(password, 'frame.password')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </form>
  );
}

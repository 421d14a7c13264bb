import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { messageOf } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { Button, Checkbox, Notice, PasswordField, TextField, useUiLink } from '@sjaj/ui';
import { canOrderAs, rememberCanOrder } from '../../shared/session/buyer.ts';
import { beginSession, clearGuestToken } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';
import { logIn, showMergeResult } from './join-cart.ts';
import { pathAfterLogin } from '../../shared/session/login-address.logic.ts';

/** User name and password. A refusal keeps the typed values and marks the password as invalid. */
export function LoginForm() {
  const router = useRouter();
  const Link = useUiLink();
  const { redirect } = useSearch({ strict: false });
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [stay, setStay] = useState(true);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const login = useMutation({
    mutationFn: () => logIn(username.trim(), password),
    onSuccess: ({ data }) => {
      rememberCanOrder(canOrderAs(data.role));
      // No merge for staff and sales representatives: the guest's cart stays on this device.
      if (canOrderAs(data.role)) clearGuestToken();
      void showMergeResult(data);
      beginSession(data.token, stay);
      void router.navigate({ href: pathAfterLogin(redirect), replace: true });
    },
    // The refusal is shown at the field, not in a toast.
    onError: () => undefined,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (username.trim() !== '' && password !== '') login.mutate();
  };
  const refused = login.error instanceof CallFailed && login.error.status === 401;
  const required = (value: string, label: string) =>
    isSubmitted && value === '' ? t('validation.required', { field: label }) : undefined;
  return (
    <form noValidate className="sj-col sj-g16" onSubmit={submit}>
      {login.error && !refused && <Notice tone="error">{messageOf(login.error)}</Notice>}
      <TextField
        size="lg"
        label={t('auth.usernameOrEmail')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={username}
        error={required(username.trim(), t('auth.usernameOrEmail'))}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordField
        size="lg"
        label={t('auth.password')}
        aside={
          <Link className="sj-link sj-sm" href="/auth/forgot-password">
            {t('auth.forgot')}
          </Link>
        }
        autoComplete="current-password"
        maxLength={512}
        value={password}
        error={refused ? messageOf(login.error) : required(password, t('auth.password'))}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          if (refused) login.reset();
        }}
      />
      <Checkbox label={t('auth.stay')} checked={stay} onChange={(event) => setStay(event.currentTarget.checked)} />
      <Button type="submit" size="lg" full busy={login.isPending || login.isSuccess}>
        {t('auth.logIn')}
      </Button>
    </form>
  );
}

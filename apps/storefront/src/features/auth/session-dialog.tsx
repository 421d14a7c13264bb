import { type FormEvent, useState } from 'react';
import { messageOf } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { LoginChallenge, Session } from '@sjaj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, lazyPart, Notice, PasswordField, Skeleton, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { endSession, isLastingSession } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';
import { enterShop, sentAlong } from './join-cart.ts';

const FORM_ID = 'log-in-again';
const UNAUTHORIZED = 401;

const SecondStep = lazyPart(async () => (await import('./second-step.tsx')).CustomerSecondStep);

/**
 * Covers the page of a customer whose session has expired. The page stays as it is, and the calls that were refused are sent again after
 * the log-in. Only a log-in or a log-out closes it.
 */
export function SessionDialog() {
  const user = useQueryClient().getQueryData(profileQuery.queryKey)?.userData;
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const begin = (session: Session): void => enterShop(session, { isLasting: isLastingSession() });
  const login = useMutation({
    // Queued changes of the cart wait for this log-in: it must not wait for them.
    mutationFn: async () =>
      (await api.auth.login({ body: { username: user?.username ?? '', password, ...sentAlong() } })).data,
    onSuccess: (answer) => ('challenge' in answer ? setChallenge(answer) : begin(answer)),
    // The refusal is shown at the field, not in a toast.
    onError: () => undefined,
  });
  if (!user) return null;
  const isRefused = login.error instanceof CallFailed && login.error.status === UNAUTHORIZED;
  const isMissing = isSubmitted && password === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (password !== '' && !login.isPending) login.mutate();
  };
  const startAgain = (): void => {
    setChallenge(null);
    login.reset();
  };
  return (
    <Dialog
      title={t('sessionDialog.title')}
      open
      size="sm"
      foot={
        <>
          <Button variant="text" onClick={() => endSession('ended')}>
            {t('sessionDialog.notMe', { name: user.firstName })}
          </Button>
          <span className="sj-grow" />
          {!challenge && (
            <Button type="submit" form={FORM_ID} busy={login.isPending}>
              {t('sessionDialog.logInAndGoOn')}
            </Button>
          )}
        </>
      }
    >
      {challenge ? (
        <SecondStep
          placeholder={<Skeleton height={220} />}
          challenge={challenge}
          onSession={begin}
          onStartAgain={startAgain}
        />
      ) : (
        <form id={FORM_ID} className="sj-col sj-g12" noValidate onSubmit={submit}>
          <Notice>{t('sessionDialog.nothingLost')}</Notice>
          {login.error && !isRefused && <Notice tone="error">{messageOf(login.error)}</Notice>}
          <TextField
            label={t('auth.usernameOrEmail')}
            size="lg"
            name="username"
            autoComplete="username"
            readOnly
            value={user.username}
          />
          <PasswordField
            label={t('auth.password')}
            size="lg"
            name="password"
            autoComplete="current-password"
            maxLength={512}
            value={password}
            error={
              isRefused
                ? messageOf(login.error)
                : isMissing
                  ? t('validation.required', { field: t('auth.password') })
                  : undefined
            }
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              if (login.error) login.reset();
            }}
          />
        </form>
      )}
    </Dialog>
  );
}

import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { messageOf, storeDeviceToken } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { LoginChallenge, Session } from '@sjaj/contract';
import { Button, Checkbox, lazyPart, Notice, PasswordField, Skeleton, TextField, useUiLink } from '@sjaj/ui';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { t } from '../../shared/texts/t.ts';
import { enterShop, logIn } from './join-cart.ts';
import { pathAfterLogin } from '../../shared/session/login-address.logic.ts';

/** Loaded with its texts when a second factor is on or has to be set up. */
const loadSecondStep = async () => {
  const [file] = await Promise.all([import('./second-step.tsx'), accountTexts()]);
  return file;
};
const SecondStep = lazyPart(async () => (await loadSecondStep()).CustomerSecondStep);
const Enrolment = lazyPart(async () => (await loadSecondStep()).Enrolment);

interface LoginFormProps {
  /** What else somebody without an account can do; those whose password was right need it no more. */
  readonly children?: ReactNode;
  /** What comes after the log-in; the page that asked for it where left out. */
  readonly onEntered?: () => void;
  /** Where the page is for nothing else. */
  readonly autoFocus?: boolean;
}

/** User name and password, then the second factor where one is on. A refusal keeps the typed values and marks the password as invalid. */
export function LoginForm({ children, onEntered, autoFocus = false }: LoginFormProps) {
  const router = useRouter();
  const Link = useUiLink();
  const { redirect } = useSearch({ strict: false });
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [stay, setStay] = useState(true);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const [enrolling, setEnrolling] = useState<Session | null>(null);
  const begin = (session: Session): void => {
    const { role } = session;
    storeDeviceToken(session.deviceToken);
    if (role === 'enrolling_staff') return setEnrolling(session);
    enter(session);
  };
  const enter = (session: Session): void => {
    enterShop(session, { isLasting: stay });
    if (onEntered) onEntered();
    else void router.navigate({ href: pathAfterLogin(redirect), replace: true });
  };
  const login = useMutation({
    mutationFn: () => logIn(username.trim(), password),
    onSuccess: (answer) => ('challenge' in answer ? setChallenge(answer) : begin(answer)),
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
  const startAgain = (): void => {
    setChallenge(null);
    setEnrolling(null);
    setPassword('');
    setIsSubmitted(false);
    login.reset();
  };
  if (enrolling) {
    return (
      <Enrolment
        placeholder={<Skeleton height={220} />}
        token={enrolling.token}
        onDone={() => enter(enrolling)}
        onLogOut={startAgain}
      />
    );
  }
  if (challenge) {
    return (
      <SecondStep
        placeholder={<Skeleton height={220} />}
        challenge={challenge}
        onSession={begin}
        onStartAgain={startAgain}
      />
    );
  }
  return (
    <>
      <form noValidate className="sj-col sj-g16" onSubmit={submit}>
        {login.error && !refused && <Notice tone="error">{messageOf(login.error)}</Notice>}
        <TextField
          size="lg"
          label={t('auth.usernameOrEmail')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={autoFocus}
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
      {children}
    </>
  );
}

import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { LONGEST_PASSWORD, type Session, SHORTEST_PASSWORD } from '@sjaj/contract';
import { Button, Notice, PasswordField, showToast } from '@sjaj/ui';
import { endSession, isSignedIn } from '../../../shared/session/token.ts';
import { t } from '../../../shared/texts/t.ts';
import { calls } from '../calls.ts';
import { enterShop, logIn } from '../join-cart.ts';
import { isExpiredLink } from '../link-token.ts';

interface PasswordFormProps {
  readonly token: string;
  /** The user name of the account, for password managers; '' if it is unknown. */
  readonly username: string;
  readonly onExpired: () => void;
}

/** Logs in with the password that was just set; null where a second factor is asked for, or the log-in fails: the log-in form follows then. */
async function tryLogIn(username: string, password: string): Promise<Session | null> {
  try {
    const answer = await logIn(username, password);
    return 'challenge' in answer ? null : answer;
  } catch {
    return null;
  }
}

/** Sets the password of a mailed link. Somebody whose user name is known is logged in with it. A refused password keeps what is typed, and the link. */
export function PasswordForm({ token, username, onExpired }: PasswordFormProps) {
  const router = useRouter();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const set = useMutation({
    mutationFn: () => calls.passwords.reset({ body: { token, password } }),
    onSuccess: async ({ data }) => {
      // All sessions of the account have ended; on this device nobody else's is to open instead.
      if (isSignedIn()) endSession('ended');
      const session = username === '' || data.isStaff ? null : await tryLogIn(username, password);
      if (session) {
        enterShop(session, { isLasting: true });
        showToast({ tone: 'done', title: t('passwords.isSet') });
        void router.navigate({ to: '/', replace: true });
        return;
      }
      void router.navigate({
        to: '/password-reset-success',
        search: data.isStaff ? { staff: true } : {},
        replace: true,
      });
    },
    onError: (error) => {
      if (isExpiredLink(error)) onExpired();
    },
  });
  const isShort = password.length < SHORTEST_PASSWORD;
  const isSame = password === repeated;
  const names = { field: t('field.confirmPassword'), field2: t('field.newPassword') };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!isShort && isSame) set.mutate();
  };
  const refused = fieldErrors(set.error)['password'];
  const tooShort = isSubmitted && isShort ? t('validation.min_length', { count: SHORTEST_PASSWORD }) : undefined;
  const isDifferent = !isSame && (isSubmitted || repeated.length >= password.length);
  return (
    <form noValidate className="sj-col sj-g16" onSubmit={submit}>
      {set.error && !refused && !isExpiredLink(set.error) && <Notice tone="error">{messageOf(set.error)}</Notice>}
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <PasswordField
        size="lg"
        label={t('field.newPassword')}
        hint={t('passwords.hint', { count: SHORTEST_PASSWORD })}
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
        value={password}
        error={tooShort ?? refused}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          if (set.error) set.reset();
        }}
      />
      <PasswordField
        size="lg"
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
        value={repeated}
        error={isDifferent ? t('validation.same_as', names) : undefined}
        onChange={(event) => setRepeated(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" full busy={set.isPending || set.isSuccess}>
        {t('passwords.set')}
      </Button>
    </form>
  );
}

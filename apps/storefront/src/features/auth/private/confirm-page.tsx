import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { LONGEST_PASSWORD } from '@sjaj/contract';
import { Button, ButtonLink, Notice, PasswordField, showToast } from '@sjaj/ui';
import { endSession, isSignedIn } from '../../../shared/session/token.ts';
import { t } from '../../../shared/texts/t.ts';
import { ExpiredPage } from '../expired-link.tsx';
import { confirmRegistration, enterShop } from '../join-cart.ts';
import { isExpiredLink, linkToken } from '../link-token.ts';
import { NarrowPage } from '../public-page.tsx';

/** Where the mail of a registration leads: opens the account with the password of the registration, and logs in. */
export function ConfirmRegistrationPage() {
  const router = useRouter();
  const [token] = useState(() => linkToken(window.location));
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const confirm = useMutation({
    mutationFn: () => confirmRegistration(token, password),
    onSuccess: (session) => {
      // On this device nobody else's session is to stay open.
      if (isSignedIn()) endSession('ended');
      enterShop(session, { isLasting: true });
      showToast({ tone: 'done', title: t('registration.opened') });
      void router.navigate({ to: '/', replace: true });
    },
    // The form shows the error.
    onError: () => undefined,
  });
  if (token === '-' || isExpiredLink(confirm.error)) return <ExpiredRegistration />;
  const refused = fieldErrors(confirm.error)['password'];
  const missing = isSubmitted && password === '' ? t('validation.required', { field: t('field.password') }) : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (password !== '') confirm.mutate();
  };
  return (
    <NarrowPage title={t('registration.confirmTitle')} intro={t('registration.confirmIntro')}>
      <form noValidate className="sj-col sj-g16" onSubmit={submit}>
        {confirm.error && !refused && <Notice tone="error">{messageOf(confirm.error)}</Notice>}
        <PasswordField
          size="lg"
          label={t('field.password')}
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          value={password}
          error={missing ?? refused}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            if (confirm.error) confirm.reset();
          }}
        />
        <Button type="submit" size="lg" full busy={confirm.isPending || confirm.isSuccess}>
          {t('registration.confirm')}
        </Button>
        <p className="sj-sm sj-t2">{t('registration.forgotten')}</p>
      </form>
    </NarrowPage>
  );
}

function ExpiredRegistration() {
  return (
    <ExpiredPage title={t('registration.title')} text={t('registration.expired')}>
      <ButtonLink href="/auth/login" size="lg" full>
        {t('auth.logIn')}
      </ButtonLink>
      <ButtonLink href="/auth/register/private" size="lg" full variant="line">
        {t('registration.send')}
      </ButtonLink>
    </ExpiredPage>
  );
}

import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import type { LoginChallenge } from '@sjaj/contract';
import { Button, Notice } from '@sjaj/ui';
import { pathAfterLogin } from '../../shared/page/address.ts';
import { t } from '../../shared/texts/t.ts';
import { StaffSecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useContinueAfterLogin } from './use-continue-after-login.ts';
import { useSignIn } from './use-sign-in.ts';

const FORM_ID = 'sign-in';

/** The log-in of staff: the password, then the second factor where one is on. */
export function LoginPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const continueTo = useContinueAfterLogin();
  const signIn = useSignIn();
  const [challenge, setChallenge] = useState<LoginChallenge | null>(null);
  const goOn = () => void continueTo(pathAfterLogin(search['redirect']));
  if (challenge) {
    return (
      <SignInFrame title={t('frame.logInTitle')}>
        <StaffSecondStep challenge={challenge} onDone={goOn} onStartAgain={() => setChallenge(null)} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t('frame.logInTitle')}>
      {search['expired'] === 'yes' && !signIn.error && <Notice>{t('frame.sessionExpired')}</Notice>}
      <SignInForm id={FORM_ID} signIn={signIn} onDone={(next) => (next ? setChallenge(next) : goOn())} />
      <Button type="submit" form={FORM_ID} size="lg" full busy={signIn.isPending}>
        {t('frame.logIn')}
      </Button>
      <a className="sj-link sj-sm" href="/">
        {t('frame.toShop')}
      </a>
    </SignInFrame>
  );
}

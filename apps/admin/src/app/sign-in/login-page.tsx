import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Notice } from '@sjaj/ui';
import { addressOf, pathAfterLogin } from '../../shared/page/address.ts';
import { t } from '../../shared/texts/t.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useSignIn } from './use-sign-in.ts';

const FORM_ID = 'sign-in';

/** The log-in of staff. */
export function LoginPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const signIn = useSignIn();
  const goOn = () => void navigate({ ...addressOf(pathAfterLogin(search['redirect'])), replace: true });
  return (
    <SignInFrame title={t('frame.logInTitle')}>
      {search['expired'] === 'yes' && !signIn.error && <Notice>{t('frame.sessionExpired')}</Notice>}
      <SignInForm id={FORM_ID} signIn={signIn} onDone={goOn} />
      <Button type="submit" form={FORM_ID} size="lg" full busy={signIn.isPending}>
        {t('frame.logIn')}
      </Button>
      <a className="sj-link sj-sm" href="/">
        {t('frame.toShop')}
      </a>
    </SignInFrame>
  );
}

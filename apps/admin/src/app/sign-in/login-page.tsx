import './login.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Logo, Notice } from '@sjaj/ui';
import { addressOf, pathAfterLogin } from '../../shared/page/address.ts';
import { t } from '../../shared/texts/t.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { ThemeButton } from '../theme-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';

const FORM_ID = 'sign-in';

/** The way in for staff. */
export function LoginPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const signIn = useSignIn();
  const goOn = () => void navigate({ ...addressOf(pathAfterLogin(search['redirect'])), replace: true });
  return (
    <main className="adm-login">
      <div className="adm-login-card">
        <div className="sj-row sj-between">
          <Logo name={t('frame.shopName')} height={34} />
          <span className="sj-row sj-g4">
            <LanguageMenu />
            <ThemeButton />
          </span>
        </div>
        <h1>{t('frame.logInTitle')}</h1>
        {search['expired'] === 'yes' && !signIn.error && <Notice>{t('frame.sessionExpired')}</Notice>}
        <SignInForm id={FORM_ID} signIn={signIn} onDone={goOn} />
        <Button type="submit" form={FORM_ID} size="lg" full busy={signIn.isPending}>
          {t('frame.logIn')}
        </Button>
        <a className="sj-link sj-sm" href="/">
          {t('frame.toShop')}
        </a>
      </div>
    </main>
  );
}

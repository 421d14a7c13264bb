import './public-head.css';
import { ButtonLink, useUiLink } from '@sjaj/ui';
import { wasOpen } from '../session/open-shop.ts';
import { isSignedIn } from '../session/token.ts';
import { ShopLogo } from '../shop-logo.tsx';
import { t } from '../texts/t.ts';

/** The head of pages that everybody may open: the logo, and the way into the shop or to the log-in. */
export function PublicHead() {
  const Link = useUiLink();
  const isAdmitted = isSignedIn() || wasOpen();
  return (
    <header className="public-head">
      <div className="sj-wrap sj-row sj-between">
        <Link href="/" aria-label={t('states.toHome')}>
          <ShopLogo name="" height={28} />
        </Link>
        <ButtonLink variant="line" size="sm" href={isAdmitted ? '/' : '/auth/login'}>
          {t(isAdmitted ? 'states.toHome' : 'auth.logIn')}
        </ButtonLink>
      </div>
    </header>
  );
}

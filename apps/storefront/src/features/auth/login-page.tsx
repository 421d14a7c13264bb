import './login-page.css';
import { useSearch } from '@tanstack/react-router';
import { IconBuildingStore, IconClock, IconDiscount, IconRepeat, IconTable, IconUserPlus } from '@tabler/icons-react';
import { useSupplier } from '@sjaj/app-kit';
import { ButtonLink, lazyPart, Notice, useUiLink } from '@sjaj/ui';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { wasOpen } from '../../shared/session/open-shop.ts';
import { ShopLogo } from '../../shared/shop-logo.tsx';
import { usePickupPlaces } from '../../shared/pickup-places.ts';
import { t } from '../../shared/texts/t.ts';
import { LanguagePicker } from './language-picker.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginPictures } from './login-pictures.tsx';
import { pathAfterLogin } from '../../shared/session/login-address.logic.ts';

/** Loaded in an open shop only. */
const SocialButtons = lazyPart(async () => {
  const [file] = await Promise.all([import('./social/social-buttons.tsx'), accountTexts()]);
  return file.SocialButtons;
});

const BENEFITS = [
  { key: 'auth.benefitOrder', Icon: IconTable },
  { key: 'auth.benefitPrices', Icon: IconDiscount },
  { key: 'auth.benefitAgain', Icon: IconRepeat },
] as const;

/** The reason why the requested page needs an account. */
const REASONS = {
  wishList: 'openShop.whyWishList',
  request: 'openShop.whyRequest',
  review: 'openShop.whyReview',
  account: 'openShop.whyAccount',
} as const;

/** Login form beside a short presentation of the shop. */
export function LoginPage() {
  const { expired, redirect, why } = useSearch({ strict: false });
  const Link = useUiLink();
  const isOpen = wasOpen();
  const supplier = useSupplier();
  const places = usePickupPlaces();
  return (
    <div className="shop-login">
      <aside className="shop-login-side">
        <ShopLogo variant="white" height={34} />
        <div className="shop-login-pitch">
          <p>{t('auth.benefitsTitle')}</p>
          <ul>
            {BENEFITS.map(({ key, Icon }) => (
              <li key={key}>
                <Icon size={20} aria-hidden="true" />
                {t(key)}
              </li>
            ))}
          </ul>
        </div>
        <LoginPictures />
        <p className="shop-login-places">{places.map(({ title }) => title).join(' · ')}</p>
      </aside>
      <main className="shop-login-main">
        <div className="shop-login-language">
          <LanguagePicker />
        </div>
        <div className="shop-login-form">
          <h1>{t('auth.title')}</h1>
          <p className="sj-t2 shop-login-intro">{!isOpen && t('auth.intro')}</p>
          {expired && (
            <Notice className="shop-login-notice" icon={<IconClock size={18} aria-hidden="true" />}>
              {`${t('auth.expired')} ${t('auth.expiredWithCart')}`}
            </Notice>
          )}
          {why && <Notice className="shop-login-notice">{t(REASONS[why])}</Notice>}
          <LoginForm autoFocus>
            {isOpen && <SocialButtons returnTo={pathAfterLogin(redirect)} />}
            {isOpen && (
              <ButtonLink
                href={why || expired ? '/' : pathAfterLogin(redirect)}
                variant="line"
                size="lg"
                full
                className="shop-login-guest"
              >
                {t('openShop.continueAsGuest')}
              </ButtonLink>
            )}
            <hr className="sj-rule shop-login-rule" />
            {isOpen && (
              <ButtonLink
                href="/auth/register/private"
                variant="line"
                size="lg"
                full
                className="shop-login-request"
                icon={<IconUserPlus size={18} aria-hidden="true" />}
              >
                {t('openShop.openPrivateAccount')}
              </ButtonLink>
            )}
            <p className="sj-sm sj-t2 shop-login-request">{t('auth.noAccount')}</p>
            <ButtonLink
              href="/auth/register"
              variant="line"
              size="lg"
              full
              className="shop-login-request"
              icon={<IconBuildingStore size={18} aria-hidden="true" />}
            >
              {t('auth.request')}
            </ButtonLink>
          </LoginForm>
          <p className="sj-sm sj-t2 shop-login-help">
            {supplier && (
              <>
                <a href={`tel:${supplier.phone.replaceAll(/[^+\d]/g, '')}`}>
                  {t('auth.helpLine', { phone: supplier.phone })}
                </a>
                <a className="sj-link" href={`mailto:${supplier.email}`}>
                  {supplier.email}
                </a>
              </>
            )}
            <Link className="sj-link" href="/terms-and-conditions">
              {t('pages.termsAndConditions')}
            </Link>
          </p>
        </div>
      </main>
    </div>
  );
}

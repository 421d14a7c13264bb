import { IconCheck } from '@tabler/icons-react';
import { ButtonLink } from '@sjaj/ui';
import { useLoginAddress } from '../../shared/session/login-first.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './guest-panel.module.css';

const BENEFITS = ['auth.benefitPrices', 'auth.benefitOrder', 'auth.benefitAgain'] as const;

/** Benefits of an account with log-in links, for guests. Narrow screens have the links in the bar. */
export function GuestPanel() {
  const login = useLoginAddress();
  return (
    <section className={`sj-panel sj-desktop ${styles['card']}`}>
      <h2>{t('openShop.companyTitle')}</h2>
      <ul>
        {BENEFITS.map((key) => (
          <li key={key}>
            <IconCheck size={17} aria-hidden="true" />
            {t(key)}
          </li>
        ))}
      </ul>
      <ButtonLink href={login} full>
        {t('auth.logIn')}
      </ButtonLink>
      <ButtonLink href="/how-to-register" full variant="line">
        {t('openShop.openAccount')}
      </ButtonLink>
    </section>
  );
}

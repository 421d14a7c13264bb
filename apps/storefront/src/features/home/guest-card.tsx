import { ButtonLink } from '@sjaj/ui';
import { useLoginAddress } from '../../shared/session/login-first.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './home.module.css';

/** What an account of a company gives, and the ways to it, in the place of a buyer's own things. */
export function GuestCard() {
  const login = useLoginAddress();
  return (
    <section className={`sj-card sj-col sj-g12 ${styles['box']}`}>
      <h2>{t('openShop.companyTitle')}</h2>
      <p className="sj-sm sj-t2">{t('openShop.companyText')}</p>
      <ButtonLink href={login} full>
        {t('auth.logIn')}
      </ButtonLink>
      <ButtonLink href="/how-to-register" full variant="line">
        {t('openShop.openAccount')}
      </ButtonLink>
    </section>
  );
}

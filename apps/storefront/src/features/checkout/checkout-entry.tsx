import { IconLogin2, IconUser } from '@tabler/icons-react';
import { Button, ButtonLink, Panel } from '@sjaj/ui';
import { loginAddress } from '../../shared/session/login-address.logic.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './guest.module.css';

interface CheckoutEntryProps {
  readonly onGuest: () => void;
}

/** First step for users who are not logged in: continue as a guest, or log in and come back with the cart. */
export function CheckoutEntry({ onGuest }: CheckoutEntryProps) {
  return (
    <div className={styles.ways}>
      <Panel title={t('guest.withoutAccount')}>
        <div className={styles.way}>
          <p className="sj-t2">{t('guest.withoutAccountHint')}</p>
          <Button size="lg" full icon={<IconUser size={18} aria-hidden="true" />} onClick={onGuest}>
            {t('openShop.continueAsGuest')}
          </Button>
        </div>
      </Panel>
      <Panel title={t('guest.haveAccount')}>
        <div className={styles.way}>
          <p className="sj-t2">{t('guest.cartComesAlong')}</p>
          <ButtonLink
            href={loginAddress('/checkout')}
            variant="line"
            size="lg"
            full
            icon={<IconLogin2 size={18} aria-hidden="true" />}
          >
            {t('auth.logIn')}
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
}

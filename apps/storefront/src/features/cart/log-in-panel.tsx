import { IconLogin2 } from '@tabler/icons-react';
import { ButtonLink, Panel } from '@sjaj/ui';
import { loginAddress } from '../../shared/session/login-address.logic.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './cart.module.css';

/** Shown to guests: the cart is kept when they log in. */
export const LogInPanel = () => (
  <Panel title={t('guest.haveAccount')} className="sj-noprint">
    <div className={styles.stack}>
      <p className="sj-t2">{t('guest.cartComesAlong')}</p>
      <ButtonLink
        href={loginAddress('/shopping-cart')}
        variant="line"
        full
        icon={<IconLogin2 size={16} aria-hidden="true" />}
      >
        {t('auth.logIn')}
      </ButtonLink>
    </div>
  </Panel>
);

import { ButtonLink, Dialog } from '@sjaj/ui';
import { useLoginAddress } from '../../shared/session/login-first.ts';
import { t } from '../../shared/texts/t.ts';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The way in for a guest, and how the page speaks and looks, on a phone. */
export function GuestSheet({ onClose }: { readonly onClose: () => void }) {
  const login = useLoginAddress();
  return (
    <Dialog kind="sheet" title={t('auth.title')} open onClose={onClose}>
      <div className="sj-col sj-g12">
        <div>
          <b>{t('openShop.companyTitle')}</b>
          <p className="sj-sm sj-t2">{t('openShop.companyText')}</p>
        </div>
        <ButtonLink href={login} full size="lg" onClick={onClose}>
          {t('auth.logIn')}
        </ButtonLink>
        <ButtonLink href="/auth/register/private" full size="lg" variant="line" onClick={onClose}>
          {t('openShop.openAccount')}
        </ButtonLink>
        <div className="sj-row sj-between">
          <LanguageMenu />
          <ThemeSwitch />
        </div>
      </div>
    </Dialog>
  );
}

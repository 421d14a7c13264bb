import { IconExternalLink, IconMenu2 } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import { buttonClass, IconButton } from '@sjaj/ui';
import { saveAccountLanguage } from '../../shared/session/account-language.ts';
import { t } from '../../shared/texts/t.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { ThemeButton } from '../theme-button.tsx';
import { Bell } from './bell.tsx';
import { KeysButton } from './keys-button.tsx';
import { Search } from './search.tsx';

/** Search, the way to the shop, messages, language and colours. */
export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  return (
    <header className="adm-top sj-noprint">
      <IconButton
        className="adm-menu-button"
        label={t('action.openMenu')}
        tip="none"
        icon={<IconMenu2 size={20} aria-hidden="true" />}
        onClick={onMenu}
      />
      <Search />
      <span className="adm-top-gap" />
      <a className={`${buttonClass({ variant: 'ghost', size: 'sm' })} adm-shop-link`} href="/" target="_blank">
        <IconExternalLink size={16} aria-hidden="true" />
        <span>{t('frame.openShop')}</span>
        <span className="sj-vh">{` (${t('sign.newTab')})`}</span>
      </a>
      <KeysButton />
      <Bell />
      <LanguageMenu onSelect={(language) => void saveAccountLanguage(language).catch(showFailure)} />
      <ThemeButton />
    </header>
  );
}

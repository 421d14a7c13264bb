import { useQuery } from '@tanstack/react-query';
import { IconHeart, IconLogout } from '@tabler/icons-react';
import { formatNumber } from '@sjaj/domain';
import { Avatar, Dialog, useUiLink } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { t } from '../../shared/texts/t.ts';
import { wishListQuery } from '../../shared/wish-list.ts';
import { ProfileLinks } from '../profile/profile-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Who is signed in, what is theirs, and how the page speaks and looks, on a phone. */
export function ProfileSheet({ onClose }: { readonly onClose: () => void }) {
  const { firstName, lastName, companyTitle } = useProfile().userData;
  const { data: wishes = [] } = useQuery(wishListQuery);
  const Link = useUiLink();
  return (
    <Dialog kind="sheet" title={t('frame.profile')} open onClose={onClose}>
      <div className="sj-row sj-g12">
        <Avatar firstName={firstName} lastName={lastName} size="lg" />
        <span className="sj-grow">
          <b>{`${firstName} ${lastName}`}</b>
          {companyTitle && <span className="sj-sm sj-t2 shop-block">{companyTitle.toLocaleUpperCase()}</span>}
        </span>
      </div>
      <ProfileLinks onFollow={onClose} />
      <div className="sj-menu shop-profile-links">
        <Link href="/wishlist" onClick={onClose}>
          <IconHeart size={18} aria-hidden="true" />
          <span className="sj-grow">{t('frame.wishlist')}</span>
          {wishes.length > 0 && <span className="sj-t3 sj-num">{formatNumber(wishes.length)}</span>}
        </Link>
        <Link href="/auth/logout" onClick={onClose}>
          <IconLogout size={18} aria-hidden="true" />
          {t('frame.logOut')}
        </Link>
      </div>
      <div className="sj-row sj-between">
        <LanguageMenu />
        <ThemeSwitch />
      </div>
    </Dialog>
  );
}

/** The sheet, when its texts are there. */
export async function loadProfileSheet(): Promise<typeof ProfileSheet> {
  await accountTexts();
  return ProfileSheet;
}

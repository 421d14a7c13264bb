import { useQuery } from '@tanstack/react-query';
import { IconChecklist, IconClipboardList, IconHeart, IconLogout, IconReceipt, IconUserCog } from '@tabler/icons-react';
import { formatNumber } from '@sjaj/domain';
import { Avatar, Dialog, useUiLink } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { wishListQuery } from '../../shared/wish-list.ts';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Who is signed in, and how the page speaks and looks, on a phone. */
export function ProfileSheet({ onClose }: { readonly onClose: () => void }) {
  const { firstName, lastName, companyTitle, role } = useProfile().userData;
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
      <div className="sj-menu">
        <Link href="/my-articles" onClick={onClose}>
          <IconChecklist size={20} aria-hidden="true" />
          {t('frame.myProducts')}
        </Link>
        <Link href="/wishlist" onClick={onClose}>
          <IconHeart size={20} aria-hidden="true" />
          <span className="sj-grow">{t('frame.wishlist')}</span>
          {wishes.length > 0 && <span className="sj-t3 sj-num">{formatNumber(wishes.length)}</span>}
        </Link>
        <Link href="/profile/orders" onClick={onClose}>
          <IconReceipt size={20} aria-hidden="true" />
          {t('frame.orders')}
        </Link>
        <Link href="/profile/shopping-cards" onClick={onClose}>
          <IconClipboardList size={20} aria-hidden="true" />
          {t('savedCarts.title')}
        </Link>
        {role === 'company_admin' && (
          <Link href="/profile/ordering" onClick={onClose}>
            <IconUserCog size={20} aria-hidden="true" />
            {t('frame.ordering')}
          </Link>
        )}
        <Link href="/auth/logout" onClick={onClose}>
          <IconLogout size={20} aria-hidden="true" />
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

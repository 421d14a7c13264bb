import './bottom-bar.css';
import { useState } from 'react';
import {
  IconBolt,
  IconCategory,
  IconHome,
  IconReceipt,
  IconRosetteDiscount,
  IconShoppingCart,
  IconUser,
} from '@tabler/icons-react';
import { lazyPart, useUiLink } from '@sjaj/ui';
import { useIsGuest } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';

const CategoryDrawer = lazyPart(async () => (await import('./category-drawer.tsx')).CategoryDrawer);
const GuestSheet = lazyPart(async () => (await import('./guest-sheet.tsx')).GuestSheet);
const ProfileSheet = lazyPart(async () => (await import('./profile-sheet.tsx')).loadProfileSheet());

const WAYS_OF_ACCOUNTS = [
  { href: '/quick-order', title: 'frame.quickOrder', Icon: IconBolt },
  { href: '/profile/orders', title: 'frame.orders', Icon: IconReceipt },
] as const;
const WAYS_OF_GUESTS = [
  { href: '/akcija', title: 'frame.promotions', Icon: IconRosetteDiscount },
  { href: '/shopping-cart', title: 'frame.cart', Icon: IconShoppingCart },
] as const;

type Open = 'categories' | 'profile' | null;

/** The way around on a phone. */
export function BottomBar() {
  const isGuest = useIsGuest();
  const Link = useUiLink();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <nav className="shop-bottom-bar" aria-label={t('frame.menu')}>
        <Link href="/">
          <IconHome size={22} aria-hidden="true" />
          {t('frame.home')}
        </Link>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('categories')}>
          <IconCategory size={22} aria-hidden="true" />
          {t('frame.categories')}
        </button>
        {(isGuest ? WAYS_OF_GUESTS : WAYS_OF_ACCOUNTS).map(({ href, title, Icon }) => (
          <Link key={href} href={href}>
            <Icon size={22} aria-hidden="true" />
            {t(title)}
          </Link>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('profile')}>
          <IconUser size={22} aria-hidden="true" />
          {t(isGuest ? 'auth.title' : 'frame.profile')}
        </button>
      </nav>
      {open === 'categories' && <CategoryDrawer onClose={close} />}
      {open === 'profile' && (isGuest ? <GuestSheet onClose={close} /> : <ProfileSheet onClose={close} />)}
    </>
  );
}

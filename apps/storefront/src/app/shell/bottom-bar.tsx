import './bottom-bar.css';
import { lazy, Suspense, useState } from 'react';
import { IconBolt, IconCategory, IconHome, IconReceipt, IconUser } from '@tabler/icons-react';
import { useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

const CategoryDrawer = lazy(() => import('./category-drawer.tsx').then((file) => ({ default: file.CategoryDrawer })));
const ProfileSheet = lazy(() => import('./profile-sheet.tsx').then((file) => ({ default: file.ProfileSheet })));

type Open = 'categories' | 'profile' | null;

/** The way around on a phone. */
export function BottomBar() {
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
        <Link href="/quick-order">
          <IconBolt size={22} aria-hidden="true" />
          {t('frame.quickOrder')}
        </Link>
        <Link href="/profile/orders">
          <IconReceipt size={22} aria-hidden="true" />
          {t('frame.orders')}
        </Link>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('profile')}>
          <IconUser size={22} aria-hidden="true" />
          {t('frame.profile')}
        </button>
      </nav>
      <Suspense fallback={null}>
        {open === 'categories' && <CategoryDrawer onClose={close} />}
        {open === 'profile' && <ProfileSheet onClose={close} />}
      </Suspense>
    </>
  );
}

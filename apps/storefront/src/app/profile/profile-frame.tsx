import './profile-frame.css';
import { useState } from 'react';
import { IconMenu2 } from '@tabler/icons-react';
import { Outlet, useMatches } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { Avatar, Breadcrumbs, Button, Dialog } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { ProfileLinks } from './profile-links.tsx';

/** The frame of the profile area: trail, navigation, and the page. It sets the title of the window as well. */
export function ProfileFrame() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const title = page?.title ? t(page.title) : null;
  usePageTitle(title);
  const parents = (page?.parents ?? []).map((parent) => ({ href: parent.href, title: t(parent.title) }));
  const trail = [
    { href: '/', title: t('frame.home') },
    { href: '/profile/dashboard', title: t('profile.title') },
    ...parents,
  ];
  return (
    <>
      <Breadcrumbs trail={title === null ? trail : [...trail, { title }]} />
      <div className="sj-lay">
        <ProfileSide />
        <OpenPages />
        <div className="shop-profile-page">
          <Outlet />
        </div>
      </div>
    </>
  );
}

function ProfileSide() {
  const { firstName, lastName, companyTitle } = useProfile().userData;
  return (
    <nav className="sj-panel sj-side shop-profile-side" aria-label={t('profile.title')}>
      <div className="sj-row sj-g12 shop-profile-who">
        <Avatar firstName={firstName} lastName={lastName} size="lg" />
        <span className="sj-grow">
          <b>{`${firstName} ${lastName}`}</b>
          {companyTitle && <span className="sj-xs sj-t3 shop-block">{companyTitle.toLocaleUpperCase()}</span>}
        </span>
      </div>
      <ProfileLinks />
    </nav>
  );
}

/** The same pages on narrow screens, in a sheet. */
function OpenPages() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="line"
        size="sm"
        className="shop-profile-open"
        aria-haspopup="dialog"
        icon={<IconMenu2 size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('profile.title')}
      </Button>
      <Dialog kind="sheet" title={t('profile.title')} open={isOpen} onClose={close}>
        <nav aria-label={t('profile.title')}>
          <ProfileLinks onFollow={close} />
        </nav>
      </Dialog>
    </>
  );
}

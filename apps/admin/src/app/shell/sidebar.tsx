import './sidebar.css';
import { useRouterState } from '@tanstack/react-router';
import { IconLogout } from '@tabler/icons-react';
import { Avatar, IconButton, Logo, useUiLink } from '@sjaj/ui';
import { useRights, useStaff } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { homeFor, resourcesFor } from '../resources.ts';
import { logOut } from './log-out.ts';
import { Menu } from './menu.tsx';

interface SidebarProps {
  /** Called when a link is followed: the drawer on phones closes. */
  readonly onLeave?: (() => void) | undefined;
}

/** The menu of resources that the signed-in person may open, their name, and Log out. */
export function Sidebar({ onLeave }: SidebarProps) {
  const staff = useStaff();
  const Link = useUiLink();
  const rights = useRights();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      <Link href={homeFor(rights.capabilities)} className="adm-brand" onClick={onLeave}>
        <Logo name={t('frame.shopName')} variant="white" height={28} />
        <span className="adm-brand-word">{t('frame.title')}</span>
      </Link>
      <nav aria-label={t('frame.menu')}>
        <Menu resources={resourcesFor(rights.capabilities)} pathname={pathname} onLeave={onLeave} />
      </nav>
      <div className="adm-who">
        <Avatar firstName={staff.firstName} lastName={staff.lastName} />
        <span className="sj-grow">
          <b className="sj-ell">{`${staff.firstName} ${staff.lastName}`}</b>
          <small>{rights.roleName ?? t(`role.${rights.role}`)}</small>
        </span>
        <IconButton
          label={t('frame.logOut')}
          tip="none"
          size="sm"
          icon={<IconLogout size={18} aria-hidden="true" />}
          onClick={() => void logOut()}
        />
      </div>
    </>
  );
}

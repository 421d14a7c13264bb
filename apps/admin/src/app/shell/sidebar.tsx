import './sidebar.css';
import { Fragment, useEffect, useRef } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { IconLogout } from '@tabler/icons-react';
import { Avatar, IconButton, Logo, classNames, useUiLink } from '@sjaj/ui';
import { homeOf, type Resource } from '../../shared/resource/resource.ts';
import { useRights, useStaff } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { homeFor, resourcesFor } from '../resources.ts';
import { logOut } from './log-out.ts';

interface SidebarProps {
  /** Told when somebody goes somewhere: the drawer of a phone closes. */
  readonly onLeave?: (() => void) | undefined;
}

/** Where everything is: the resources that the person may open, and who that is. */
export function Sidebar({ onLeave }: SidebarProps) {
  const staff = useStaff();
  const Link = useUiLink();
  const rights = useRights();
  const resources = resourcesFor(rights.capabilities);
  return (
    <>
      <Link href={homeFor(rights.capabilities)} className="adm-brand" onClick={onLeave}>
        <Logo name={t('frame.shopName')} variant="white" height={28} />
        <span className="adm-brand-word">{t('frame.title')}</span>
      </Link>
      <nav aria-label={t('frame.menu')}>
        <ul>
          {resources.map((resource, index) => (
            <Fragment key={resource.name}>
              {index > 0 && resources[index - 1]?.group !== resource.group && <li className="adm-nav-rule" />}
              <NavItem resource={resource} onLeave={onLeave} />
            </Fragment>
          ))}
        </ul>
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

interface NavItemProps extends SidebarProps {
  readonly resource: Resource;
}

const NONE = () => 0;

/** The entry where one is scrolls into view by itself: a long menu does not fit a laptop. */
function NavItem({ resource, onLeave }: NavItemProps) {
  const Link = useUiLink();
  const home = homeOf(resource);
  const isHere = useRouterState({
    select: ({ location: { pathname } }) => pathname === home || (home !== '/' && pathname.startsWith(`${home}/`)),
  });
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHere) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  // A resource keeps its hook, or none, for the life of the page.
  const useWaiting = resource.useWaiting ?? NONE;
  const waiting = useWaiting();
  const Icon = resource.icon;
  return (
    <li ref={item}>
      <Link
        href={home}
        className={classNames('adm-nav', isHere && 'adm-nav-on')}
        aria-current={isHere ? 'page' : undefined}
        onClick={onLeave}
      >
        <Icon size={18} aria-hidden="true" />
        {t(resource.title)}
        {waiting > 0 && (
          <span className="adm-nav-count sj-num">
            {waiting}
            <span className="sj-vh">{` ${t('frame.waiting')}`}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

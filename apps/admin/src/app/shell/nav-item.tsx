import { useEffect, useRef } from 'react';
import { classNames, useUiLink } from '@sjaj/ui';
import { homeOf, type Resource } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';
import { WaitingCount } from './waiting-count.tsx';

interface NavItemProps {
  readonly resource: Resource;
  /** Whether the open page is one of the resource. */
  readonly isHere: boolean;
  readonly onLeave?: (() => void) | undefined;
}

/** An entry of the menu. The one where somebody is scrolls into view by itself. */
export function NavItem({ resource, isHere, onLeave }: NavItemProps) {
  const Link = useUiLink();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHere) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  const Icon = resource.icon;
  return (
    <li ref={item}>
      <Link
        href={homeOf(resource)}
        className={classNames('adm-nav', isHere && 'adm-nav-on')}
        aria-current={isHere ? 'page' : undefined}
        onClick={onLeave}
      >
        <Icon size={18} aria-hidden="true" />
        {t(resource.title)}
        <WaitingCount resources={[resource]} />
      </Link>
    </li>
  );
}

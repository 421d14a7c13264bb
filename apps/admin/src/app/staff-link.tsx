import { createAppLink } from '@sjaj/app-kit';
import type { Capability } from '@sjaj/contract';
import { classNames, type UiLinkProps } from '@sjaj/ui';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../shared/page/address.ts';
import { profileQuery } from '../shared/session/profile.ts';
import { RESOURCES } from './resources.ts';

/** The router has its own search parser, so that a link is taken apart first. */
const AppLink = createAppLink(addressOf);

const PAGES = RESOURCES.flatMap(({ needs, pages }) =>
  needs === null
    ? []
    : pages.map(({ path }) => ({ needs, pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`) })),
);

/** What one has to be allowed to do to open an address; null where anybody of staff may. The first page leads everybody to their own. */
export function neededFor(href: string): Capability | null {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  if (path === '/') return null;
  return PAGES.find(({ pattern }) => pattern.test(path))?.needs ?? null;
}

/** A link of the back office. Where it leads to a page that the person may not open, only its words are left, and of a button nothing. */
export function StaffLink({ href, className, children, ...rest }: UiLinkProps) {
  const { data } = useQuery({ ...profileQuery, enabled: false });
  const needed = neededFor(href);
  const rights = data?.userData.staff?.capabilities;
  if (needed !== null && rights && !rights.includes(needed)) {
    const words = (className ?? '').split(' ');
    if (words.includes('sj-btn')) return null;
    return <span className={classNames(...words.filter((word) => word !== 'sj-link'))}>{children}</span>;
  }
  return (
    <AppLink {...rest} href={href} {...(className !== undefined && { className })}>
      {children}
    </AppLink>
  );
}

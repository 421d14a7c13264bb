import { Link, type LinkProps } from '@tanstack/react-router';
import type { UiLinkProps } from '@sjaj/ui';
import { addressOf } from '../shared/page/address.ts';

/** The router's link for a path of this app; what leads out of it stays an anchor. */
export function AppLink({ href, children, ...rest }: UiLinkProps) {
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  const link: LinkProps = addressOf(href);
  return (
    <Link {...(rest as object)} {...link} activeOptions={{ exact: true }}>
      {children}
    </Link>
  );
}

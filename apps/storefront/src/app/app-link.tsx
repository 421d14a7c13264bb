import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import type { UiLinkProps } from '@sjaj/ui';

const WHOLE_ADDRESS = { exact: true } as const;

/** The router's link for a plain path; what leads out of the app stays an anchor. */
export function AppLink({ href, children, ...rest }: UiLinkProps) {
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  // An anchor's attributes may be undefined, the router's may only be absent: at run time that is the same.
  const attributes = rest as LinkProps;
  return (
    <Link {...attributes} to="." href={href} activeOptions={WHOLE_ADDRESS}>
      {children}
    </Link>
  );
}

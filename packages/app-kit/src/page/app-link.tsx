import { Link, type LinkProps } from '@tanstack/react-router';
import type { UiLinkProps } from '@sjaj/ui';

/** A path of this origin: it begins with one slash. */
const OWN_PATH = /^\/(?!\/)/;

/** Builds the link component of `UiProvider`: the router's link for a path of the app, an anchor for every other address. */
export function createAppLink(routeOf: (path: string) => LinkProps) {
  return function AppLink({ href, children, ...rest }: UiLinkProps) {
    if (!OWN_PATH.test(href)) {
      return (
        <a {...rest} href={href}>
          {children}
        </a>
      );
    }
    // Attributes of an anchor may be undefined, those of the router's link only absent. At run time both are the same.
    return (
      <Link {...(rest as LinkProps)} {...routeOf(href)} activeOptions={{ exact: true }}>
        {children}
      </Link>
    );
  };
}

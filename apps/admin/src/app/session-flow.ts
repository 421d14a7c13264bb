import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { refreshProfile } from '../shared/session/refresh-profile.ts';
import { onSession } from '../shared/session/token.ts';

/** Opens the log-in when the session ends; after an expiry it leads back. */
export function followSession(router: AnyRouter, queries: QueryClient): void {
  onSession((change) => {
    if (change === 'begun') {
      // Somebody else may have logged in, or the rights of the user are others than before. What fails is asked again by the page.
      void refreshProfile(queries).catch(() => undefined);
      return;
    }
    const { href, pathname } = router.state.location;
    if (pathname.startsWith('/login')) return;
    const search = change === 'expired' ? { redirect: href, expired: 'yes' } : {};
    // Cached answers of one user are never shown to another.
    void router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true }).then(() => queries.clear());
  });
}

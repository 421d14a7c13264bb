import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { onSession } from '../shared/session/token.ts';

/** Sends the person to the log-in when the session ends; with the way back where it was not the person's own doing. */
export function followSession(router: AnyRouter, queries: QueryClient): void {
  onSession((change) => {
    if (change === 'begun') return;
    const { href, pathname } = router.state.location;
    if (pathname.startsWith('/login')) return;
    const search = change === 'expired' ? { redirect: href, expired: 'yes' } : {};
    // Another person must never see what this one loaded.
    void router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true }).then(() => queries.clear());
  });
}

import type { QueryClient } from '@tanstack/react-query';
import { closeHubs } from './realtime.ts';
import { onSession } from '../shared/session/token.ts';
import type { router as appRouter } from './router.tsx';

type AppRouter = typeof appRouter;

/** Sends the reader to Login when the session ends, and keeps the way back. */
export function followSession(router: AppRouter, queries: QueryClient): void {
  onSession((change) => {
    if (change === 'begun') return;
    closeHubs();
    // What the page shows stays until Login covers it; another user must never see what this one loaded.
    const { href, pathname } = router.state.location;
    if (pathname.includes('login')) return;
    const search = change === 'expired' ? { redirect: href, expired: true as const } : {};
    void router.navigate({ to: '/auth/login', search, replace: true }).then(() => queries.clear());
  });
}

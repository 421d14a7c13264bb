import type { QueryClient } from '@tanstack/react-query';
import { closeHubs } from './realtime.ts';
import { dropPrefetched } from '../shared/api/prefetch.ts';
import { isAccessDenied, refreshProfile } from '../shared/session/profile.ts';
import { onSession } from '../shared/session/token.ts';
import type { router as appRouter } from './router.tsx';

type AppRouter = typeof appRouter;

/**
 * Follows what becomes of the session. Where it ends, or a closed shop turns a guest away, Login is next, with the way back;
 * whoever comes after sees nothing of what was loaded for who was here before.
 */
export function followSession(router: AppRouter, queries: QueryClient): void {
  const isOutside = (): boolean => router.state.location.pathname.startsWith('/auth/');
  let isLeaving = false;
  const toLogin = async (search: { redirect?: string; expired?: true }): Promise<void> => {
    closeHubs();
    if (isLeaving || isOutside()) return;
    isLeaving = true;
    // What the page shows stays until Login covers it.
    await router.navigate({ to: '/auth/login', search, replace: true });
    isLeaving = false;
    queries.clear();
  };
  /** Another person, or another shop: what is shown is asked for anew where it is another's. */
  const lookWhoIsHere = async (): Promise<void> => {
    try {
      if (isLeaving) return;
      if (isOutside()) queries.removeQueries();
      else await refreshProfile(queries);
    } catch (error) {
      if (isAccessDenied(error)) await toLogin({ redirect: router.state.location.href });
    }
  };
  onSession((change) => {
    dropPrefetched();
    const { href } = router.state.location;
    if (change === 'begun' || change === 'refused') void lookWhoIsHere();
    else void toLogin(change === 'expired' ? { redirect: href, expired: true } : {});
  });
}

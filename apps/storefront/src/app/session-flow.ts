import type { QueryClient } from '@tanstack/react-query';
import { closeHubs } from './realtime.ts';
import { dropPrefetched } from '@sjaj/app-kit';
import { forgetPerson } from '../shared/session/device-traces.ts';
import { isAccessDenied, refreshProfile } from '../shared/session/profile.ts';
import { onSession } from '../shared/session/token.ts';
import type { router as appRouter } from './router.tsx';

type AppRouter = typeof appRouter;

/**
 * Reacts to changes of the session. When it ends, or a closed shop refuses a guest, Login opens and leads back later. Cached answers of
 * one user are never shown to another.
 */
export function followSession(router: AppRouter, queries: QueryClient): void {
  const isOutside = (): boolean => router.state.location.pathname.startsWith('/auth/');
  let isLeaving = false;
  const toLogin = async (search: { redirect?: string; expired?: true }): Promise<void> => {
    closeHubs();
    if (isLeaving || isOutside()) return;
    isLeaving = true;
    // The page stays visible until Login replaces it.
    await router.navigate({ to: '/auth/login', search, replace: true });
    isLeaving = false;
    queries.clear();
  };
  /** Reloads the page's data if the user or the state of the shop has changed. */
  const reloadProfile = async (): Promise<void> => {
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
    if (change === 'ended') forgetPerson();
    const { href } = router.state.location;
    if (change === 'begun' || change === 'refused') void reloadProfile();
    else void toLogin(change === 'expired' ? { redirect: href, expired: true } : {});
  });
}

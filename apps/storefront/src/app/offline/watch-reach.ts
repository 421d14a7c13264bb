import type { QueryClient } from '@tanstack/react-query';
import { followReach } from '../../shared/api/reach.ts';
import { profileQuery } from '../../shared/session/profile.ts';

const RETRY_MS = 5_000;

/**
 * On a page that came from the device: asks whether the shop is reached, as stored answers may be all that the page shows. Asks every 5 s
 * while it is not, and then loads again what is shown.
 */
export function watchReach(queries: QueryClient): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = (): void => void queries.prefetchQuery({ ...profileQuery, staleTime: 0, retry: false });
  followReach((isReached) => {
    clearInterval(timer);
    if (isReached) void queries.refetchQueries({ type: 'active' });
    else timer = setInterval(ask, RETRY_MS);
  });
  ask();
}

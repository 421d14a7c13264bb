import { isOffline, supplierQuery } from '@sjaj/app-kit';
import type { QueryClient } from '@tanstack/react-query';
import { reportReach } from '../../shared/page/use-online.ts';

const RETRY_MS = 5_000;

/**
 * On a page that came from the device: says that the shop is not reached once a call has no answer, though the browser may call the device
 * online. Then asks every 5 s. Ends with the first answer, and loads again what the page shows.
 */
export function watchReach(queries: QueryClient): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = (): void => void queries.prefetchQuery({ ...supplierQuery, staleTime: 0, retry: false });
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && action.manual !== true) {
      unsubscribe();
      if (timer === undefined) return;
      clearInterval(timer);
      reportReach(true);
      void queries.refetchQueries({ type: 'active' });
    } else if ((action.type === 'failed' || action.type === 'error') && isOffline(action.error)) {
      reportReach(false);
      timer ??= setInterval(ask, RETRY_MS);
    }
  });
}

import { isOffline } from '@sjaj/app-kit';
import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../shared/session/profile.ts';

const RETRY_MS = 5_000;

/**
 * For a page that came from the device: asks whether the shop is reached, and again every 5 s until it is. The browser may call the device online
 * where nothing is, as in the network of a hotel before its log-in. The page says so in the browser's place: by `data-unreached`, and by the
 * events of the browser, which load again what is shown and send what has waited.
 */
export async function watchReach(queries: QueryClient): Promise<void> {
  const isReached = await queries.fetchQuery({ ...profileQuery, staleTime: 0, retry: false }).then(
    () => true,
    (error: unknown) => !isOffline(error),
  );
  const { dataset } = document.documentElement;
  if (!isReached) setTimeout(() => void watchReach(queries), RETRY_MS);
  if (isReached === !('unreached' in dataset)) return;
  if (isReached) delete dataset['unreached'];
  else dataset['unreached'] = '';
  window.dispatchEvent(new Event(isReached ? 'online' : 'offline'));
}

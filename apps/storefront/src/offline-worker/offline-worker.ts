import { deleteOldCaches, loadChunk, loadFile, loadPage, storePage, storeVersion } from './shell-cache.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/*
 * The service worker that opens the shop offline: the page and the code that it was last shown with. It stores what is the same for all
 * users. Calls, pushes, uploaded files and the back office pass it untouched.
 */

const NOT_CACHED = /^\/(api|hubs|files|admin)(\/|$)/;

const scope = self as unknown as WorkerScope;

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const activate = async (): Promise<void> => {
    await deleteOldCaches();
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(activate());
});

scope.addEventListener('message', (event) => {
  const { files } = (event.data ?? {}) as { readonly files?: unknown };
  if (Array.isArray(files)) event.waitUntil(storeVersion(scope.location.origin, files.map(String)));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || NOT_CACHED.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else event.respondWith(pathname.startsWith('/assets/') ? loadChunk(request) : loadFile(request));
});

function navigate(event: FetchEvent): Promise<Response> {
  const fetching = (async () => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    await storePage(answer);
    return answer;
  })();
  event.waitUntil(fetching.catch(() => undefined));
  return loadPage(fetching);
}

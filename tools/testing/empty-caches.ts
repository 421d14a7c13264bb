import { afterEach } from 'vitest';
import { queryClient as adminCache } from '../../apps/admin/src/shared/api/query-client.ts';
import { queryClient as storefrontCache } from '../../apps/storefront/src/shared/api/query-client.ts';

/** Files of one worker share the clients' caches: what one test has loaded, or set, is not there for the next one. */
afterEach(() => {
  adminCache.clear();
  storefrontCache.clear();
});

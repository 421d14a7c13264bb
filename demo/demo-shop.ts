import { join } from 'node:path';
import type { DemoShop } from '../apps/server/src/start.ts';

/** The demo as the server takes it. Its data are imported on demand: a shop with other data starts without reading them. */
export const demoShop: DemoShop = {
  load: async (pool, options) => (await import('./src/index.ts')).loadDemoShop(pool, options),
  logins: async () => (await import('./src/trade/users.ts')).demoLogins,
  pictures: join(import.meta.dirname, 'pictures/files'),
  openIdentityProviders: async () => (await import('./identities/serve.ts')).openStandIns(),
  gatewayEntry: join(import.meta.dirname, 'gateway/main.ts'),
};

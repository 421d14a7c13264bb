import type { adminSetup } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { checkLink, createAdministrator } from './service.ts';

export const adminSetupHandlers = (db: Db): Handlers<typeof adminSetup> => ({
  check: async ({ body, now }) => ({ expiresAt: (await checkLink(db, body.token, now)).toISOString() }),
  create: ({ body, address, userAgent, now }) => createAdministrator(db, { body, address, userAgent, now }),
});

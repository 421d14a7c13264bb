import type { adminConsents } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Db } from '../../../platform/database/db.ts';
import { listConsents } from './store.ts';

/** Staff read the log: a consent is proved by it. */
export const adminConsentHandlers = (db: Db): Handlers<typeof adminConsents> => ({
  list: ({ body }) => listConsents(db, body),
});

import type { adminStart } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { startPage, waiting } from './service.ts';

export const adminStartHandlers = (db: Db): Handlers<typeof adminStart> => ({
  start: (call) => startPage(db, call),
  waiting: (call) => waiting(db, call),
});

import type { guests } from '@sjaj/contract';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { beginGuest } from './begin.ts';
import { openOrder } from './links.ts';

export const guestHandlers = (db: Db): Handlers<typeof guests> => ({
  begin: (call) => beginGuest(db, call),
  openOrder: (call) => openOrder(db, call.body.token, call),
});

import type { auth } from '@sjaj/contract';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { login, logout } from './service.ts';

export const authHandlers = (db: Db): Handlers<typeof auth> => ({
  login: ({ body, address, userAgent, now }) => login(db, body, { address, userAgent, now }),
  async logout({ actor }) {
    await logout(db, actor.sessionId);
    return null;
  },
});

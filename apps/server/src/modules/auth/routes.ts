import type { auth } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { type JoinGuest, login, logout } from './service.ts';

export const authHandlers = (db: Db, joinGuest: JoinGuest): Handlers<typeof auth> => ({
  login: ({ body, address, userAgent, language, now }) =>
    login(db, body, { address, userAgent, language, now }, joinGuest),
  async logout({ actor }) {
    await logout(db, actor);
    return null;
  },
});

import type { auth } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { networkOf } from '../../platform/http/network.ts';
import { type JoinGuest, login } from './service/login.ts';
import { logout } from './service/sessions.ts';

export const authHandlers = (db: Db, joinGuest: JoinGuest): Handlers<typeof auth> => ({
  login: ({ body, address, userAgent, language, now }) =>
    login(db, { body, network: networkOf(address), userAgent, language, now, joinGuest }),
  async logout({ actor }) {
    await logout(db, actor);
    return null;
  },
});

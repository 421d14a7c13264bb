import type { auth } from '@sjaj/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Settings } from '../settings/index.ts';
import { type JoinGuest, login } from './service/login.ts';
import { logout } from './service/sessions.ts';

interface AuthDeps {
  readonly db: Db;
  readonly joinGuest: JoinGuest;
  readonly shop: () => Promise<Settings>;
}

export const authHandlers = ({ db, joinGuest, shop }: AuthDeps): Handlers<typeof auth> => ({
  async login({ body, address, userAgent, language, now }) {
    const isOpen = (await shop()).shopMode === 'open';
    return login(db, { body, network: networkOf(address), userAgent, language, now, joinGuest, isOpen });
  },
  async logout({ actor }) {
    await logout(db, actor);
    return null;
  },
});

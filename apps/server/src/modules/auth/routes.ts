import type { auth, Login } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { SecondFactorDeps } from './second-factor/routes.ts';
import { relyingPartyOf } from './second-factor/rules.ts';
import { finishLogin } from './second-factor/service/log-in.ts';
import type { JoinGuest, SessionInput } from './service/begin-session.ts';
import { login } from './service/login.ts';
import { logout } from './service/sessions.ts';

interface AuthDeps extends SecondFactorDeps {
  readonly joinGuest: JoinGuest;
}

interface LoginCall extends Pick<SessionInput, 'userAgent' | 'language' | 'now'> {
  readonly body: Pick<Login, 'guestToken' | 'deviceToken'>;
  readonly address: string;
  readonly origin: string;
}

export function authHandlers({ db, joinGuest, shop, secretKey, publicUrl }: AuthDeps): Handlers<typeof auth> {
  /** What both steps of a log-in need of a call. */
  const inputOf = async ({ body, address, origin, userAgent, language, now }: LoginCall) => ({
    guestToken: body.guestToken ?? null,
    deviceToken: body.deviceToken ?? null,
    network: networkOf(address),
    relyingParty: relyingPartyOf(publicUrl, origin),
    isOpen: (await shop()).shopMode === 'open',
    userAgent,
    language,
    now,
    joinGuest,
    secretKey,
  });
  return {
    async login(call) {
      const { username, password } = call.body;
      return login(db, { ...(await inputOf(call)), username, password });
    },
    async answerWithCode(call) {
      const { challenge, oneTimeCode } = call.body;
      return finishLogin(db, { ...(await inputOf(call)), challenge, answer: { oneTimeCode } });
    },
    async answerWithPasskey(call) {
      const { challenge, passkey } = call.body;
      return finishLogin(db, { ...(await inputOf(call)), challenge, answer: { passkey } });
    },
    async logout({ actor }) {
      await logout(db, actor);
      return null;
    },
  };
}

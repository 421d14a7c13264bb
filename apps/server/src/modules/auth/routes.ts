import type { auth } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import type { SecondFactorDeps } from './second-factor/routes.ts';
import { relyingPartyOf } from './second-factor/rules.ts';
import { finishLogin } from './second-factor/service/log-in.ts';
import { login } from './service/login.ts';
import { type SessionCall, type SessionDeps, sessionInputOf } from './service/session-input.ts';
import { logout } from './service/sessions.ts';

type AuthDeps = SecondFactorDeps & SessionDeps;

interface LoginCall extends SessionCall {
  readonly origin: string;
}

export function authHandlers({ db, secretKey, publicUrl, ...deps }: AuthDeps): Handlers<typeof auth> {
  /** What both steps of a log-in need of a call. */
  const inputOf = async (call: LoginCall) => ({
    ...(await sessionInputOf(deps, call)),
    relyingParty: relyingPartyOf(publicUrl, call.origin),
    secretKey,
  });
  return {
    async login(call) {
      const { username, password } = call.body;
      return login(db, { ...(await inputOf(call)), username, password, readProof: call.readProof });
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

import type { SocialProvider } from '@sjaj/contract';
import type { Db } from '../../../../platform/database/db.ts';
import { hashToken } from '../../service/sessions.ts';
import { callbackPath } from '../rules.ts';
import * as store from '../store.ts';
import type { SocialLogin } from './providers.ts';
import { newToken, secretsOf } from './secrets.ts';

const MINUTE_MS = 60_000;
/** How long somebody has to log in at the provider. */
const STATE_MS = 10 * MINUTE_MS;
/** How long the page that the provider has led back to has to exchange its code. */
const CODE_MS = 2 * MINUTE_MS;

interface LoginAtProvider {
  readonly provider: SocialProvider;
  readonly login: SocialLogin;
  /** The token in the cookie of the browser. */
  readonly browser: string;
  readonly now: Date;
}

/** Begins a log-in and returns the address of the provider to send the browser to. */
export async function beginSocialLogin(db: Db, input: LoginAtProvider & { readonly origin: string }): Promise<string> {
  const { provider, login, browser, origin, now } = input;
  const state = newToken();
  const address = await login.address({
    ...secretsOf(browser, state),
    redirectUri: `${origin}${callbackPath(provider)}`,
  });
  const expiresAt = new Date(now.getTime() + STATE_MS);
  await store.insertBegun(db, { tokenHash: hashToken(state), browserHash: hashToken(browser), provider, expiresAt });
  return address.href;
}

interface AnswerInput extends LoginAtProvider {
  /** The address that the provider has led back to. */
  readonly answer: URL;
}

/**
 * Exchanges the answer of a provider for the code of our page. Null where no log-in of this browser waits for it. The state is used up
 * first: an answer that arrives twice is exchanged once.
 */
export async function receiveAnswer(
  db: Db,
  { provider, login, browser, answer, now }: AnswerInput,
): Promise<string | null> {
  const state = answer.searchParams.get('state') ?? '';
  const browserHash = hashToken(browser);
  if (!(await store.takeBegun(db, { tokenHash: hashToken(state), browserHash, provider, now }))) return null;
  const identity = await login.identify({ ...secretsOf(browser, state), answer });
  const code = newToken();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await store.insertIdentified(db, {
    tokenHash: hashToken(code),
    browserHash,
    stage: 'answered',
    provider,
    identity,
    expiresAt,
  });
  return code;
}

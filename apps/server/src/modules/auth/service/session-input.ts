import type { Login } from '@sjaj/contract';
import { networkOf } from '../../../platform/http/network.ts';
import type { Settings } from '../../settings/index.ts';
import type { JoinGuest, SessionInput } from './begin-session.ts';

export interface SessionDeps {
  readonly joinGuest: JoinGuest;
  readonly shop: () => Promise<Pick<Settings, 'shopMode'>>;
}

/** What each call that may begin a session has. */
export interface SessionCall extends Pick<SessionInput, 'userAgent' | 'language' | 'now'> {
  readonly body: Pick<Login, 'guestToken' | 'deviceToken'>;
  readonly address: string;
}

/** What a session is started with, of a call that may begin one. */
export async function sessionInputOf({ joinGuest, shop }: SessionDeps, call: SessionCall): Promise<SessionInput> {
  const { body, address, userAgent, language, now } = call;
  return {
    guestToken: body.guestToken ?? null,
    deviceToken: body.deviceToken ?? null,
    network: networkOf(address),
    isOpen: (await shop()).shopMode === 'open',
    userAgent,
    language,
    now,
    joinGuest,
  };
}

import { CallFailed } from '@sjaj/client';
import { auth, type Route, users } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { SessionAbandoned } from '../api/failure.ts';
import { createSession } from './session.ts';
import { createSessionGuard, createSessionRequests } from './session-requests.ts';

const refusal = (status: number, code = 'auth.refused') => new CallFailed({ status, code, message: '' });

/** A client with a session whose token is no longer valid; calls succeed with the token `new`. */
function anExpiredClient(owners: Partial<Parameters<typeof createSessionGuard>[0]> = {}) {
  const session = createSession({ storageKey: 'test.expired', endedElsewhere: 'expired' });
  session.begin('old', true);
  const { requestSession } = createSessionRequests(session.onChange);
  const sent: (string | null)[] = [];
  const guarded = createSessionGuard({
    token: session.readToken,
    owner: () => null,
    loadOwner: async () => null,
    isForAnyOwner: (route) => route === users.profile,
    onOtherOwner: () => undefined,
    recover: (_route, { status }) => (status === 401 ? requestSession('sign_in') : null),
    ...owners,
  });
  const send = () =>
    guarded(auth.logout, async () => {
      const token = session.readToken();
      sent.push(token);
      if (token !== 'new') throw refusal(401);
      return 'done';
    });
  return { session, guarded, send, sent };
}

describe('calls of an expired session', () => {
  it('wait for the log-in and are sent again, all of them', async () => {
    const { session, send, sent } = anExpiredClient();
    const calls = [send(), send()];
    await Promise.resolve();
    session.begin('new', true);
    expect(await Promise.all(calls)).toEqual(['done', 'done']);
    expect(sent).toEqual(['old', 'old', 'new', 'new']);
  });

  it('are given up where the user logs out instead', async () => {
    const { session, send, sent } = anExpiredClient();
    const call = send();
    const outcome = expect(call).rejects.toThrow(SessionAbandoned);
    await Promise.resolve();
    session.end('ended');
    await outcome;
    expect(sent).toEqual(['old']);
  });

  it('are sent again at once where another call has led to a new session meanwhile', async () => {
    const { session, guarded } = anExpiredClient();
    const slow = Promise.withResolvers<string>();
    let attempts = 0;
    const call = guarded(auth.logout, () => {
      attempts += 1;
      return attempts === 1 ? slow.promise : Promise.resolve('done');
    });
    session.begin('new', true);
    slow.reject(refusal(401));
    expect(await call).toBe('done');
  });

  it('are not sent again for somebody else who has logged in, here or in another tab', async () => {
    let page = 'ana';
    const { session, guarded, send, sent } = anExpiredClient({ owner: () => page, loadOwner: async () => 'ivo' });
    const waiting = expect(send()).rejects.toThrow(SessionAbandoned);
    const slow = Promise.withResolvers<string>();
    const outdated = expect(guarded(auth.logout, () => slow.promise)).rejects.toThrow(SessionAbandoned);
    await Promise.resolve();
    session.begin('new', true);
    page = 'ivo';
    slow.reject(refusal(401));
    await Promise.all([waiting, outdated]);
    expect(sent).toEqual(['old']);
  });

  it('are sent again for the one who has logged in again', async () => {
    const { session, send, sent } = anExpiredClient({ owner: () => 'ana', loadOwner: async () => 'ana' });
    const call = send();
    await Promise.resolve();
    session.begin('new', true);
    expect(await call).toBe('done');
    expect(sent).toEqual(['old', 'new']);
  });

  it('fail with what else they were refused for', async () => {
    const { guarded } = anExpiredClient();
    await expect(guarded(auth.logout, () => Promise.reject(refusal(409)))).rejects.toMatchObject({ status: 409 });
  });
});

describe('an answer that arrives late', () => {
  interface Meanwhile {
    readonly session: ReturnType<typeof createSession>;
    /** Whose page is open from now on. */
    readonly show: (owner: string | null) => void;
  }
  const late = (here: string, change: (meanwhile: Meanwhile) => void, route: Route = auth.logout): Promise<string> => {
    let page: string | null = 'ana';
    const { session, guarded } = anExpiredClient({ owner: () => page, loadOwner: async () => here });
    const slow = Promise.withResolvers<string>();
    const call = guarded(route, () => slow.promise);
    change({ session, show: (owner) => (page = owner) });
    slow.resolve('prices of Ana');
    return call;
  };
  const begin = ({ session }: Meanwhile) => session.begin('other', true);

  it('is nobody’s after a log-out', async () => {
    await expect(late('ana', ({ session }) => session.end('ended'))).rejects.toThrow(SessionAbandoned);
  });

  it.each(['ivo', null])('is not for somebody else who has logged in, whose page is that of %s', async (owner) => {
    const somebodyElse = late('ivo', (meanwhile) => {
      begin(meanwhile);
      meanwhile.show(owner);
    });
    await expect(somebodyElse).rejects.toThrow(SessionAbandoned);
  });

  it('is not for them either while the page still shows the one before', async () => {
    await expect(late('ivo', begin)).rejects.toThrow(SessionAbandoned);
  });

  it('is not for the customer whom a representative has chosen in the same session', async () => {
    await expect(late('ana-2', ({ show }) => show('ana-2'))).rejects.toThrow(SessionAbandoned);
  });

  it('is taken where it tells who is here', async () => {
    expect(await late('ana-2', ({ show }) => show('ana-2'), users.profile)).toBe('prices of Ana');
  });

  it('is taken in the session that asked, and in another one of the same person', async () => {
    expect(await late('ana', () => undefined)).toBe('prices of Ana');
    expect(await late('ana', begin)).toBe('prices of Ana');
  });
});

describe('a call', () => {
  it('tells whose page sends it, except those that ask who is here', async () => {
    const { guarded } = anExpiredClient({ owner: () => 'ana' });
    expect(await guarded(auth.logout, async (owner) => owner)).toBe('ana');
    expect(await guarded(users.profile, async (owner) => owner)).toBeNull();
  });

  it('is given up where the server says that the session is another one’s, and the page asks whose', async () => {
    let isAsked = false;
    const { guarded } = anExpiredClient({ owner: () => 'ana', onOtherOwner: () => (isAsked = true) });
    const refused = guarded(auth.logout, () => Promise.reject(refusal(409, 'auth.other_owner')));
    await expect(refused).rejects.toThrow(SessionAbandoned);
    expect(isAsked).toBe(true);
  });
});

import { CallFailed } from '@sjaj/client';
import { auth } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { SessionAbandoned } from '../api/failure.ts';
import { createSession } from './session.ts';
import { createSessionGuard, createSessionRequests } from './session-requests.ts';

const refusal = (status: number) => new CallFailed({ status, code: 'auth.refused', message: '' });

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
  const late = (then: (session: ReturnType<typeof createSession>) => string | null) => {
    let page: string | null = 'ana';
    const { session, guarded } = anExpiredClient({ owner: () => page });
    const slow = Promise.withResolvers<string>();
    const call = guarded(auth.logout, () => slow.promise);
    page = then(session);
    slow.resolve('prices of Ana');
    return call;
  };

  it('is nobody’s after a log-out, and where somebody else has logged in', async () => {
    await expect(late((session) => (session.end('ended'), 'ana'))).rejects.toThrow(SessionAbandoned);
    await expect(late((session) => (session.begin('other', true), 'ivo'))).rejects.toThrow(SessionAbandoned);
    await expect(late((session) => (session.begin('other', true), null))).rejects.toThrow(SessionAbandoned);
  });

  it('is taken in the session that asked, and in another one of the same person', async () => {
    expect(await late(() => 'ana')).toBe('prices of Ana');
    expect(await late((session) => (session.begin('other', true), 'ana'))).toBe('prices of Ana');
  });
});

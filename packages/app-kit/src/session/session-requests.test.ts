import { CallFailed } from '@sjaj/client';
import { auth } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { SessionAbandoned } from '../api/failure.ts';
import { createSession } from './session.ts';
import { createSessionGuard, createSessionRequests } from './session-requests.ts';

const refusal = (status: number) => new CallFailed({ status, code: 'auth.refused', message: '' });

/** A client with a session whose token is no longer valid; calls succeed with the token `new`. */
function anExpiredClient() {
  const session = createSession({ storageKey: 'test.expired', endedElsewhere: 'expired' });
  session.begin('old', true);
  const { requestSession } = createSessionRequests(session.onChange);
  const sent: (string | null)[] = [];
  const guarded = createSessionGuard({
    token: session.readToken,
    recover: (_route, { status }) => (status === 401 ? requestSession('sign_in') : null),
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

  it('fail with what else they were refused for', async () => {
    const { guarded } = anExpiredClient();
    await expect(guarded(auth.logout, () => Promise.reject(refusal(409)))).rejects.toMatchObject({ status: 409 });
  });
});

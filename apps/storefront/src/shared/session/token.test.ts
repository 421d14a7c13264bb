import type { SessionChange } from '@sjaj/app-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  beginSession,
  endSession,
  clearGuestToken,
  guestToken,
  isSignedIn,
  storeGuestToken,
  onSession,
  readToken,
  refuseSession,
  withoutGuestToken,
} from './token.ts';

// Node has no storage of a browser: the tokens live in memory, as in a window that keeps nothing.
let changes: SessionChange[];
let unsubscribe: () => void;

beforeEach(() => {
  changes = [];
  unsubscribe = onSession((change) => changes.push(change));
});

afterEach(() => {
  unsubscribe();
  endSession('ended');
  clearGuestToken();
});

describe('the token that calls carry', () => {
  it('is that of the session before that of a guest', () => {
    expect(readToken()).toBeNull();
    storeGuestToken('guest');
    expect([readToken(), isSignedIn()]).toEqual(['guest', false]);
    beginSession('person', true);
    expect([readToken(), isSignedIn(), guestToken()]).toEqual(['person', true, 'guest']);
  });

  it('is the guest’s again after a log-out', () => {
    storeGuestToken('guest');
    beginSession('person', true);
    endSession('ended');
    expect(readToken()).toBe('guest');
    expect(changes).toEqual(['begun', 'ended']);
  });

  it('is none while somebody asks without that of the guest, also where the call fails', async () => {
    storeGuestToken('guest');
    expect(await withoutGuestToken(async () => readToken())).toBeNull();
    await expect(withoutGuestToken(() => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
    expect(readToken()).toBe('guest');
  });
});

describe('a 401', () => {
  it('ends a session once, however many calls it answers', () => {
    beginSession('person', false);
    refuseSession();
    expect(changes).toEqual(['begun', 'expired']);
    refuseSession();
    expect(changes).toEqual(['begun', 'expired', 'refused']);
  });

  it('leaves the cart of a guest alone: whether the shop is closed is asked first', () => {
    storeGuestToken('guest');
    refuseSession();
    expect(changes).toEqual(['refused']);
    expect(guestToken()).toBe('guest');
  });
});

import { expect, it } from 'vitest';
import { createSession, type SessionChange } from './session.ts';

// Node has no browser storage: the token lives in memory, as in a browser that refuses storage.
it('publishes each change once, in order', () => {
  const session = createSession({ storageKey: 'test.token', endedElsewhere: 'ended' });
  const changes: SessionChange[] = [];
  const unsubscribe = session.onChange((change) => changes.push(change));
  session.begin('first', true);
  session.begin('second', false);
  expect(session.readToken()).toBe('second');
  session.end('expired');
  session.end('expired');
  session.publish('refused');
  session.publish('refused');
  expect(session.readToken()).toBeNull();
  expect(changes).toEqual(['begun', 'begun', 'expired', 'refused', 'refused']);
  unsubscribe();
  session.begin('third', true);
  expect(changes).toHaveLength(5);
});

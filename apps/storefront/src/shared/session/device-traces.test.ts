import { readStored, STORAGE_KEYS, storedValue, writeStored } from '@sjaj/app-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson, forgetTraces, keepTracesOf } from './device-traces.ts';

const SEARCHES = STORAGE_KEYS.recentSearches;
/** As a browser's: its keys are those of the object. */
const storage = (): object =>
  Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, text: string) {
        this[key] = text;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    {},
  ) as object;
const newSearches = () => storedValue<string>({ key: SEARCHES, parse: (text) => text ?? '', print: (text) => text });

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  forgetTraces();
  vi.unstubAllGlobals();
});

it('keeps what a guest has searched for when they log in, and what a person has when they log in again', () => {
  writeStored(SEARCHES, 'soap');
  keepTracesOf(1);
  keepTracesOf(1);
  expect(readStored(SEARCHES)).toBe('soap');
});

it('forgets it for another person, on the page as well', () => {
  keepTracesOf(1);
  const searches = newSearches();
  searches.set('soap');
  writeStored(STORAGE_KEYS.quickOrder, 'PA-20004 24', 'session');
  keepTracesOf(2);
  expect([searches.get(), readStored(SEARCHES), readStored(STORAGE_KEYS.quickOrder, 'session')]).toEqual([
    '',
    null,
    null,
  ]);
});

it('forgets it at a log-out, also where another tab has it in memory', () => {
  keepTracesOf(1);
  const searches = newSearches();
  searches.set('soap');
  // The other tab logs out: this one has no event of its own.
  for (const key of [SEARCHES, STORAGE_KEYS.tracesOf]) writeStored(key, null);
  keepTracesOf(2);
  expect(searches.get()).toBe('');
  searches.set('mop');
  forgetTraces();
  expect([searches.get(), readStored(SEARCHES)]).toEqual(['', null]);
});

it('forgets what was typed and not sent at a log-out, and keeps it for the person until then', () => {
  const draft = `${STORAGE_KEYS.complaintDraft}.1`;
  const order = `${STORAGE_KEYS.checkoutDraft}.1-7`;
  writeStored(draft, '{"contactPerson":"Amra"}');
  writeStored(order, '{"note":"second floor"}', 'session');
  writeStored(STORAGE_KEYS.device, 'token');
  keepTracesOf(1);
  keepTracesOf(2);
  keepTracesOf(1);
  expect([readStored(draft), readStored(order, 'session')]).not.toContain(null);
  forgetPerson();
  expect([readStored(draft), readStored(order, 'session')]).toEqual([null, null]);
  expect(readStored(STORAGE_KEYS.device)).toBe('token');
});

import { expect, it } from 'vitest';
import { bindingScopes, endOfSession, isAlive, sessionLimit, weightForAccount } from './rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const expiresAt = new Date('2026-04-01T08:00:00Z');

it('ends a session of a customer after 14 idle days', () => {
  expect(isAlive({ role: 'buyer', lastSeenAt: minutesAgo(14 * 1_440 - 1), expiresAt }, now)).toBe(true);
  expect(isAlive({ role: 'buyer', lastSeenAt: minutesAgo(14 * 1_440), expiresAt }, now)).toBe(false);
});

it('ends a session of staff after 30 idle minutes', () => {
  expect(isAlive({ role: 'administrator', lastSeenAt: minutesAgo(29), expiresAt }, now)).toBe(true);
  expect(isAlive({ role: 'administrator', lastSeenAt: minutesAgo(30), expiresAt }, now)).toBe(false);
});

it('ends a session in use at its expiry', () => {
  expect(isAlive({ role: 'buyer', lastSeenAt: now, expiresAt: now }, now)).toBe(false);
  expect(endOfSession('administrator', now)).toEqual(new Date('2026-03-02T20:00:00Z'));
  expect(endOfSession('buyer', now)).toEqual(new Date('2026-04-01T08:00:00Z'));
});

it('applies all counters to unknown origins, the pair to a known network, the device to a known device', () => {
  expect(bindingScopes({ isKnownDevice: false, isKnownNetwork: false })).toEqual(['pair', 'account', 'network']);
  expect(bindingScopes({ isKnownDevice: false, isKnownNetwork: true })).toEqual(['pair']);
  expect(bindingScopes({ isKnownDevice: true, isKnownNetwork: false })).toEqual(['device']);
});

it('adds at most the free attempts of one network to the counter of an account', () => {
  expect([0, 1, 4, 4.4, 4.6, 5, 100].map(weightForAccount)).toEqual([1, 1, 1, 1, 0, 0, 0]);
});

it('allows ten sessions of a customer and five of staff', () => {
  expect(['buyer', 'order_holder', 'administrator', 'sales_representative'].map(sessionLimit)).toEqual([10, 10, 5, 5]);
});

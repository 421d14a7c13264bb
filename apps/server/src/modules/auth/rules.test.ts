import { expect, it } from 'vitest';
import { bindingScopes, endOfSession, isAlive, mostSessions, weightForAccount } from './rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const later = new Date('2026-04-01T08:00:00Z');

it('lets a customer idle for 14 days', () => {
  expect(isAlive({ role: 'buyer', lastSeenAt: minutesAgo(14 * 1_440 - 1), expiresAt: later }, now)).toBe(true);
  expect(isAlive({ role: 'buyer', lastSeenAt: minutesAgo(14 * 1_440), expiresAt: later }, now)).toBe(false);
});

it('lets staff idle for 30 minutes', () => {
  expect(isAlive({ role: 'administrator', lastSeenAt: minutesAgo(29), expiresAt: later }, now)).toBe(true);
  expect(isAlive({ role: 'administrator', lastSeenAt: minutesAgo(30), expiresAt: later }, now)).toBe(false);
});

it('ends every session at its absolute end, however busy', () => {
  expect(isAlive({ role: 'buyer', lastSeenAt: now, expiresAt: now }, now)).toBe(false);
  expect(endOfSession('administrator', now)).toEqual(new Date('2026-03-02T20:00:00Z'));
  expect(endOfSession('buyer', now)).toEqual(new Date('2026-04-01T08:00:00Z'));
});

it('makes strangers wait for every count, a known network for its own, a known device for nobody but itself', () => {
  expect(bindingScopes({ isKnownDevice: false, isKnownNetwork: false })).toEqual(['pair', 'account', 'network']);
  expect(bindingScopes({ isKnownDevice: false, isKnownNetwork: true })).toEqual(['pair']);
  expect(bindingScopes({ isKnownDevice: true, isKnownNetwork: false })).toEqual(['device']);
});

it('counts no more than the free attempts of one network against an account', () => {
  expect([0, 1, 4, 4.4, 4.6, 5, 100].map(weightForAccount)).toEqual([1, 1, 1, 1, 0, 0, 0]);
});

it('leaves a customer ten sessions and staff five', () => {
  expect(['buyer', 'order_holder', 'administrator', 'sales_representative'].map(mostSessions)).toEqual([10, 10, 5, 5]);
});

import { expect, it } from 'vitest';
import { endOfSession, isAlive, waitAfter } from './rules.ts';

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

it('makes each wrong password after the fourth wait twice as long, up to 15 minutes', () => {
  expect([0, 4, 5, 6, 7].map(waitAfter)).toEqual([0, 0, 1_000, 2_000, 4_000]);
  expect(waitAfter(15)).toBe(900_000);
  expect(waitAfter(100_000)).toBe(900_000);
});

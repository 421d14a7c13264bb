import { expect, it } from 'vitest';
import { waitingTime } from './waiting-time.logic.ts';

const SINCE = new Date('2026-11-22T08:00:00Z');

it.each([
  ['2026-11-22T08:00:30Z', 'minutes', 0],
  ['2026-11-22T08:59:59Z', 'minutes', 59],
  ['2026-11-22T09:00:00Z', 'hours', 1],
  ['2026-11-23T07:59:59Z', 'hours', 23],
  ['2026-11-25T08:00:00Z', 'days', 3],
  ['2026-11-22T07:59:00Z', 'minutes', 0],
])('at %s it is so many %s: %i', (now, unit, count) => {
  expect(waitingTime(SINCE, new Date(now))).toEqual({ unit, count });
});

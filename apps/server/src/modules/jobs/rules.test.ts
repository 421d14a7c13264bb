import { expect, it } from 'vitest';
import { stateOf } from './rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);

it.each([
  ['never', { seenAt: before(5), startedAt: null, endedAt: null, outcome: null }],
  ['running', { seenAt: before(5), startedAt: before(4), endedAt: null, outcome: null }],
  ['running', { seenAt: before(5), startedAt: before(4), endedAt: before(60), outcome: 'failed' }],
  ['done', { seenAt: before(5), startedAt: before(60), endedAt: before(59), outcome: 'done' }],
  ['failed', { seenAt: before(5), startedAt: before(60), endedAt: before(59), outcome: 'failed' }],
  ['absent', { seenAt: before(120), startedAt: before(130), endedAt: before(129), outcome: 'done' }],
])('is %s', (expected, seen) => {
  expect(stateOf(seen, now)).toBe(expected);
});

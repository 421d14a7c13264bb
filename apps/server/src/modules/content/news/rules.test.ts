import { expect, it } from 'vitest';
import { publishedAtOf, stateOf } from './rules.ts';

const now = new Date('2026-10-15T12:00:00Z');
const item = { publishedAt: new Date('2026-10-01T08:00:00Z'), publishUntil: null, isArchived: false };

it('is published from its first day to the end of its last one', () => {
  expect(stateOf(item, now)).toBe('published');
  expect(stateOf({ ...item, publishUntil: '2026-10-15' }, now)).toBe('published');
  expect(stateOf({ ...item, publishUntil: '2026-10-14' }, now)).toBe('ended');
  expect(stateOf({ ...item, publishedAt: new Date('2026-10-16T00:00:00Z') }, now)).toBe('scheduled');
});

it('is a draft without a day, and archived whatever its days are', () => {
  expect(stateOf({ ...item, publishedAt: null }, now)).toBe('draft');
  expect(stateOf({ ...item, isArchived: true }, now)).toBe('archived');
});

it('keeps its hour where the day stays, and starts at midnight of Sarajevo on another one', () => {
  expect(publishedAtOf({ publishOn: '2026-10-01' }, item.publishedAt)).toEqual(item.publishedAt);
  expect(publishedAtOf({ publishOn: '2026-10-02' }, item.publishedAt)).toEqual(new Date('2026-10-01T22:00:00Z'));
  expect(publishedAtOf({ publishOn: null }, item.publishedAt)).toBeNull();
});

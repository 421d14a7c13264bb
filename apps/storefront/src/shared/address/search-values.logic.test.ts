import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn, numberIn, pageIn } from './search-values.logic.ts';

it('reads a page as text and as a number', () => {
  expect([pageIn({ page: '3' }), pageIn({ page: 1_000 }), pageIn({})]).toEqual([3, 1_000, 1]);
});

it.each([{ toString: {} }, { valueOf: {} }, Object.create(null), Symbol('page'), [2], true, '', 0, 1_001, 2.5])(
  'opens the first page where the address makes no sense',
  (page) => {
    expect(pageIn({ page })).toBe(1);
  },
);

it('reads a day that a calendar has, and no other', () => {
  expect(dayIn('2026-02-28')).toBe('2026-02-28');
  for (const value of ['2026-02-30', '2026-13-01', '28. 2. 2026.', 2026, null, { toString: {} }])
    expect(dayIn(value)).toBe('');
});

it('never fails, whatever the router has read', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      expect(typeof numberIn(value)).toBe('number');
      expect(pageIn({ page: value })).toBeGreaterThanOrEqual(1);
      expect(typeof dayIn(value)).toBe('string');
    }),
  );
});

import fc from 'fast-check';
import { addDays } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { deputyErrors, deputyState, LONGEST_PERIOD } from './rules.ts';

const TODAY = '2026-11-20';
const candidate = { role: 'buyer', isActive: true, canViewPrices: true };
const naming = { candidate, today: TODAY, firstDay: TODAY, lastDay: '2026-11-27', others: [] };
const keysOf = (change: object) => deputyErrors({ ...naming, ...change }).map(({ key }) => key);

describe('a deputy', () => {
  it('may be a buyer who sees prices, from today on, for one day too', () => {
    expect(keysOf({})).toEqual([]);
    expect(keysOf({ lastDay: TODAY })).toEqual([]);
  });

  it.each([{ role: 'company_admin' }, { isActive: false }, { canViewPrices: false }])('is refused for %j', (change) =>
    expect(keysOf({ candidate: { ...candidate, ...change } })).toEqual(['companies.deputy_unfit']),
  );

  it('begins today or later, ends after it began, and within a year', () => {
    expect(keysOf({ firstDay: '2026-11-19' })).toEqual(['companies.deputy_past']);
    expect(keysOf({ firstDay: '2026-11-28' })).toEqual(['companies.deputy_backwards']);
    expect(keysOf({ lastDay: addDays(TODAY, LONGEST_PERIOD - 1) })).toEqual([]);
    expect(keysOf({ lastDay: addDays(TODAY, LONGEST_PERIOD) })).toEqual(['companies.deputy_too_long']);
  });

  it('shares no day with another one of the same admin, whatever the two periods', () => {
    const days = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(days, days, days, days, (a, length, b, otherLength) => {
        const period = { firstDay: addDays(TODAY, a), lastDay: addDays(TODAY, a + length) };
        const other = { firstDay: addDays(TODAY, b), lastDay: addDays(TODAY, b + otherLength) };
        const shared = Array.from({ length: length + 1 }, (_, index) => a + index).some(
          (day) => day >= b && day <= b + otherLength,
        );
        expect(keysOf({ ...period, others: [other] })).toEqual(shared ? ['companies.deputy_overlaps'] : []);
      }),
      { seed: 7 },
    );
  });
});

it.each([
  ['2026-11-21', '2026-11-22', false, 'coming'],
  ['2026-11-19', '2026-11-20', false, 'acting'],
  ['2026-11-18', '2026-11-19', false, 'ended'],
  ['2026-11-19', '2026-11-22', true, 'ended'],
])('a deputy from %s to %s (ended early: %s) is %s', (firstDay, lastDay, isEnded, state) => {
  expect(deputyState({ firstDay, lastDay, isEnded }, TODAY)).toBe(state);
});

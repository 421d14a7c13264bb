import fc from 'fast-check';
import { expect, it } from 'vitest';
import { largestAndRest, lastMonths, yearSpans } from './overview.ts';

it('ends with the current month and crosses the year', () => {
  const months = lastMonths('2026-02-14');
  expect(months).toHaveLength(12);
  expect([months[0], months.at(-2), months.at(-1)]).toEqual(['2025-03', '2026-01', '2026-02']);
  expect(lastMonths('2026-12-31')[0]).toBe('2026-01');
});

it('compares this year with the same days of last year', () => {
  expect(yearSpans('2026-11-22')).toEqual({
    thisYear: { from: '2026-01-01', before: '2026-11-23' },
    lastYear: { from: '2025-01-01', before: '2025-11-23' },
  });
  expect(yearSpans('2028-02-29').lastYear).toEqual({ from: '2027-01-01', before: '2027-03-01' });
});

it('loses no amount between the largest and the rest', () => {
  const amounts = fc.array(fc.record({ amount: fc.nat(1_000_000) }), { maxLength: 20 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 8 }), (sorted, most) => {
      const { largest, rest } = largestAndRest(sorted, most);
      const sum = (list: readonly { amount: number }[]): number => list.reduce((all, { amount }) => all + amount, 0);
      expect(sum(largest) + rest).toBe(sum(sorted));
      expect(largest.length).toBeLessThanOrEqual(most);
    }),
    { seed: 20_261_122 },
  );
});

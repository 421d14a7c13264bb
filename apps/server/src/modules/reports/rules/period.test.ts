import { expect, it } from 'vitest';
import { changeOf, marginOf } from './figures.ts';
import { checkPeriod, comparedPeriod, intervalOf, seriesOf, startOf } from './period.ts';

it.each([
  ['the days just before', 'previous', '2026-11-01..2026-11-23', '2026-10-09..2026-10-31'],
  ['the same dates a year ago', 'year', '2026-11-01..2026-11-23', '2025-11-01..2025-11-23'],
  ['28 February for a leap day', 'year', '2024-02-29..2024-02-29', '2023-02-28..2023-02-28'],
  ['the day before of one day', 'previous', '2026-03-01..2026-03-01', '2026-02-28..2026-02-28'],
] as const)('compares with %s', (_, compareWith, days, compared) => {
  const [from = '', to = ''] = days.split('..');
  const found = comparedPeriod({ from, to }, compareWith);
  expect(`${found.from}..${found.to}`).toBe(compared);
});

it('refuses a period that ends before it begins, and one of more than ten years', () => {
  expect(() => checkPeriod({ from: '2026-11-01', to: '2026-11-01' })).not.toThrow();
  expect(() => checkPeriod({ from: '2026-11-02', to: '2026-11-01' })).toThrow('reports.period');
  expect(() => checkPeriod({ from: '2010-01-01', to: '2026-11-01' })).toThrow('reports.period');
});

it('draws a month by day, half a year by week and a year by month; weeks begin on Monday', () => {
  expect(intervalOf({ from: '2026-11-01', to: '2026-11-30' })).toBe('day');
  expect(intervalOf({ from: '2026-06-01', to: '2026-11-30' })).toBe('week');
  expect(intervalOf({ from: '2026-01-01', to: '2026-12-31' })).toBe('month');
  expect([startOf('2026-11-22', 'week'), startOf('2026-11-23', 'week')]).toEqual(['2026-11-16', '2026-11-23']);
  expect(startOf('2026-11-23', 'month')).toBe('2026-11-01');
});

it('has a point for each day, also those without revenue, and puts compared days on the days of the same place', () => {
  const series = seriesOf({
    period: { from: '2026-11-02', to: '2026-11-04' },
    compared: { from: '2026-10-30', to: '2026-11-01' },
    now: [{ day: '2026-11-03', revenue: 5 }],
    before: [
      { day: '2026-10-30', revenue: 1 },
      { day: '2026-11-01', revenue: 3 },
    ],
  });
  expect(series).toEqual([
    { from: '2026-11-02', revenue: 0, previous: 1 },
    { from: '2026-11-03', revenue: 5, previous: 0 },
    { from: '2026-11-04', revenue: 0, previous: 3 },
  ]);
});

it('loses nothing of a leap year that is compared with', () => {
  const year = { from: '2025-01-01', to: '2025-12-31' };
  const compared = comparedPeriod(year, 'year');
  const series = seriesOf({ period: year, compared, now: [], before: [{ day: '2024-12-31', revenue: 7 }] });
  expect(series.at(-1)).toMatchObject({ from: '2025-12-01', previous: 7 });
});

it('tells a margin only of goods whose cost is known, and no change from nothing', () => {
  expect(marginOf({ cost: 75, costed: 100 })).toEqual({ margin: 25, percent: 25 });
  expect(marginOf({ cost: 0, costed: 0 })).toBeNull();
  expect([changeOf(150, 100), changeOf(1, 3), changeOf(5, 0)]).toEqual([50, -66.7, null]);
});

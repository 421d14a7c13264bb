import { expect, it } from 'vitest';
import { checkPeriod, periodState, renewedPeriod } from './contract-period.ts';

const period = (validFrom: string | null, validTo: string | null) => ({ validFrom, validTo });

it.each([
  [null, null, 'in_force'],
  ['2026-11-23', '2026-11-23', 'in_force'],
  ['2026-11-24', null, 'planned'],
  [null, '2026-11-22', 'ended'],
])('a price from %s to %s is %s', (from, to, state) => {
  expect(periodState(period(from, to), '2026-11-23')).toBe(state);
});

it('refuses a period that ends before it begins', () => {
  expect(() => checkPeriod(period('2026-11-24', '2026-11-23'))).toThrow('pricing.period_wrong');
  expect(() => checkPeriod(period('2026-11-24', '2026-11-24'))).not.toThrow();
});

it('renews a period that has ended', () => {
  expect(renewedPeriod(period(null, '2026-11-22'), '2026-11-23')).toEqual(period(null, null));
  expect(renewedPeriod(period(null, '2026-12-22'), '2026-11-23')).toEqual(period(null, '2026-12-22'));
  expect(renewedPeriod(undefined, '2026-11-23')).toEqual(period(null, null));
});

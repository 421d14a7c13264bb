import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { checkPeriod, checkSettlement, pointsOf, pointsTakenBack } from './rules.ts';

const line = fc.record({
  net: fc.integer({ min: 0, max: 50_000_000 }).map(feninga),
  rate: fc.integer({ min: 1, max: 100_000 }),
});
const lines = fc.array(line, { maxLength: 30 });

describe('the points of an order', () => {
  it('are whole points for each KM without VAT, rounded down for the order and not for its lines', () => {
    expect(pointsOf([{ net: feninga(9_999), rate: 100 }])).toBe(99);
    expect(
      pointsOf([
        { net: feninga(50), rate: 100 },
        { net: feninga(50), rate: 100 },
      ]),
    ).toBe(1);
    expect(pointsOf([{ net: feninga(10_000), rate: 250 }])).toBe(250);
    expect(pointsOf([])).toBe(0);
  });

  it('are whole, never negative, and less than one below the exact figure', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const points = pointsOf(all);
        const exact = all.reduce((sum, { net, rate }) => sum + (net * rate) / 10_000, 0);
        expect(Number.isInteger(points)).toBe(true);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(exact + 1e-6);
        expect(points).toBeGreaterThan(exact - 1 - 1e-6);
      }),
    );
  });

  it('do not depend on the order of the lines, and one order earns no less than its parts', () => {
    fc.assert(
      fc.property(lines, lines, (some, others) => {
        expect(pointsOf([...others, ...some])).toBe(pointsOf([...some, ...others]));
        expect(pointsOf([...some, ...others])).toBeGreaterThanOrEqual(pointsOf(some) + pointsOf(others));
      }),
    );
  });
});

describe('the points that returns take back', () => {
  const amount = fc.integer({ min: 1, max: 50_000_000 }).map(feninga);

  it('are the share of the goods, rounded down', () => {
    const share = { earned: 99, left: 99, goods: feninga(10_000) };
    expect(pointsTakenBack({ ...share, returned: feninga(5_000) })).toBe(49);
    expect(pointsTakenBack({ ...share, returned: feninga(10_000) })).toBe(99);
  });

  it('never exceed what the order has earned, however many returns there are', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), amount, fc.array(amount, { maxLength: 10 }), (earned, goods, returns) => {
        let left = earned;
        for (const returned of returns) left -= pointsTakenBack({ earned, left, goods, returned });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(earned);
        if (returns.some((returned) => returned >= goods)) expect(left).toBe(0);
      }),
    );
  });
});

it('a settlement takes all points, and 409 for one more', () => {
  expect(() => checkSettlement(40, 40)).not.toThrow();
  expect(() => checkSettlement(40, 41)).toThrow(Problem);
  expect(() => checkSettlement(-5, 1)).toThrow(Problem);
});

it('a rule may end on its first day or never, and 400 for an end before the start', () => {
  expect(() => checkPeriod({ startsOn: '2026-05-01', endsOn: '2026-05-01' })).not.toThrow();
  expect(() => checkPeriod({ startsOn: '2026-05-01', endsOn: null })).not.toThrow();
  expect(() => checkPeriod({ startsOn: '2026-05-01', endsOn: '2026-04-30' })).toThrow(Problem);
});

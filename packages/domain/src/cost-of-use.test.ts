import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOfUse, percentCheaper, USE_KINDS, yieldsOf } from './cost-of-use.ts';
import { feninga } from './money.ts';

it.each([
  [{ litres: '5', dilution: '1:100' }, [{ kind: 'ready_litre', amount: 505 }]],
  [{ litres: '0,75', dilution: '1 : 3' }, [{ kind: 'ready_litre', amount: 3 }]],
  [{ litres: '10', dose_per_100_m2: '50' }, [{ kind: 'square_metres', amount: 200 }]],
  [
    { litres: '5', dilution: '1:99', dose_per_100_m2: '100' },
    [
      { kind: 'square_metres', amount: 50 },
      { kind: 'ready_litre', amount: 500 },
    ],
  ],
  [{ roll_metres: '18', rolls: '10' }, [{ kind: 'roll_metre', amount: 180 }]],
  [{ sheets: '200', sheets_per_drying: '2' }, [{ kind: 'hand_drying', amount: 100 }]],
])('reads %j', (values, yields) => {
  expect(yieldsOf(values)).toEqual(yields);
});

it.each([
  {},
  { litres: '5' },
  { litres: '5', dilution: 'gotovo' },
  { litres: 'pet', dilution: '1:100' },
  { litres: '0', dilution: '1:100' },
  { litres: '5', dilution: '1:0' },
  { roll_metres: '18' },
  { sheets: '200', sheets_per_drying: '0' },
  { sheets: '-200', sheets_per_drying: '1' },
])('assumes nothing from %j', (values) => {
  expect(yieldsOf(values)).toEqual([]);
});

it('reads any text without an error, and counts only positive uses', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.nat(9_999).map(String)), { nil: undefined });
  const values = fc.record({ litres: text, dilution: text, roll_metres: text, rolls: text, sheets: text });
  fc.assert(
    fc.property(values, (written) => {
      const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
      for (const { kind, amount } of yieldsOf(given)) {
        expect(USE_KINDS).toContain(kind);
        expect(amount).toBeGreaterThan(0);
      }
    }),
  );
});

it('a use costs less with each further part of water, and all uses together come to the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_00 }), fc.integer({ min: 1, max: 500 }), (price, water) => {
      const costWith = (parts: number): number => {
        const [ready] = yieldsOf({ litres: '5', dilution: `1:${parts}` });
        return ready ? costOfUse(feninga(price), ready) : Number.NaN;
      };
      expect(costWith(water + 1)).toBeLessThanOrEqual(costWith(water));
      const uses = 5 * (water + 1);
      expect(Math.abs(costWith(water) * uses - price / 100)).toBeLessThanOrEqual(uses * 0.000_051);
    }),
  );
});

it('says how much cheaper, rounded down, and never less than nothing', () => {
  expect(percentCheaper(0.82, 1)).toBe(18);
  expect(percentCheaper(0.8149, 1)).toBe(18);
  expect(percentCheaper(1, 0.82)).toBe(0);
  expect(percentCheaper(1, 0)).toBe(0);
  const cost = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(cost, cost, (one, other) => {
      const [percent, back] = [percentCheaper(one, other), percentCheaper(other, one)];
      expect(percent).toBeLessThan(100);
      expect(Math.min(percent, back)).toBe(0);
    }),
  );
});

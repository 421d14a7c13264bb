import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOut } from './arrival.logic.ts';

it('fills the oldest orders first', () => {
  const waiting = [
    { orderId: 1, missing: 3 },
    { orderId: 2, missing: 5 },
    { orderId: 3, missing: 1 },
  ];
  expect(shareOut(waiting, 6).map(({ gets, isFilled }) => [gets, isFilled])).toEqual([
    [3, true],
    [3, false],
    [0, false],
  ]);
});

it('distributes all pieces, but no more than are missing', () => {
  const lines = fc.array(fc.record({ orderId: fc.nat(), missing: fc.integer({ min: 1, max: 50 }) }), { maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.nat(500), (waiting, pieces) => {
      const shares = shareOut(waiting, pieces);
      const given = shares.reduce((sum, { gets }) => sum + gets, 0);
      const lacking = waiting.reduce((sum, { missing }) => sum + missing, 0);
      expect(given).toBe(Math.min(pieces, lacking));
      expect(shares.every(({ gets, missing, isFilled }) => gets <= missing && isFilled === (gets === missing))).toBe(
        true,
      );
    }),
  );
});

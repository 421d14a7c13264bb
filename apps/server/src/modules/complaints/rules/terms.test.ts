import fc from 'fast-check';
import { addDays, addMonths } from '@sjaj/domain';
import { expect, it } from 'vitest';
import { termFor, termsOf } from './terms.ts';

const RECEIVED = '2026-10-17';
const machine = termsOf({ receivedOn: RECEIVED, warrantyMonths: 24 });
const gloves = termsOf({ receivedOn: RECEIVED, warrantyMonths: null });

it('ends the return period 7 days after receipt and the warranty after its months', () => {
  expect(machine).toEqual({ returnUntil: '2026-10-24', warrantyUntil: '2028-10-17' });
  expect(gloves).toEqual({ returnUntil: '2026-10-24', warrantyUntil: null });
  expect(termsOf({ receivedOn: null, warrantyMonths: 24 })).toEqual({ returnUntil: null, warrantyUntil: null });
});

it.each([
  ['return', machine, '2026-10-24', 'in_time'],
  ['return', machine, '2026-10-25', 'late'],
  ['complaint', machine, '2026-10-24', 'in_time'],
  ['complaint', machine, '2026-10-25', 'in_warranty'],
  ['complaint', machine, '2028-10-17', 'in_warranty'],
  ['complaint', machine, '2028-10-18', 'late'],
  ['complaint', gloves, '2026-10-25', 'late'],
  ['service', machine, '2028-10-17', 'in_warranty'],
  ['service', machine, '2028-10-18', 'warranty_over'],
  ['service', gloves, '2026-10-18', 'unknown'],
  ['return', { returnUntil: null, warrantyUntil: null }, '2026-10-18', 'unknown'],
  ['complaint', { returnUntil: null, warrantyUntil: null }, '2026-10-18', 'unknown'],
] as const)('a %s with %o on %s is %s', (kind, terms, today, term) => {
  expect(termFor(kind, terms, today)).toBe(term);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 12, '2027-12-15'],
])('%s and %i months are %s', (date, months, end) => {
  expect(addMonths(date, months)).toBe(end);
});

it('no later day has a better term', () => {
  const rank = { in_time: 0, in_warranty: 1, unknown: 2, late: 2, warranty_over: 2 };
  fc.assert(
    fc.property(
      fc.constantFrom('complaint', 'return', 'service'),
      fc.option(fc.integer({ min: 1, max: 60 })),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 900 }),
      (kind, warrantyMonths, days, more) => {
        const terms = termsOf({ receivedOn: RECEIVED, warrantyMonths });
        const early = termFor(kind as 'return', terms, addDays(RECEIVED, days));
        const late = termFor(kind as 'return', terms, addDays(RECEIVED, days + more));
        expect(rank[late]).toBeGreaterThanOrEqual(rank[early]);
      },
    ),
    { seed: 41 },
  );
});

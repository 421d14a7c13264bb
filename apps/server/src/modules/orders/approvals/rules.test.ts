import fc from 'fast-check';
import { expect, it } from 'vitest';
import { increasedLines, needsNote, reducedLines } from './rules.ts';

const ORDERED = [
  { id: 1, quantity: 6 },
  { id: 2, quantity: 10 },
];

it('a line of the same quantity is not reduced', () => {
  const chosen = [
    { lineId: 1, quantity: 6 },
    { lineId: 2, quantity: 4 },
  ];
  expect(reducedLines(ORDERED, chosen)).toEqual([{ lineId: 2, quantity: 4 }]);
  expect(increasedLines(ORDERED, chosen)).toEqual([]);
});

it('every chosen line stays, is reduced or is increased', () => {
  const choice = fc.array(fc.record({ lineId: fc.constantFrom(1, 2), quantity: fc.nat(20) }), { maxLength: 1 });
  fc.assert(
    fc.property(choice, (chosen) => {
      const increased = increasedLines(ORDERED, chosen).map(({ id }) => id);
      for (const { lineId, quantity } of chosen) {
        const ordered = ORDERED.find(({ id }) => id === lineId)?.quantity ?? 0;
        expect(increased.includes(lineId)).toBe(quantity > ordered);
        expect(reducedLines(ORDERED, chosen)).toHaveLength(quantity === ordered ? 0 : 1);
      }
    }),
    { seed: 1 },
  );
});

it('a note is required with a return and with less, not with a plain approval', () => {
  const less = [{ lineId: 1, quantity: 2 }];
  expect(needsNote({ decision: 'approve' }, [])).toBe(false);
  expect(needsNote({ decision: 'approve' }, less)).toBe(true);
  expect(needsNote({ decision: 'return' }, [])).toBe(true);
  expect(needsNote({ decision: 'return', note: 'Ne.' }, [])).toBe(false);
});

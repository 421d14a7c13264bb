import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '../building/cooperative.ts';
import { sortTexts } from './merge-sort.ts';

it('sorts texts as `sort` does, over the ends of the runs', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aA1ž'), maxLength: 4 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 50 }), fc.integer({ min: 1, max: 90 }), (some, times) => {
      const texts = Array.from({ length: times }, (_, time) => some.map((one) => `${one}${time}`)).flat();
      expect(runToEnd(sortTexts(texts))).toEqual(texts.toSorted());
    }),
    { numRuns: 60 },
  );
});

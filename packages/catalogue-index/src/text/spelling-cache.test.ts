import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SpellingCache } from './spelling-cache.ts';

it('computes each spelling once, wherever it is in the text', () => {
  const spelling = fc.string({ unit: fc.constantFrom(...'abč1😀'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(spelling, { maxLength: 60 }), fc.integer({ min: 1, max: 120 }), (some, times) => {
      const computed: string[] = [];
      const spellings = new SpellingCache((text) => [computed.push(text)]);
      const all = Array.from({ length: times }, (_, time) => some.map((one) => `${one}${time % 90}`)).flat();
      for (const one of all) {
        const [word] = spellings.of(`- ${one} -`, 2, 2 + one.length);
        expect(computed[(word ?? 0) - 1]).toBe(one);
      }
      expect(computed).toEqual([...new Set(all)]);
    }),
    { numRuns: 60 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '../building/cooperative.ts';
import { ArticleCodes } from './article-codes.ts';

const LIMIT = 3;

const code = fc.oneof(
  fc.string({ unit: fc.constantFrom('A', 'B', 'Č', '1', '2'), minLength: 1, maxLength: 5 }),
  fc.string({ unit: fc.constantFrom('3', '8'), minLength: 8, maxLength: 9 }),
);
const cards = fc.array(fc.array(code, { maxLength: 3 }), { maxLength: 12 });

/** All docIds of the first codes, in their order, that fit. */
function docIdsOf(all: readonly (readonly [code: string, docId: number])[], fits: (code: string) => boolean): number[] {
  const codes = [...new Set(all.map(([one]) => one))].filter(fits).sort().slice(0, LIMIT);
  return codes.flatMap((one) => [...new Set(all.filter(([other]) => other === one).map(([, docId]) => docId))]);
}

it('finds what looking at every code finds, those that came later included', () => {
  fc.assert(
    fc.property(cards, cards, code, (first, later, sought) => {
      const codes = new ArticleCodes();
      const all: [string, number][] = [];
      [...first, ...later].forEach((own, docId) => {
        if (docId === first.length) runToEnd(codes.freeze());
        for (const one of own) {
          codes.add(docId, one);
          all.push([one.replaceAll('Č', 'C'), docId]);
        }
      });
      if (later.length === 0) runToEnd(codes.freeze());
      const code = sought.replaceAll('Č', 'C');
      const isBarcode = (one: string) => /^\d{8,14}$/.test(one);
      expect(codes.exact(code)).toEqual(docIdsOf(all, (one) => one === code));
      expect(codes.withPrefix(code, LIMIT)).toEqual(docIdsOf(all, (one) => one.startsWith(code)));
      const parts =
        code.length < 3 || !/\d/.test(code) ? [] : docIdsOf(all, (one) => one.includes(code) && !isBarcode(one));
      expect(codes.containing(code, LIMIT)).toEqual(parts);
    }),
    { numRuns: 500 },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../building/cooperative.ts';
import { isOneTypo, isWithinTwoTypos, TypoIndex } from './typo-index.ts';

function filled(words: readonly string[]): TypoIndex {
  const typos = new TypoIndex(words);
  runToEnd(typos.fill());
  return typos;
}

const word = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 3, maxLength: 7 });

/** All words that one typo makes of this one: slow and obviously right. */
function typosOf(of: string): Set<string> {
  const typos = new Set<string>();
  for (let at = 0; at <= of.length; at += 1) {
    const [before, after] = [of.slice(0, at), of.slice(at)];
    if (after) typos.add(before + after.slice(1));
    if (after.length > 1) typos.add(before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2));
    for (const letter of 'abcd') {
      typos.add(before + letter + after);
      if (after) typos.add(before + letter + after.slice(1));
    }
  }
  typos.delete(of);
  return typos;
}

it('knows one typo', () => {
  fc.assert(fc.property(word, word, (a, b) => isOneTypo(a, b) === typosOf(a).has(b)));
});

describe('two typos', () => {
  it.each([
    ['alumijsk', 'aluminijsk'],
    ['dezinfikcijsk', 'dezinfekcijski'],
    ['odmascvia', 'odmasciva'],
  ])('lie between %s and %s', (a, b) => expect([isWithinTwoTypos(a, b), isWithinTwoTypos(b, a)]).toEqual([true, true]));

  it('are no more than two, and no fewer than what one is', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const isOne = a === b || typosOf(a).has(b);
        const isTwo = isOne || [...typosOf(a)].some((one) => typosOf(one).has(b));
        const found = isWithinTwoTypos(a, b);
        return (found || !isOne) && (isTwo || !found);
      }),
    );
  });
});

it('finds exactly the words that are one typo away, those that came later included', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), fc.nat(10), word, (words, later, sought) => {
      fc.pre(sought.length >= 4);
      const first = Math.max(0, words.length - later);
      const typos = filled(words.map((one, id) => (id < first ? one : '')));
      const known: string[] = words.slice(0, first);
      const grown = filled(known);
      for (let id = first; id < words.length; id += 1) {
        known.push(words[id] ?? '');
        grown.add(id);
      }
      const near = words.flatMap((one, id) => (one.length >= 4 && typosOf(sought).has(one) ? [id] : []));
      const found = grown.near(sought).filter((id) => (words[id] ?? '').length >= 4);
      expect([...found].sort((a, b) => a - b)).toEqual(near);
      expect(typos.near(sought).every((id) => typosOf(sought).has(words[id] ?? ''))).toBe(true);
    }),
  );
});

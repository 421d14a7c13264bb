import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../slices.ts';
import { isOneSlip, isWithinTwoSlips, Typos } from './typos.ts';

function filled(words: readonly string[]): Typos {
  const typos = new Typos(words);
  atOnce(typos.filling());
  return typos;
}

const word = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 3, maxLength: 7 });

/** All words that one slip makes of this one: slow and obviously right. */
function slipsOf(of: string): Set<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= of.length; at += 1) {
    const [before, after] = [of.slice(0, at), of.slice(at)];
    if (after) slips.add(before + after.slice(1));
    if (after.length > 1) slips.add(before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2));
    for (const letter of 'abcd') {
      slips.add(before + letter + after);
      if (after) slips.add(before + letter + after.slice(1));
    }
  }
  slips.delete(of);
  return slips;
}

it('knows one slip when it sees one', () => {
  fc.assert(fc.property(word, word, (a, b) => isOneSlip(a, b) === slipsOf(a).has(b)));
});

describe('two slips', () => {
  it.each([
    ['alumijsk', 'aluminijsk'],
    ['dezinfikcijsk', 'dezinfekcijski'],
    ['odmascvia', 'odmasciva'],
  ])('lie between %s and %s', (a, b) => expect([isWithinTwoSlips(a, b), isWithinTwoSlips(b, a)]).toEqual([true, true]));

  it('are no more than two, and no fewer than what one is', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const isOne = a === b || slipsOf(a).has(b);
        const isTwo = isOne || [...slipsOf(a)].some((one) => slipsOf(one).has(b));
        const found = isWithinTwoSlips(a, b);
        return (found || !isOne) && (isTwo || !found);
      }),
    );
  });
});

it('finds exactly the words that are one slip away, those that came later included', () => {
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
      const near = words.flatMap((one, id) => (one.length >= 4 && slipsOf(sought).has(one) ? [id] : []));
      const found = grown.near(sought).filter((id) => (words[id] ?? '').length >= 4);
      expect([...found].sort((a, b) => a - b)).toEqual(near);
      expect(typos.near(sought).every((id) => slipsOf(sought).has(words[id] ?? ''))).toBe(true);
    }),
  );
});

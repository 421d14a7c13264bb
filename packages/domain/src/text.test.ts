import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';
import {
  isCleanLine,
  isCleanText,
  isStorable,
  lengthOf,
  normaliseLine,
  normaliseText,
  withoutDirections,
} from './text.ts';

describe('texts', () => {
  it.each(['a\0b', '\uD800', 'a\uDC00'])('%j cannot be stored', (text) => {
    expect([isStorable(text), isCleanLine(text), isCleanText(text)]).toEqual([false, false, false]);
  });

  it.each(['a\nb', 'a\tb', 'a\u202Eb', 'a\u200Bb', 'a\uFEFFb', 'a\u2066b', 'a\u0085b', 'a\u2028b'])(
    '%j is no name',
    (text) => {
      expect(isCleanLine(text)).toBe(false);
    },
  );

  it('keeps line breaks, emoji and joiners in long texts', () => {
    expect(isCleanText('Hvala 👩‍🔧\n\tkrpa')).toBe(true);
    expect(isCleanText('a\u001Bb')).toBe(false);
  });

  it('takes Bosnian names in both scripts', () =>
    expect(['Đurđa Šarić-Čović', 'Ђурђа', "O'Neill"].every(isCleanLine)).toBe(true));

  it('changes nothing when it is applied again', () => {
    expect(normaliseLine('  Čista \n krpa ')).toBe('Čista krpa');
    expect(normaliseText(' a\r\nb ')).toBe('a\nb');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normaliseLine(normaliseLine(text)) === normaliseLine(text),
      ),
    );
  });

  it('counts people’s letters', () => expect(lengthOf('č😀')).toBe(2));
});

describe('slugOf', () => {
  it.each([
    ['Канта за смеће 50 L', 'kanta-za-smece-50-l'],
    ['Đubrivo & čistač', 'djubrivo-cistac'],
    ['???', '-'],
    [`${'a'.repeat(70)} ${'b'.repeat(20)}`, 'a'.repeat(70)],
  ])('%s → %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('fits an address for any title', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (title) => /^(-|[a-z0-9]+(-[a-z0-9]+)*)$/.test(slugOf(title)) && slugOf(title).length <= 80,
      ),
    );
  });
});

it('withoutDirections drops what turns text round, and leaves marks of letters and emoji', () => {
  expect(withoutDirections('Račun\u202Efdp.exe\u202C \u2067x\u2069')).toBe('Računfdp.exe x');
  expect(withoutDirections('Hvala 👩‍🔧 č')).toBe('Hvala 👩‍🔧 č');
});

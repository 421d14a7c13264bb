import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.logic.ts';

const hits = (title: string, searched: string) =>
  highlight(title, searched)
    .filter(({ hit }) => hit)
    .map(({ text }) => text);

describe('the matched part of a title', () => {
  it.each([
    ['Rukavice nitril jednokratne', 'nitril', ['nitril']],
    ['Čistač za podove', 'cistac podo', ['Čistač', 'podo']],
    ['Kese za smeće od 60 l', 'kese za smec', ['Kese', 'smeć']],
    ['Кесе за смеће', 'kese za', ['Кесе']],
    ['Zaštitne rukavice sa sivim dlanom', 's rukavice u', ['rukavice']],
    ['Рукавице нитрил', 'rukav', ['Рукав']],
    ['Mikrofiber krpa', 'fiber', []],
  ])('of %j when searching %j is %j', (title, searched, expected) => {
    expect(hits(title, searched)).toEqual(expected);
  });

  it('keeps the text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, searched) => {
        expect(
          highlight(title, searched)
            .map(({ text }) => text)
            .join(''),
        ).toBe(title);
      }),
    );
  });
});

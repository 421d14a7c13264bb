import { LANGUAGES } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Titles } from './titles.ts';

const text = fc.oneof(fc.constantFrom('', 'Кеса за смеће', 'Čaša', null), fc.string({ unit: 'grapheme' }));
const texts = fc.dictionary(fc.constantFrom(...LANGUAGES), text);

it('gives back what was written in each language, and nothing where nothing was', () => {
  fc.assert(
    fc.property(fc.array(texts), fc.array(texts), fc.subarray([...LANGUAGES]), (first, later, languages) => {
      const titles = new Titles();
      for (const one of first) titles.add(one);
      titles.trim();
      for (const one of later) titles.add(one);
      [...first, ...later].forEach((one, slot) => {
        const written = languages.filter((language) => one[language]);
        expect(titles.at(slot, languages)).toEqual(
          Object.fromEntries(written.map((language) => [language, one[language]])),
        );
      });
    }),
  );
});

import { LANGUAGES } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Titles } from './titles.ts';

const text = fc.oneof(fc.constantFrom('', 'Кеса за смеће', 'Čaša', null), fc.string({ unit: 'grapheme' }));
const texts = fc.dictionary(fc.constantFrom(...LANGUAGES), text);

it('gives back what was written in each language, and nothing where nothing was', () => {
  fc.assert(
    fc.property(fc.array(texts), fc.subarray([...LANGUAGES]), (all, languages) => {
      const titles = new Titles();
      for (const one of all) titles.add(one);
      all.forEach((one, slot) => {
        const written = languages.filter((language) => one[language]);
        expect(titles.at(slot, languages)).toEqual(
          Object.fromEntries(written.map((language) => [language, one[language]])),
        );
      });
    }),
  );
});

it('gives back those of many pages', () => {
  const titles = new Titles();
  const numbered = (slot: number) => ({ bs: `Kesa ${slot}`, en: `Bag ${slot}` });
  for (let slot = 0; slot < 10_000; slot += 1) titles.add(numbered(slot));
  for (const slot of [0, 4_095, 4_096, 8_191, 8_192, 9_999]) expect(titles.at(slot, LANGUAGES)).toEqual(numbered(slot));
});

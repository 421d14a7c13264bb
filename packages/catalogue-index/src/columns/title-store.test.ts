import { LANGUAGES } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TitleStore } from './title-store.ts';

const text = fc.oneof(fc.constantFrom('', 'Кеса за смеће', 'Čaša', null), fc.string({ unit: 'grapheme' }));
const texts = fc.dictionary(fc.constantFrom(...LANGUAGES), text);

it('gives back what was written in each language, and nothing where nothing was', () => {
  fc.assert(
    fc.property(fc.array(texts), fc.subarray([...LANGUAGES]), (all, languages) => {
      const titles = new TitleStore();
      for (const one of all) titles.add(one);
      all.forEach((one, docId) => {
        const written = languages.filter((language) => one[language]);
        expect(titles.at(docId, languages)).toEqual(
          Object.fromEntries(written.map((language) => [language, one[language]])),
        );
      });
    }),
  );
});

it('gives back those of many pages', () => {
  const titles = new TitleStore();
  const numbered = (docId: number) => ({ bs: `Kesa ${docId}`, en: `Bag ${docId}` });
  for (let docId = 0; docId < 10_000; docId += 1) titles.add(numbered(docId));
  for (const docId of [0, 4_095, 4_096, 8_191, 8_192, 9_999])
    expect(titles.at(docId, LANGUAGES)).toEqual(numbered(docId));
});

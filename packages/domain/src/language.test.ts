import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, sortedBy } from './collate.ts';
import { contentFor } from './content.ts';
import { LANGUAGES, languageOfTag, languageTag, negotiateLanguage } from './language.ts';

describe('language tags', () => {
  it.each(LANGUAGES)('%s comes back from its tag', (language) =>
    expect(languageOfTag(languageTag(language))).toBe(language),
  );

  it.each([
    ['sr-Cyrl', 'srCyrl'],
    ['srCyrl', 'srCyrl'],
    ['srLatn', 'srLatn'],
    ['en;q=0.1, srCyrl', 'srCyrl'],
    ['de, hr-HR;q=0.8, en;q=0.9', 'en'],
    ['sr', 'srLatn'],
    ['en;q=0, sr-Cyrl-BA;q=0.1', 'srCyrl'],
    ['*', 'bs'],
    ['en;q=nonsense', 'bs'],
    [undefined, 'bs'],
  ])('%s asks for %s', (header, language) => expect(negotiateLanguage(header)).toBe(language));

  it('never fails on what a header may hold', () => {
    fc.assert(fc.property(fc.string(), (header) => LANGUAGES.includes(negotiateLanguage(header))));
  });
});

describe('contentFor', () => {
  it('prefers the language asked for', () => {
    expect(contentFor({ bs: 'Korpa', hr: 'Košarica' }, 'hr')).toEqual({ text: 'Košarica', language: 'hr' });
  });

  it('writes srLatn in Cyrillic, brands apart, before it falls back to bs', () => {
    expect(contentFor({ bs: 'a', srLatn: 'Sunđer Cleanol' }, 'srCyrl', ['Cleanol'])).toEqual({
      text: 'Сунђер Cleanol',
      language: 'srCyrl',
    });
    expect(contentFor({ bs: 'Spužva' }, 'srCyrl')).toEqual({ text: 'Spužva', language: 'bs' });
  });

  it('takes an empty text for none', () => {
    expect(contentFor({ bs: 'Spužva', en: '' }, 'en')).toEqual({ text: 'Spužva', language: 'bs' });
    expect(contentFor({ en: 'Sponge' }, 'hr')).toBeUndefined();
  });
});

describe('sorting', () => {
  const sorted = (texts: string[], language: 'bs' | 'srCyrl' | 'en'): string[] =>
    sortedBy(texts, (text) => text, language);

  it.each(['bs', 'en'] as const)('places č, ć, dž and lj as letters of their own (%s)', (language) => {
    expect(sorted(['ćup', 'čaša', 'cvijet', 'džep', 'đon', 'dom', 'ljuska', 'luk'], language)).toEqual([
      'cvijet',
      'čaša',
      'ćup',
      'dom',
      'džep',
      'đon',
      'luk',
      'ljuska',
    ]);
  });

  it('sorts Cyrillic by its own alphabet, Latin names before it', () => {
    expect(sorted(['ђон', 'вода', 'џеп', 'Čisto', 'Ćup', 'ћуп'], 'srCyrl')).toEqual([
      'Čisto',
      'Ćup',
      'вода',
      'ђон',
      'ћуп',
      'џеп',
    ]);
  });

  it('takes figures by value', () => expect(sorted(['10 L', '5 L'], 'bs')).toEqual(['5 L', '10 L']));

  it('is a total order in every language', () => {
    const texts = fc.stringMatching(/^[a-zčćđšžа-шђћ0-9 ]{0,6}$/);
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), texts, texts, texts, (language, a, b, c) => {
        const compare = compareTexts(language);
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

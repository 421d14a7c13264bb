import { LANGUAGES } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { resourceOf } from './resource.ts';
import { openTranslations } from './translations.ts';
import { type PlacesOf, texts } from './texts.ts';

const AREA = {
  cart: texts({
    lines: {
      en: '{count} line ¦ {count} lines',
      bs: '{count} stavka ¦ {count} stavke ¦ {count} stavki',
      hr: '{count} stavka ¦ {count} stavke ¦ {count} stavki',
      srLatn: '{count} stavka ¦ {count} stavke ¦ {count} stavki',
    },
    limit: { en: '{sum} of {sum}', bs: '{sum} od {sum}', hr: '{sum} od {sum}', srLatn: '{sum} od {sum}' },
    until: { en: 'Until {date}. More', bs: 'Do {date}. Više', hr: 'Do {date}. Više', srLatn: 'Do {date}. Više' },
    save: { en: 'Save', bs: 'Sačuvaj', hr: 'Spremi', srLatn: 'Sačuvaj' },
  }),
};

const translationsOf = (language: (typeof LANGUAGES)[number]) =>
  openTranslations<PlacesOf<typeof AREA>>(language, resourceOf([AREA], language)).text;

describe('the texts of a language', () => {
  it('choose the plural form by the count', () => {
    const forms = [0, 1, 2, 4, 5, 11, 21, 22, 25, 111].map((count) => translationsOf('bs')('cart.lines', { count }));
    expect(forms).toEqual([
      '0 stavki',
      '1 stavka',
      '2 stavke',
      '4 stavke',
      '5 stavki',
      '11 stavki',
      '21 stavka',
      '22 stavke',
      '25 stavki',
      '111 stavki',
    ]);
    expect([1, 2, 21].map((count) => translationsOf('en')('cart.lines', { count }))).toEqual([
      '1 line',
      '2 lines',
      '21 lines',
    ]);
  });

  it('write a count as the shop writes its numbers, and choose the form by its value', () => {
    expect(translationsOf('bs')('cart.lines', { count: 100_001 })).toBe('100.001 stavka');
  });

  it.each(LANGUAGES)('have a form for every whole number in %s', (language) => {
    const text = translationsOf(language);
    for (let count = 0; count <= 200; count += 1) expect(text('cart.lines', { count })).not.toContain('cart.');
  });

  it('put values in as they are, wherever they stand', () => {
    expect(translationsOf('bs')('cart.limit', { sum: '$& {sum} <b>' })).toBe('$& {sum} <b> od $& {sum} <b>');
    expect(translationsOf('bs')('cart.limit', { sum: '' })).toBe(' od ');
  });

  it('end a sentence by one full stop, also where a value brings it', () => {
    expect(translationsOf('bs')('cart.until', { date: '7. 12. 2026.' })).toBe('Do 7. 12. 2026. Više');
    expect(translationsOf('en')('cart.until', { date: '7 Dec 2026' })).toBe('Until 7 Dec 2026. More');
  });

  it('answer a key that is not there with itself, until it comes', () => {
    const { text, add } = openTranslations<Record<'news.title', never>>('bs', {});
    expect(text('news.title')).toBe('news.title');
    add({ 'news.title': 'Novosti' });
    expect(text('news.title')).toBe('Novosti');
  });

  it('compile only with the facts that fill every placeholder', () => {
    const text = translationsOf('en');
    expect(text('cart.save')).toBe('Save');
    // @ts-expect-error -- the plural form needs a count
    expect(text('cart.lines')).toBe('cart.lines');
    // @ts-expect-error -- `sum` is missing
    expect(text('cart.limit', {})).toBe(' of ');
    // @ts-expect-error -- `total` is no placeholder
    expect(text('cart.limit', { sum: 1, total: 2 })).toBe('1 of 1');
    // @ts-expect-error -- a text without placeholders takes no facts
    expect(text('cart.save', { sum: 1 })).toBe('Save');
  });
});

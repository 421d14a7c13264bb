import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NO_TEXT } from '../texts-form/text-draft.logic.ts';
import {
  count,
  km,
  lines,
  optionalText,
  optionalTexts,
  percent,
  text,
  textsWithBosnian,
} from './field-codecs.logic.ts';

describe('a field of a number', () => {
  it.each([
    [count(), '', null],
    [count(), ' 12 ', 12],
    [count(), '1,5', Number.NaN],
    [count(), '-1', Number.NaN],
    [km(), '', null],
    [km(), '1.234,50', 1_234.5],
    [km(), 'puno', Number.NaN],
    [percent(), '', null],
    [percent(), '12,5 %', 12.5],
    [percent(), '12,555', Number.NaN],
  ])('%# sends %j as %j', (codec, typed, sent) => {
    expect(z.decode(codec, typed)).toEqual(sent);
  });

  it('shows what it sent, so that an untouched field is no change', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const isUnchanged = (codec: ReturnType<typeof km>, number: number) =>
      z.decode(codec, z.encode(codec, number)) === number;
    fc.assert(fc.property(cents, (amount) => isUnchanged(km(), amount / 100)));
    fc.assert(fc.property(cents, (number) => isUnchanged(count(), number)));
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000 }), (number) => isUnchanged(percent(), number / 100)));
    expect([count(), km(), percent()].map((codec) => z.encode(codec, null))).toEqual(['', '', '']);
  });
});

it('sends texts without the blanks around them', () => {
  expect(z.decode(text(), ' Sjaj ')).toBe('Sjaj');
  expect([z.decode(optionalText(), ' '), z.encode(optionalText(), null)]).toEqual([null, '']);
  expect(z.decode(lines(), 'Mostar\n\n Široki Brijeg ')).toEqual(['Mostar', 'Široki Brijeg']);
});

it('sends the languages in which something is written, and the Bosnian text where there must be one', () => {
  const typed = { ...NO_TEXT, en: ' Floors ' };
  expect(z.decode(optionalTexts(), typed)).toEqual({ en: 'Floors' });
  expect(z.decode(textsWithBosnian(), typed)).toEqual({ bs: '', en: 'Floors' });
  expect(z.encode(textsWithBosnian(), { bs: 'Podovi' })).toEqual({ ...NO_TEXT, bs: 'Podovi' });
});

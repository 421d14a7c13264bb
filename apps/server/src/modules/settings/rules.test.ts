import { HOME_SECTIONS } from '@sjaj/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settingsFrom } from './rules.ts';

it('reads stored values', () => {
  const settings = settingsFrom(
    new Map<string, unknown>([
      ['shopMode', 'open'],
      ['freeShippingAmount', 20_000],
    ]),
  );
  expect(settings.shopMode).toBe('open');
  expect(settings.freeShippingAmount).toBe(20_000);
});

it('keeps the chosen sections of Home in their order, each once and only known ones', () => {
  const sectionsOf = (stored: unknown) => settingsFrom(new Map([['homeSections', stored]])).homeSections;
  expect(sectionsOf(['tags', 'weather', 'promotions', 'tags'])).toEqual(['tags', 'promotions']);
  expect(sectionsOf([])).toEqual([]);
  expect(sectionsOf('tags')).toEqual(HOME_SECTIONS);
});

it('is closed by default', () => {
  expect(settingsFrom(new Map()).shopMode).toBe('closed');
});

it('accepts only an https address of the consumer shop', () => {
  const urlOf = (stored: unknown) => settingsFrom(new Map([['consumerShopUrl', stored]])).consumerShopUrl;
  expect(urlOf('https://kuca.sjaj.test/')).toBe('https://kuca.sjaj.test/');
  expect(['javascript:alert(1)', 'http://kuca.sjaj.test/', 'kuca', 7].map(urlOf)).toEqual(['', '', '', '']);
});

it('ignores stored values of the wrong type', () => {
  const defaults = settingsFrom(new Map());
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(defaults)), fc.anything(), (key, value) => {
      const settings = settingsFrom(new Map([[key, value]]));
      for (const [name, expected] of Object.entries(defaults)) {
        expect(typeof settings[name as keyof typeof settings]).toBe(typeof expected);
      }
    }),
  );
});

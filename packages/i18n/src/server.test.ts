import { LANGUAGES } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { resourceFor } from './areas.ts';
import { openTranslations } from './translations.ts';
import type { ShopTexts } from './index.ts';
import { fieldLabel, text } from './server.ts';
import { ruleOf } from './validation.ts';

describe('text', () => {
  it.each([
    [0, '0 artikala'],
    [1, '1 artikal'],
    [2, '2 artikla'],
    [5, '5 artikala'],
    [11, '11 artikala'],
    [12, '12 artikala'],
    [21, '21 artikal'],
    [22, '22 artikla'],
    [25, '25 artikala'],
    [111, '111 artikala'],
  ])('counts %i as %s', (count, shown) => expect(text('bs', 'unit.products', { count })).toBe(shown));

  it('counts in Cyrillic and in English', () => {
    expect(text('srCyrl', 'unit.products', { count: 2 })).toBe('2 артикла');
    expect(['en', 'hr'].map((language) => text(language as 'en' | 'hr', 'unit.products', { count: 1 }))).toEqual([
      '1 product',
      '1 artikl',
    ]);
  });

  it('puts values in as they are and reads nothing into them', () => {
    const title = '{count} $t(cart.removed) <b>&';
    expect(text('bs', 'cart.added', { title })).toBe(`Dodano u korpu: ${title}`);
  });

  it('speaks in the words of the shop', () => {
    expect(text('en', 'validation.required', { field: 'Email' })).toBe('Field Email is required.');
    expect(text('hr', 'validation.terms')).toBe('Polje Uvjeti korištenja je obavezno');
  });
});

describe('fieldLabel', () => {
  it('calls a field by the last name of its path', () => {
    expect(fieldLabel('srCyrl', 'lines.0.quantity')).toBe('Количина');
    expect(fieldLabel('bs', 'articleIds.3')).toBe('articleIds');
  });
});

describe('ruleOf', () => {
  it.each([
    [
      { code: 'invalid_type', expected: 'string', message: 'Invalid input: expected string, received undefined' },
      'validation.required',
    ],
    [{ code: 'invalid_type', expected: 'string', input: null }, 'validation.required'],
    [{ code: 'invalid_type', expected: 'number', input: 'a' }, 'validation.integer'],
    [{ code: 'too_small', origin: 'string', minimum: 1 }, 'validation.required'],
    [{ code: 'too_small', origin: 'string', minimum: 10 }, 'validation.min_length'],
    [{ code: 'too_big', origin: 'array', maximum: 200 }, 'validation.too_many'],
    [{ code: 'invalid_format', format: 'email' }, 'validation.email'],
    [{ code: 'invalid_format', format: 'email', input: ' ' }, 'validation.required'],
    [{ code: 'invalid_format', format: 'regex', input: '' }, 'validation.required'],
    [{ code: 'custom', message: 'account_number', input: '' }, 'validation.required'],
    [{ code: 'invalid_format', format: 'regex', input: '7' }, 'validation.not_valid'],
    [{ code: 'unrecognized_keys' }, 'validation.unknown_field'],
    [{ code: 'invalid_value' }, 'validation.not_a_choice'],
    [{ code: 'custom', message: 'text' }, 'validation.text'],
    [{ code: 'too_small', origin: 'array', minimum: 1 }, 'validation.required'],
    [{ code: 'too_small', origin: 'array', minimum: 1, message: 'none_selected' }, 'validation.none_selected'],
    [{ code: 'of_a_later_version' }, 'validation.failed'],
  ])('%j breaks %s', (issue, key) => expect(ruleOf(issue).key).toBe(key));
});

describe('clients', () => {
  it.each(LANGUAGES)('have a text for every key in %s', (language) => {
    const translate = openTranslations<ShopTexts>(language, resourceFor('shop', language)).text;
    expect(translate('action.save')).not.toBe('action.save');
    expect(translate('sign.fromTo', { from: 1, to: 24, total: 366 })).toContain('1–24');
  });
});

import { expect, it } from 'vitest';
import { filledTemplate, withTemplate } from './filled-template.logic.ts';

it('fills each placeholder wherever it stands, and no other braces', () => {
  const facts = { name: 'Amra Hodžić', article: 'Aqualin 5 L' };
  expect(filledTemplate('{name}: {article}, {article} {x}', facts)).toBe('Amra Hodžić: Aqualin 5 L, Aqualin 5 L {x}');
});

it('leaves open what is not known', () => {
  expect(filledTemplate('Narudžba {order}', { order: '' })).toBe('Narudžba …');
});

it('fills in nothing that a name brings along', () => {
  expect(filledTemplate('{name}', { name: '{order} $&', order: '1' })).toBe('{order} $&');
});

it('keeps what is written', () => {
  expect(withTemplate(' \n', 'Text')).toBe('Text');
  expect(withTemplate('Hello \n', 'Text')).toBe('Hello\n\nText');
});

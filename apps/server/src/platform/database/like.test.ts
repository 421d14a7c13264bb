import { expect, it } from 'vitest';
import { anywhere, atStart } from './like.ts';

it('escapes the wildcards of the text', () => {
  expect(anywhere('50%_\\')).toBe('%50\\%\\_\\\\%');
  expect(atStart('50%')).toBe('50\\%%');
});

it('transliterates Cyrillic, because names and titles are stored in Latin letters', () => {
  expect(anywhere('канта')).toBe('%kanta%');
});

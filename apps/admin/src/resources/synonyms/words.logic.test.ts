import { expect, it } from 'vitest';
import { areWords, oneLine, wordsIn } from './words.logic.ts';

it('reads one word per line and skips empty lines', () => {
  expect(wordsIn(' mop \n\n džoger\n')).toEqual(['mop', 'džoger']);
  expect(wordsIn('')).toEqual([]);
});

it('formats a group in one line', () => {
  expect(oneLine(['mop', 'džoger'])).toBe('mop · džoger');
});

it.each([
  [['mop'], false],
  [['mop', 'džoger'], true],
  [Array.from({ length: 13 }, (_, index) => `riječ ${index}`), false],
  [['mop', 'm'.repeat(61)], false],
])('validates the words of a group', (words, expected) => {
  expect(areWords(words)).toBe(expected);
});

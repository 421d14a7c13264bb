import { expect, it } from 'vitest';
import { groupLine, isGroup, wordsIn } from './words.logic.ts';

it('reads one word per line and skips empty lines', () => {
  expect(wordsIn(' mop \n\n džoger\n')).toEqual(['mop', 'džoger']);
  expect(wordsIn('')).toEqual([]);
});

it('formats a group in one line', () => {
  expect(groupLine({ words: ['mop', 'džoger'], targets: [] })).toBe('mop · džoger');
  expect(groupLine({ words: ['vim', 'cif'], targets: ['čistač'] })).toBe('vim · cif → čistač');
});

it.each([
  [['mop'], [], false],
  [[], ['mop', 'džoger'], false],
  [['mop', 'džoger'], [], true],
  [['mop'], ['džoger'], true],
  [Array.from({ length: 41 }, (_, index) => `riječ ${index}`), [], false],
  [['mop', 'm'.repeat(61)], [], false],
])('validates the words of a group', (words, targets, expected) => {
  expect(isGroup({ words, targets })).toBe(expected);
});

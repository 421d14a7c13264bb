import { expect, it } from 'vitest';
import { normalizeTitle } from './rules.ts';

it('separates the words of a title by one space', () => {
  expect(normalizeTitle('  two   words ')).toBe('two words');
});

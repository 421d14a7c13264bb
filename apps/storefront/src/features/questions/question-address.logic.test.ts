import { expect, it } from 'vitest';
import { questionIn } from './question-address.logic.ts';

it('is the question of the address, or none where it names no id', () => {
  expect(questionIn({ question: 12 })).toBe(12);
  expect(questionIn({ question: '12' })).toBe(12);
  for (const question of [undefined, '', 0, -1, 1.5, 'x', [1, 2]]) expect(questionIn({ question })).toBeNull();
});

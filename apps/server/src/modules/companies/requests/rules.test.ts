import { expect, it } from 'vitest';
import { isOpen } from './rules.ts';

it('lets staff decide while a request waits, and not after', () => {
  expect((['pending', 'asked', 'approved', 'rejected'] as const).map(isOpen)).toEqual([true, true, false, false]);
});

import { expect, it } from 'vitest';
import { termsWith } from './vendor-choice.ts';

const TERMS = { vendorId: 3, partNumber: 'A 7', packSize: 12, targetLevel: 48 };

it('keeps the level, not what belongs to the vendor before', () => {
  expect(termsWith(4, TERMS)).toEqual({ vendorId: 4, partNumber: '', packSize: 1, targetLevel: 48 });
});

it('leaves an article of that vendor as it is', () => {
  expect(termsWith(3, TERMS)).toBe(TERMS);
});

it('begins with no terms, and ends with none', () => {
  expect(termsWith(4, null)).toEqual({ vendorId: 4, partNumber: '', packSize: 1, targetLevel: null });
  expect(termsWith(null, TERMS)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

describe('typedQuantity', () => {
  it('reads digits, with spaces around them', () => {
    expect(typedQuantity(' 24 ')).toBe(24);
    expect(typedQuantity('0')).toBe(0);
  });

  it.each(['', '1,5', '-3', '1e3', '12 kom', '1234567'])('is no number for %j', (typed) => {
    expect(typedQuantity(typed)).toBeNaN();
  });
});

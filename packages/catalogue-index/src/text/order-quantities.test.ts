import { describe, expect, it } from 'vitest';
import { withoutOrderQuantities } from './order-quantities.ts';

describe('what somebody orders is left without how much of it', () => {
  it.each([
    ['salvete 1000 kom', 'salvete'],
    ['2 kanistera sapuna', 'sapuna'],
    ['20 WC papir 3 pak.', 'wc papir'],
    ['drška 2x', 'drska'],
    ['Sapun 5 L, 4 komada', 'sapun 5 l'],
  ])('%j', (text, rest) => expect(withoutOrderQuantities(text)).toBe(rest));

  it.each(['Cipele S3 br. 43', 'vreće 120 l', '10 kom', 'Kutija za hranu'])('%j stays', (text) =>
    expect(withoutOrderQuantities(text)).toBe(text),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatFixed, formatNumber, formatPercent } from './numbers.ts';

it.each([
  [1.5, '1,5'],
  [1800, '1.800'],
  [0, '0'],
  [-0.0001, '0'],
  [-12, '\u221212'],
  [1234567.125, '1.234.567,125'],
])('shows %s as %s', (value, shown) => expect(formatNumber(value)).toBe(shown));

it.each([
  [0.09, 3, '0,090'],
  [1.02, 3, '1,020'],
  [0.0083, 4, '0,0083'],
  [-0.0001, 3, '0,000'],
  [1234.5, 2, '1.234,50'],
])('shows %s with all of %s decimals as %s', (value, decimals, shown) =>
  expect(formatFixed(value, decimals)).toBe(shown),
);

it('sets percent with a no-break space, in English without', () => {
  expect(formatPercent(17, 'bs')).toBe('17\u00A0%');
  expect(formatPercent(-15, 'en')).toBe('\u221215%');
});

it('is read back when points go and the comma turns', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
      const shown = formatNumber(thousandths / 1000)
        .replaceAll('.', '')
        .replace(',', '.')
        .replace('\u2212', '-');
      expect(Number(shown)).toBeCloseTo(thousandths / 1000, 6);
    }),
  );
});

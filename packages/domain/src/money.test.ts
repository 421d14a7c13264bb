import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { feninga, formatKm, fromKm, parseKm, percentOf, sum, sumKm, times, toKm } from './money.ts';

const amounts = fc.integer({ min: -1e11, max: 1e11 }).map(feninga);

describe('feninga', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (amount) => {
    expect(() => feninga(amount)).toThrow(RangeError);
  });

  it('knows no negative zero', () => expect(Object.is(feninga(-0), 0)).toBe(true));
});

describe('KM at the edges', () => {
  it('comes back from JSON as it went', () => {
    fc.assert(fc.property(amounts, (amount) => fromKm(toKm(amount)) === amount));
  });

  it('prints at most two decimals', () => {
    fc.assert(fc.property(amounts, (amount) => /^-?\d+(\.\d{1,2})?$/.test(JSON.stringify(toKm(amount)))));
  });

  it.each([1.005, 0.1 + 0.2, 1e-9, Number.NaN])('refuses %s', (km) => expect(() => fromKm(km)).toThrow(RangeError));
});

describe('formatKm', () => {
  it('groups thousands and sets a no-break space', () => {
    expect(formatKm(feninga(123450), 'hr')).toBe('1.234,50\u00A0KM');
    expect(formatKm(feninga(123450), 'en')).toBe('1.234,50\u00A0KM');
    expect(formatKm(feninga(-5), 'bs')).toBe('\u22120,05\u00A0KM');
    expect(formatKm(feninga(123456789), 'srCyrl')).toBe('1.234.567,89\u00A0КМ');
  });

  it('is read back by parseKm, in every language', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...LANGUAGES),
        (amount, language) => parseKm(formatKm(amount, language)) === amount,
      ),
    );
  });
});

describe('parseKm', () => {
  it.each([
    ['12,5', 1250],
    ['12.50', 1250],
    ['1.234,50', 123450],
    ['1.234', 123400],
    ['1 234,50 KM', 123450],
    ['0', 0],
    ['-3,10', -310],
  ])('reads %s', (typed, amount) => expect(parseKm(typed)).toBe(amount));

  it.each(['', 'KM', 'abc', '1,234.50', '12,505', '1.23.4', '1e5', '0x10', ',5', '9'.repeat(40)])(
    'refuses %s',
    (typed) => {
      expect(parseKm(typed)).toBeNull();
    },
  );
});

describe('sums and shares', () => {
  it('adds in any order', () => {
    fc.assert(fc.property(fc.array(amounts), (all) => sum(all) === sum([...all].reverse())));
  });

  it('rounds halves away from zero', () => {
    expect(percentOf(feninga(50), 100)).toBe(1);
    expect(percentOf(feninga(-50), 100)).toBe(-1);
    expect(percentOf(feninga(49), 100)).toBe(0);
  });

  it('equals exact integer arithmetic for every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const size = BigInt(Math.abs(amount)) * BigInt(basisPoints);
        const rounded = (size * 2n + 10_000n) / 20_000n;
        return BigInt(percentOf(feninga(amount), basisPoints)) === (amount < 0 ? -rounded : rounded);
      }),
    );
  });

  it('refuses parts of a piece', () => expect(() => times(feninga(100), 1.5)).toThrow(RangeError));
});

it('adds KM to the feninga, where a sum of fractions would not', () => {
  expect(1.1 + 2.2).not.toBe(3.3);
  expect(sumKm([1.1, 2.2])).toBe(3.3);
  expect(sumKm([0.3, -0.1])).toBe(0.2);
  expect(sumKm([])).toBe(0);
});

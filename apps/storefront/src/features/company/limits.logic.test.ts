import { describe, expect, it } from 'vitest';
import { limitOf, shareOf, typedOf } from './limits.logic.ts';

describe('limitOf', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['1.000,00', 1_000],
    ['300', 300],
    ['0', 0],
    ['-5', undefined],
    ['puno', undefined],
  ])('reads %j as %j', (typed, expected) => {
    expect(limitOf(typed)).toBe(expected);
  });

  it('is read back as written', () => {
    for (const limit of [null, 0, 0.01, 300, 1_234.5, 9_999_999.99]) expect(limitOf(typedOf(limit, 'bs'))).toBe(limit);
  });
});

describe('shareOf', () => {
  it('is the used share of the limit', () => {
    expect(shareOf(200, 800)).toBe(0.25);
    expect(shareOf(900, 800)).toBe(1.125);
  });

  it('is null without a limit, and 1 for a limit of 0', () => {
    expect(shareOf(200, null)).toBeNull();
    expect([shareOf(0, 0), shareOf(1, 0)]).toEqual([0, 1]);
  });
});

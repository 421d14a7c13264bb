import { isValidQuantity } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Found, judge, keyOf, meaningOf } from './rules.ts';

const found = (how: Found['how'], ...ids: number[]): Found[] =>
  ids.map((articleId) => ({ line: 1, articleId, how, code: `A-${articleId}`, isBought: false, contents: 1 }));

describe('the meaning of a code', () => {
  it('is the one article that it names, whatever resembles it', () => {
    expect(meaningOf([...found('exact', 7), ...found('similar', 8, 9)])).toEqual({
      kind: 'one',
      articleId: 7,
      contents: 1,
    });
  });
  it('is open between several that it names or begins', () => {
    expect(meaningOf(found('exact', 7, 8))).toEqual({ kind: 'several', articleIds: [7, 8] });
    expect(meaningOf(found('beginning', 1, 2, 3))).toEqual({ kind: 'several', articleIds: [1, 2, 3] });
  });
  it('is unknown where it begins one or too many, or only resembles', () => {
    expect(meaningOf([...found('beginning', 1), ...found('similar', 1, 2, 3)])).toEqual({
      kind: 'none',
      articleIds: [1, 2, 3],
    });
    expect(meaningOf(found('beginning', 1, 2, 3, 4, 5, 6, 7, 8, 9)).kind).toBe('none');
    expect(meaningOf([])).toEqual({ kind: 'none', articleIds: [] });
  });
});

it('brings sizes as they grow, behind what was bought before', () => {
  const sizes = ['L', 'M', 'S', 'XL'].map((size, index): Found => {
    return { line: 1, articleId: index + 1, how: 'beginning', code: `ZR-70001-${size}`, isBought: false, contents: 1 };
  });
  const bought: Found = { line: 1, articleId: 9, how: 'similar', code: 'ZR-7001', isBought: true, contents: 1 };
  expect(meaningOf([...sizes, bought])).toEqual({ kind: 'several', articleIds: [9, 3, 2, 1, 4] });
});

it('brings nothing else where the code names the sizes of one article', () => {
  const sizes = ['M', 'S'].map((size, index): Found => {
    return { line: 1, articleId: index + 1, how: 'beginning', code: `ZR-70001-${size}`, isBought: false, contents: 1 };
  });
  const bought: Found = { line: 1, articleId: 9, how: 'similar', code: 'ZR-70004-M', isBought: true, contents: 1 };
  expect(meaningOf([...sizes, bought], 'ZR70001')).toEqual({ kind: 'several', articleIds: [2, 1] });
  expect(meaningOf([...sizes, bought], 'ZR7000')).toEqual({ kind: 'several', articleIds: [9, 2, 1] });
});

it('leaves a size that was bought before among the sizes', () => {
  const sizes = ['L', 'M', 'S'].map((size, index): Found => {
    return { line: 1, articleId: index + 1, how: 'beginning', code: `ZR-70001-${size}`, isBought: false, contents: 1 };
  });
  const bought: Found = { line: 1, articleId: 1, how: 'similar', code: 'ZR-70001-L', isBought: true, contents: 1 };
  expect(meaningOf([...sizes, bought])).toEqual({ kind: 'several', articleIds: [3, 2, 1] });
});

it('brings the nearest code first and the other sizes as they grow', () => {
  const similar = ['M', 'L', 'S'].map((size, index): Found => {
    return { line: 1, articleId: index + 1, how: 'similar', code: `ZR-70001-${size}`, isBought: false, contents: 1 };
  });
  expect(meaningOf(similar)).toEqual({ kind: 'none', articleIds: [1, 3, 2] });
});

it('compares codes without separators, case and accents', () => {
  expect(keyOf('rk-100/l č')).toBe('RK100LC');
});

it('orders only what the rules of the article allow, and offers neighbours that they allow', () => {
  const rule = fc.record({ minimum: fc.integer({ min: 1, max: 50 }), pack: fc.integer({ min: 1, max: 50 }) });
  const line = fc.record({
    quantity: fc.option(fc.integer({ min: 0, max: 20_000 })),
    contents: fc.integer({ min: 1, max: 60 }),
    rule,
    isSellable: fc.boolean(),
    available: fc.integer({ min: 0, max: 500 }),
    takesPreOrders: fc.boolean(),
  });
  fc.assert(
    fc.property(line, (input) => {
      const { state, quantity, lower, upper } = judge(input);
      if (state === 'ok' || state === 'short') expect(isValidQuantity(quantity, input.rule)).toBe(true);
      const isShort = input.isSellable && isValidQuantity(quantity, input.rule) && quantity > input.available;
      expect(state === 'short').toBe(isShort && input.takesPreOrders);
      if (isShort && !input.takesPreOrders) expect(lower ?? 0).toBeLessThanOrEqual(input.available);
      if (state === 'ok') expect(quantity).toBeLessThanOrEqual(input.available);
      for (const neighbour of [lower, upper])
        if (neighbour !== null) expect(isValidQuantity(neighbour, input.rule)).toBe(true);
      if (input.quantity === null && !isShort) expect(state).not.toBe('wrong_quantity');
    }),
  );
});

import { expect, it } from 'vitest';
import { feninga } from './money.ts';
import { oldPriceOf } from './old-price.ts';

const struck = (price: number, priceWithoutRule: number) =>
  oldPriceOf({ price: feninga(price), priceWithoutRule: feninga(priceWithoutRule) });

it('is struck from one percent on', () => {
  expect(struck(5_070, 5_074)).toBeNull();
  expect(struck(10_000, 10_099)).toBeNull();
  expect(struck(10_000, 10_100)).toEqual({ amount: 10_100, percent: 1 });
  expect(struck(2_120, 2_365)).toEqual({ amount: 2_365, percent: 10 });
});

it('is not struck where nothing is saved', () => {
  expect(struck(0, 0)).toBeNull();
  expect(struck(1_100, 1_000)).toBeNull();
  expect(struck(0, 1)).toEqual({ amount: 1, percent: 100 });
});

import { expect, it } from 'vitest';
import { changesOf } from './repeat.ts';

const same = { ordered: 4, quantity: 4, inAll: 4, available: 9, previousPrice: 1_00, price: 1_00 };

it('names each change, and none where all is as it was', () => {
  expect(changesOf(same)).toEqual([]);
  expect(changesOf({ ...same, price: 1_20, inAll: 10 })).toEqual(['price_up', 'short']);
  expect(changesOf({ ...same, price: 80, quantity: 6 })).toEqual(['price_down', 'quantity']);
  expect(changesOf({ ...same, quantity: null })).toEqual(['not_sellable']);
  expect(changesOf({ ...same, price: null })).toEqual(['not_sellable']);
});

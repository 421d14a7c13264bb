import type { AdminOrder } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { halvesOf, missingOf, secondOf } from './split.logic.ts';

const line = (id: number, quantity: number, reserved: number, price: number) => ({
  id,
  articleId: id,
  quantity,
  reserved,
  price,
  discount: 0,
  taxRate: 17,
});
const order = {
  orderLines: [line(1, 10, 10, 3.33), line(2, 8, 3, 1.01)],
  shortLines: [{ lineId: 2, available: 1 }],
  vatRates: [{ rate: 17, base: 48.38, vat: 8.22 }],
  postage: 7,
  amountWithoutVat: 48.38,
  vat: 8.22,
  total: 56.6,
} as unknown as AdminOrder;
const [, second] = order.orderLines;

it('puts exactly the missing quantities into the second part', () => {
  expect(missingOf(order)).toEqual({ 2: '4' });
});

it('accepts whole numbers up to the quantity', () => {
  if (!second) throw new Error('no line');
  const parse = (typed: string) => secondOf(second, { 2: typed });
  expect(['', '0', '8'].map(parse)).toEqual([0, 0, 8]);
  expect(['9', '-1', '1,5', 'x'].map(parse)).toEqual([null, null, null, null]);
});

it('calculates two parts that add up to the order', () => {
  const halves = halvesOf(order, { 1: '3', 2: '4' });
  expect(halves).toMatchObject({ isWhole: true, isParted: true, lines: { first: 2, second: 2 } });
  expect(halves?.first.net).toBe(700 + 7 * 333 + 4 * 101);
  expect(halvesOf(order, {})).toMatchObject({ isWhole: true, isParted: false });
  expect(halvesOf(order, { 1: '10', 2: '8' })).toMatchObject({ isParted: false });
  expect(halvesOf(order, { 1: '11' })).toBeNull();
});

import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRICE_SOURCES } from '@sjaj/contract';
import { priceChangeOf } from './price-change.ts';

const before = (price: number, source: (typeof PRICE_SOURCES)[number] | null = 'list') => ({
  price: feninga(price),
  source,
});
const now = (price: number, source: (typeof PRICE_SOURCES)[number] = 'list') => ({ price: feninga(price), source });

it('tells a new price of the list', () => {
  expect(priceChangeOf(before(820), now(850))).toEqual({ from: 820, to: 850, reason: 'price_list' });
  expect(priceChangeOf(before(820, 'company_discount'), now(850, 'company_discount'))?.reason).toBe('price_list');
});

it('names the rule that makes the price now', () => {
  expect(priceChangeOf(before(820), now(700, 'sale'))?.reason).toBe('sale');
  expect(priceChangeOf(before(700, 'sale'), now(760, 'contract'))?.reason).toBe('contract');
});

it('names the rule that is over where none makes the price now', () => {
  expect(priceChangeOf(before(700, 'sale'), now(820))?.reason).toBe('sale_ended');
  expect(priceChangeOf(before(700, 'quantity_break'), now(820))?.reason).toBe('quantity_break_ended');
});

it('gives no reason where the one of the former price is not known', () => {
  expect(priceChangeOf(before(700, null), now(820))).toEqual({ from: 700, to: 820, reason: null });
});

it('is null below one percent, and for equal prices whatever made them', () => {
  expect(priceChangeOf(before(5_070), now(5_074))).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...PRICE_SOURCES), (price, source) => {
      expect(priceChangeOf(before(price), now(price, source))).toBeNull();
    }),
  );
});

import type { Cart, CartItem } from '@sjaj/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callsFor } from './calls-for.logic.ts';
import { cartWith } from './cart-with.logic.ts';
import { type WaitingChange, withChange } from './waiting.logic.ts';

const item = (articleId: number, quantity: number, price: number | null = 2.5): CartItem => ({
  id: articleId * 10,
  articleId,
  article: { id: articleId, title: `Artikal ${articleId}`, slug: 'a', brand: 'Aqualin', placeholder: 'p' },
  variation: null,
  code: `A-${articleId}`,
  quantity,
  unit: 'kom',
  pack: null,
  minimumQuantity: 1,
  packSize: 1,
  price,
  oldPrice: null,
  priceSource: price === null ? null : 'list',
  amount: price === null ? null : (price * 100 * quantity) / 100,
  previousPrice: null,
  nextBreak: null,
  highlightedImageUrl: null,
  stock: { state: 'in_stock', available: 100, expectedOn: null },
  note: null,
  notices: [],
});

const cart = (items: readonly CartItem[], net = 20): Cart => ({
  id: 1,
  version: 1,
  cartItems: [...items],
  totalAmountWithoutVat: net,
  totalAmountVat: (net * 17) / 100,
  totalAmount: (net * 117) / 100,
  savings: 0,
  discount: 0,
  couponCode: null,
  couponNotice: null,
  freeShipping: { amount: 150, missing: 100 },
  weightG: 0,
  takesPreOrders: false,
});

const change = (articleId: number, before: number, quantity: number): WaitingChange => ({
  articleId,
  title: `Artikal ${articleId}`,
  before,
  quantity,
  at: quantity,
});

it('keeps the last quantity of an article beside the first that was known', () => {
  const waiting = [change(1, 4, 8), change(2, 0, 3), change(1, 8, 10)].reduce(
    withChange,
    [] as readonly WaitingChange[],
  );
  expect(waiting).toEqual([change(2, 0, 3), { ...change(1, 4, 10) }]);
});

it('asks for the quantities themselves, so that sending again changes nothing', () => {
  const waiting = [change(1, 4, 8), change(2, 5, 0), change(3, 0, 6), change(4, 2, 0)];
  const first = callsFor(cart([item(1, 4), item(2, 5)]), waiting);
  expect(first).toEqual({
    updates: [
      { id: 10, quantity: 8 },
      { id: 20, quantity: 0 },
    ],
    additions: [{ articleId: 3, quantity: 6 }],
  });
  expect(callsFor(cart([item(1, 8), item(3, 6)]), waiting)).toEqual({ updates: [], additions: [] });
});

it('shows the cart as it will be', () => {
  const soon = cartWith(cart([item(1, 4), item(2, 4)]), [change(1, 4, 8), change(2, 4, 0), change(3, 0, 6)]);
  expect(soon.cartItems.map(({ articleId, quantity, amount }) => [articleId, quantity, amount])).toEqual([[1, 8, 20]]);
  expect([soon.totalAmountWithoutVat, soon.totalAmountVat, soon.totalAmount]).toEqual([20, 3.4, 23.4]);
  expect(soon.freeShipping).toBeNull();
});

it('computes nothing for those who see no prices', () => {
  const hidden = { ...cart([item(1, 4, null)]), totalAmountWithoutVat: null, totalAmountVat: null, totalAmount: null };
  const soon = cartWith(hidden, [change(1, 4, 8)]);
  expect(soon.cartItems.map(({ quantity, amount }) => [quantity, amount])).toEqual([[8, null]]);
  expect(soon.totalAmount).toBeNull();
});

it('always gives totals that add up', () => {
  const quantity = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(fc.array(fc.tuple(quantity, quantity), { maxLength: 8 }), (pairs) => {
      const items = pairs.map(([before], index) => item(index + 1, before + 1));
      const waiting = pairs.map(([before, after], index) => change(index + 1, before + 1, after));
      const { totalAmountWithoutVat: net, totalAmountVat: vat, totalAmount: total } = cartWith(cart(items), waiting);
      expect(Math.round((total ?? 0) * 100)).toBe(Math.round((net ?? 0) * 100) + Math.round((vat ?? 0) * 100));
    }),
  );
});

import type { Cart, CheckoutOptions } from '@sjaj/contract';
import { completedChoices } from '@sjaj/domain';
import { expect, it } from 'vitest';
import { checkoutOf, EMPTY_ORDER, missingIn } from './telephone-order.logic.ts';

const totals = { postage: 0, discount: 0, net: 100, vat: 17, total: 117 };
const way = { title: '', place: null, daysFrom: 1, daysTo: 2, arrives: null, totals };
const options = {
  cartVersion: 7,
  addresses: [{ id: 4 }, { id: 9 }],
  delivery: [
    { ...way, method: 'own', expressPostId: null, pickupPlaceId: null },
    { ...way, method: 'pickup', expressPostId: null, pickupPlaceId: 3 },
  ],
  paymentTypes: [1, 3],
  paymentTermDays: 30,
  remembered: { addressId: 9, deliveryMethod: 'own', expressPostId: null, pickupPlaceId: null, paymentTypeId: 3 },
} as unknown as CheckoutOptions;
const cartOf = (...short: number[]) =>
  ({
    cartItems: [1, 2].map((articleId) => ({ articleId, notices: short.includes(articleId) ? ['short'] : [] })),
  }) as unknown as Cart;

it('begins as the last order of the customer and asks only for their consent', () => {
  const draft = completedChoices(EMPTY_ORDER, options);
  expect(draft).toMatchObject({ addressId: 9, delivery: 'own-0', paymentTypeId: 3 });
  expect(missingIn(draft, cartOf(), options)).toEqual(['terms']);
  expect(checkoutOf(draft, cartOf(), options)).toBeNull();
});

it('sends what the customer has heard: total, version of the cart, and what they wait for', () => {
  const draft = { ...completedChoices(EMPTY_ORDER, options), termsAccepted: true, note: ' zvati prije ' };
  expect(missingIn(draft, cartOf(2), options)).toEqual(['wait']);
  expect(checkoutOf({ ...draft, agreesToWait: true }, cartOf(2), options)).toMatchObject({
    cartVersion: 7,
    seenTotal: 117,
    agreedToWaitFor: [2],
    note: 'zvati prije',
    addressId: 9,
  });
});

it('needs no address where the goods are picked up', () => {
  const draft = { ...completedChoices(EMPTY_ORDER, { ...options, addresses: [] }), delivery: 'pickup-3' };
  expect(missingIn({ ...draft, delivery: 'own-0' }, cartOf(), options)).toContain('address');
  expect(checkoutOf({ ...draft, termsAccepted: true }, cartOf(), options)).toMatchObject({
    deliveryMethod: 'pickup',
    pickupPlaceId: 3,
    addressId: null,
  });
});

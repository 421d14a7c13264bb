import { expect, it } from 'vitest';
import { isPaidInAdvance, PAYMENT, availablePaymentTypes } from './payment-types.ts';

it('offers cards only where a gateway is connected, and to users who see prices', () => {
  const without = [PAYMENT.cash, PAYMENT.bankTransfer];
  expect(availablePaymentTypes({ takesCards: false, seesPrices: true })).toEqual(without);
  expect(availablePaymentTypes({ takesCards: true, seesPrices: false })).toEqual(without);
  expect(availablePaymentTypes({ takesCards: true, seesPrices: true })).toContain(PAYMENT.card);
});

it('waits for the money of a card order only', () => {
  expect([PAYMENT.cash, PAYMENT.card, PAYMENT.bankTransfer].map(isPaidInAdvance)).toEqual([false, true, false]);
});

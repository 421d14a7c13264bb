import { expect, it } from 'vitest';
import { isPaidInAdvance, PAYMENT, paymentTypesOnOffer } from './rules.ts';

it('offers cards only where they can be paid', () => {
  expect(paymentTypesOnOffer({ cardPaymentsEnabled: false })).toEqual([PAYMENT.cash, PAYMENT.bankTransfer]);
  expect(paymentTypesOnOffer({ cardPaymentsEnabled: true })).toContain(PAYMENT.card);
});

it('waits for the money of a card order only', () => {
  expect([PAYMENT.cash, PAYMENT.card, PAYMENT.bankTransfer].map(isPaidInAdvance)).toEqual([false, true, false]);
});

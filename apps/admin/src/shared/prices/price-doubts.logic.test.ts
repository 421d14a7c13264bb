import { CallFailed } from '@sjaj/client';
import { expect, it } from 'vitest';
import { confirmedOf, doubtsOf } from './price-doubts.logic.ts';

const refused = (code: string) =>
  new CallFailed({
    status: 409,
    code,
    message: 'Provjerite cijenu',
    errors: [
      { field: 'vpc', code: 'price_far_off', message: 'Odstupa', facts: { before: 19.9, after: 199 } },
      { field: 'mpc', code: 'price_below_cost', message: 'Ispod nabavne', facts: { after: 1, cost: 2, margin: -1 } },
    ],
  });

it('reads what the server asks about, and confirms those very prices', () => {
  const doubts = doubtsOf(refused('pricing.confirm_first'));
  expect(doubts).toMatchObject([
    { field: 'vpc', message: 'Odstupa', before: 19.9, after: 199, cost: null, margin: null },
    { field: 'mpc', before: null, after: 1, cost: 2, margin: -1, marginPercent: null },
  ]);
  expect(confirmedOf(doubts)).toEqual([
    { field: 'vpc', price: 199 },
    { field: 'mpc', price: 1 },
  ]);
});

it('asks nothing where the call was refused for another reason', () => {
  expect(doubtsOf(refused('articles.changed_meanwhile'))).toEqual([]);
  expect(doubtsOf(new Error('offline'))).toEqual([]);
});

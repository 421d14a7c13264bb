import { expect, it } from 'vitest';
import { chosenActions, deedOf } from './deeds.ts';

it.each([
  ['brand.create', 'create'],
  ['articles.quick_edit', 'update'],
  ['pricing.set_contract_price', 'price'],
  ['addresses.delete', 'address'],
  ['acting.begin', 'begin_acting'],
  ['promotion.end', 'end'],
  ['acting POST /shopping-cart/checkout', 'act_place'],
  ['acting POST /shopping-cart/add-item-v2', 'act_cart'],
  ['acting PUT /documents/{id}', 'act_cart'],
  ['acting PUT /orders/update-order-status', 'act_orders'],
  ['acting POST /something/else', 'act'],
  ['auth.second_factor_on', 'second_factor'],
  ['companies.unheard_of', 'other'],
])('knows %s as %s', (action, deed) => expect(deedOf(action)).toBe(deed));

const KNOWN = ['auth.login', 'brand.create', 'brand.update', 'acting.begin', 'acting POST /orders/repeat'];

it.each([
  ['writes', [], ['brand.create', 'brand.update']],
  ['acting', [], ['acting.begin', 'acting POST /orders/repeat']],
  ['sign_in', [], ['auth.login']],
  ['all', ['create', 'login'], ['auth.login', 'brand.create']],
  ['writes', ['login'], []],
] as const)('chooses the actions of the view %s with %j', (view, deeds, actions) => {
  expect(chosenActions(KNOWN, { view, deeds })).toEqual(actions);
});

it('lets every action through where nothing is chosen', () => {
  expect(chosenActions(KNOWN, { view: 'all', deeds: [] })).toBeNull();
});

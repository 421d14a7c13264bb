import { expect, it } from 'vitest';
import { deedKey, fieldKey } from './history.logic.ts';

it.each([
  ['companies.update', 'company.did_update'],
  ['pricing.change_discount', 'company.did_discount'],
  ['acting.begin', 'company.did_begin'],
  ['acting POST /shopping-cart/checkout', 'company.did_place'],
  ['acting POST /shopping-cart/add-item-v2', 'company.did_cart'],
  ['acting PUT /documents/{id}', 'company.did_cart'],
  ['acting PUT /orders/update-order-status', 'company.did_orders'],
  ['acting POST /something/else', 'company.did_acting'],
  ['companies.unheard_of', 'company.did_other'],
])('has a text for %s', (action, key) => {
  expect(deedKey(action)).toBe(key);
});

it('has labels for logged fields, and null for others', () => {
  expect([fieldKey('creditLimit'), fieldKey('percent'), fieldKey('unheardOf')]).toEqual([
    'company.creditLimit',
    'company.percent',
    null,
  ]);
});

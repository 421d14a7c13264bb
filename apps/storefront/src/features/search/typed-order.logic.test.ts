import { expect, it } from 'vitest';
import { typedOrder } from './typed-order.logic.ts';

it.each([
  ['PA-20004 24', 'PA-20004', 24],
  [' zr70001xl  x10 ', 'zr70001xl', 10],
  ['ZR-70001-M 5 kom', 'ZR-70001-M', 5],
  ['3870000100027 2', '3870000100027', 2],
])('reads %j as an order', (typed, code, quantity) => {
  expect(typedOrder(typed)).toEqual({ code, quantity });
});

it.each([
  'PA-20004',
  'folija 30',
  'rukavice nitril 100',
  '120x80 2',
  '500ml 12',
  'PA-20004 0',
  'kese 120 20',
  'PA-20004 24 role',
])('searches for %j', (typed) => expect(typedOrder(typed)).toBeNull());

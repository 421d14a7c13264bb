import { beforeEach, expect, it } from 'vitest';
import {
  closeHeldOrder,
  confirmationToken,
  followConfirmation,
  followLink,
  heldOrder,
  holdOrder,
  linkToken,
  onHeldOrder,
} from './held-order.ts';

beforeEach(() => {
  followLink('none');
  holdOrder({ token: 'none', orderId: 1 });
  closeHeldOrder();
});

it('holds what a link was exchanged for, and the link no more', () => {
  followLink('link-a');
  expect([linkToken(), heldOrder()]).toEqual(['link-a', null]);
  holdOrder({ token: 'holder', orderId: 7 });
  expect([linkToken(), heldOrder()]).toEqual([null, { token: 'holder', orderId: 7 }]);
});

it('closes the order of one link when another is followed', () => {
  holdOrder({ token: 'holder', orderId: 7 });
  followLink('link-b');
  expect([linkToken(), heldOrder()]).toEqual(['link-b', null]);
});

it('tells of every change until it is no longer asked to', () => {
  let told = 0;
  const end = onHeldOrder(() => (told += 1));
  holdOrder({ token: 'holder', orderId: 7 });
  const once = told;
  end();
  closeHeldOrder();
  expect([once > 0, told]).toEqual([true, once]);
});

it('keeps the token of a confirmation apart from the order that is held', () => {
  holdOrder({ token: 'holder', orderId: 7 });
  followConfirmation('link-c');
  expect([confirmationToken(), linkToken(), heldOrder()?.orderId]).toEqual(['link-c', null, 7]);
});

import { beforeEach, expect, it } from 'vitest';
import {
  closeLinkedOrder,
  emailConfirmation,
  followEmailConfirmation,
  followOrderLink,
  linkedOrder,
  openLinkedOrder,
  orderLink,
} from './order-link-session.ts';

beforeEach(() => {
  followOrderLink('none');
  openLinkedOrder({ token: 'none', orderId: 1 });
  closeLinkedOrder();
});

it('drops the link once it is exchanged for an order', () => {
  followOrderLink('link-a');
  expect([orderLink(), linkedOrder()]).toEqual(['link-a', null]);
  openLinkedOrder({ token: 'session', orderId: 7 });
  expect([orderLink(), linkedOrder()]).toEqual([null, { token: 'session', orderId: 7 }]);
});

it('closes the order when another link is followed', () => {
  openLinkedOrder({ token: 'session', orderId: 7 });
  followOrderLink('link-b');
  expect([orderLink(), linkedOrder()]).toEqual(['link-b', null]);
});

it('stores the token of an e-mail confirmation beside the open order', () => {
  openLinkedOrder({ token: 'session', orderId: 7 });
  followEmailConfirmation('link-c');
  expect([emailConfirmation(), orderLink(), linkedOrder()?.orderId]).toEqual(['link-c', null, 7]);
});

import { expect, it } from 'vitest';
import { type PageAccess, pageAccess } from './page-access.ts';

const PATHS: readonly (readonly [path: string, access: PageAccess])[] = [
  ['/', 'shop'],
  ['/category/7/podovi', 'shop'],
  ['/shopping-cart', 'shop'],
  ['/checkout', 'shop'],
  ['/checkout/payment/7', 'token'],
  ['/checkout/confirmation/7', 'token'],
  ['/profile', 'account'],
  ['/profile/orders', 'account'],
  ['/profile/orders/', 'account'],
  ['/profile/orders/7', 'token'],
  ['/profile/orders/7/more', 'account'],
  ['/profiles', 'shop'],
  ['/wishlist', 'account'],
  ['/scan', 'account'],
  ['/auth/login', 'open'],
  ['/guest-order', 'open'],
  ['/guest-order/payment', 'open'],
  ['/guest-order/7', 'shop'],
  ['/confirm-order', 'open'],
  ['/newsletter-confirm', 'open'],
  ['/newsletter-success', 'open'],
];

it.each(PATHS)('%s is for: %s', (path, access) => {
  expect(pageAccess(path)).toBe(access);
});

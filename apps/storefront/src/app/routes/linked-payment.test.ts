import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, it } from 'vitest';
import { closeLinkedOrder, openLinkedOrder } from '../../shared/order-access/order-link-session.ts';
import { leadBackFromBank } from './linked-payment.ts';

/** Where the tab is led to; null where it stays. */
function ledTo(pathname: string, search = ''): string | null {
  try {
    leadBackFromBank(pathname, search);
    return null;
  } catch (way) {
    if (!isRedirect(way)) throw way;
    return way.options.href ?? '';
  }
}

beforeEach(closeLinkedOrder);

it('leads a tab that came by the link of a mail to its own page, with what the bank said', () => {
  openLinkedOrder({ token: 'holder', orderId: 7 });
  expect(ledTo('/guest-order/7', '?from=bank')).toBe('/guest-order/payment?from=bank');
  expect(ledTo('/checkout/payment/7')).toBe('/guest-order/payment');
});

it('leaves every other tab, order and page alone', () => {
  expect(ledTo('/guest-order/7', '?from=bank')).toBeNull();
  openLinkedOrder({ token: 'holder', orderId: 7 });
  for (const path of ['/guest-order/8', '/checkout/payment/77', '/checkout', '/guest-order/7/more'])
    expect(ledTo(path), path).toBeNull();
});

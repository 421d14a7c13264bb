import { redirect } from '@tanstack/react-router';
import { linkedOrder } from '../../shared/order-access/order-link-session.ts';

const BACK = /^\/(?:checkout\/payment|guest-order)\/(\d+)$/;

/** The bank returns all guests to one address. A tab that has an order open by a link continues on its own page. */
export function leadBackFromBank(pathname: string, search: string): void {
  const orderId = BACK.exec(pathname)?.[1];
  if (orderId === undefined || linkedOrder()?.orderId !== Number(orderId)) return;
  throw redirect({ href: `/guest-order/payment${search}`, replace: true });
}

import { redirect } from '@tanstack/react-router';
import { linkedOrder } from '../../shared/order-access/order-link-session.ts';

const BACK = /^\/(?:checkout\/payment|guest-order)\/(\d+)$/;

/** The bank sends all guests back to one address: a tab that came by the link of a mail goes on to its own page. */
export function leadBackFromBank(pathname: string, search: string): void {
  const orderId = BACK.exec(pathname)?.[1];
  if (orderId === undefined || linkedOrder()?.orderId !== Number(orderId)) return;
  throw redirect({ href: `/guest-order/payment${search}`, replace: true });
}

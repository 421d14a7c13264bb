import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { followConfirmation, followLink, heldOrder } from '../../shared/order-access/held-order.ts';
import { LinkedFailure } from '../linked-failure.tsx';
import { loadCheckout, loadOrders } from './buying-code.ts';
import { rootRoute } from './root.tsx';

/** What the link in a mail opens: for whoever has the link, whether or not the shop is open to guests. */
const plainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'plain',
  component: lazyRouteComponent(() => import('../shell/plain-frame.tsx'), 'PlainFrame'),
});

const linkedOrder = createRoute({
  getParentRoute: () => plainRoute,
  path: '/guest-order',
  beforeLoad: ({ location }) => {
    if (location.hash === '') return;
    followLink(location.hash);
    // The token does not stay in the address, where it would be copied and remembered.
    throw redirect({ to: '/guest-order', hash: '', replace: true });
  },
  component: lazyRouteComponent(loadOrders, 'LinkedOrderPage'),
});

const linkedPayment = createRoute({
  getParentRoute: () => plainRoute,
  path: '/guest-order/payment',
  beforeLoad: () => {
    if (!heldOrder()) throw redirect({ to: '/guest-order', replace: true });
  },
  component: lazyRouteComponent(loadCheckout, 'LinkedPaymentPage'),
  errorComponent: LinkedFailure,
});

/** What the link in a mail about an unconfirmed order leads to. */
const confirmEmail = createRoute({
  getParentRoute: () => plainRoute,
  path: '/confirm-order',
  beforeLoad: ({ location }) => {
    if (location.hash === '') return;
    followConfirmation(location.hash);
    throw redirect({ to: '/confirm-order', hash: '', replace: true });
  },
  component: lazyRouteComponent(loadOrders, 'ConfirmEmailPage'),
});

export const linkedRoutes = [plainRoute.addChildren([linkedOrder, linkedPayment, confirmEmail])] as const;

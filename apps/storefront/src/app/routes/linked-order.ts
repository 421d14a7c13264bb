import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '@sjaj/app-kit';
import {
  followApprovalLink,
  followEmailConfirmation,
  followOrderLink,
  linkedOrder,
} from '../../shared/order-access/order-link-session.ts';
import { LinkedFailure } from '../linked-failure.tsx';
import { loadCheckout, loadOrders } from './buying-code.ts';
import { rootRoute } from './root.tsx';

/** The pages that links of mails open, also while the shop is closed to guests. */
const plainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'plain',
  component: lazyPage(() => import('../shell/plain-frame.tsx'), 'PlainFrame'),
});

const orderPage = createRoute({
  getParentRoute: () => plainRoute,
  path: '/guest-order',
  beforeLoad: ({ location }) => {
    if (location.hash === '') return;
    followOrderLink(location.hash);
    // The token leaves the address, where it would be copied and stored in the history.
    throw redirect({ to: '/guest-order', hash: '', replace: true });
  },
  component: lazyPage(loadOrders, 'LinkedOrderPage'),
});

const paymentPage = createRoute({
  getParentRoute: () => plainRoute,
  path: '/guest-order/payment',
  beforeLoad: () => {
    if (!linkedOrder()) throw redirect({ to: '/guest-order', replace: true });
  },
  component: lazyPage(loadCheckout, 'LinkedPaymentPage'),
  errorComponent: LinkedFailure,
});

/** The page of the link in the mail about an unconfirmed order. */
const confirmationPage = createRoute({
  getParentRoute: () => plainRoute,
  path: '/confirm-order',
  beforeLoad: ({ location }) => {
    if (location.hash === '') return;
    followEmailConfirmation(location.hash);
    throw redirect({ to: '/confirm-order', hash: '', replace: true });
  },
  component: lazyPage(loadOrders, 'ConfirmEmailPage'),
});

/** The page of the link in the mail that asks to approve an order of a colleague. */
const approvalPage = createRoute({
  getParentRoute: () => plainRoute,
  path: '/order-approval',
  beforeLoad: ({ location }) => {
    if (location.hash === '') return;
    followApprovalLink(location.hash);
    throw redirect({ to: '/order-approval', hash: '', replace: true });
  },
  component: lazyPage(loadOrders, 'LinkedApprovalPage'),
});

export const linkedRoutes = [plainRoute.addChildren([orderPage, paymentPage, confirmationPage, approvalPage])] as const;

import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '@sjaj/app-kit';
import { loadCart, loadCheckout, loadOrders } from './buying-code.ts';
import { shopRoute } from './shop.ts';

const CART = { href: '/shopping-cart', title: 'frame.cart' } as const;
const ORDERS = { href: '/profile/orders', title: 'frame.orders' } as const;

const cart = createRoute({
  getParentRoute: () => shopRoute,
  path: '/shopping-cart',
  staticData: { title: 'frame.cart', trail: 'shell', hasRows: true },
  component: lazyPage(loadCart, 'CartPage'),
});

const quickOrder = createRoute({
  getParentRoute: () => shopRoute,
  path: '/quick-order',
  staticData: { title: 'frame.quickOrder', trail: 'shell', hasRows: true },
  component: lazyPage(
    () => import('../../features/quick-order/index.ts').then(({ loadPages }) => loadPages()),
    'QuickOrderPage',
  ),
});

const scan = createRoute({
  getParentRoute: () => shopRoute,
  path: '/scan',
  staticData: { title: 'frame.scan', trail: 'shell' },
  component: lazyPage(
    () => import('../../features/quick-order/scan/index.ts').then(({ loadPages }) => loadPages()),
    'ScanPage',
  ),
});

const checkout = createRoute({
  getParentRoute: () => shopRoute,
  path: '/checkout',
  staticData: { title: 'checkout.title', trail: 'shell', parents: [CART], hasRows: true, isFocused: true },
  component: lazyPage(loadCheckout, 'CheckoutPage'),
});

const confirmation = createRoute({
  getParentRoute: () => shopRoute,
  path: '/checkout/confirmation/$id',
  staticData: { trail: 'own', hasRows: true },
  component: lazyPage(loadCheckout, 'ConfirmationPage'),
});

const payment = createRoute({
  getParentRoute: () => shopRoute,
  path: '/checkout/payment/$id',
  staticData: { trail: 'own', hasRows: true },
  component: lazyPage(loadCheckout, 'PaymentPage'),
});

const order = createRoute({
  getParentRoute: () => shopRoute,
  path: '/profile/orders/$id',
  staticData: { trail: 'own', parents: [ORDERS], hasRows: true },
  component: lazyPage(loadOrders, 'OrderPage'),
});

/** The order of a guest, in the browser that it was placed in. */
const guestOrder = createRoute({
  getParentRoute: () => shopRoute,
  path: '/guest-order/$id',
  staticData: { trail: 'own', hasRows: true },
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly from?: 'bank' } =>
    search['from'] === 'bank' ? { from: 'bank' } : {},
  beforeLoad: ({ search, params: { id } }) => {
    if (search.from) throw redirect({ href: `/checkout/payment/${id}?from=bank`, replace: true });
  },
  component: lazyPage(loadOrders, 'GuestOrderPage'),
});

export const buyingRoutes = [cart, quickOrder, scan, checkout, confirmation, payment, order, guestOrder] as const;

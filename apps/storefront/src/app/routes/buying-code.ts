/** The code of the pages that buy, fetched when one of them is opened, with the texts that travel apart. */
export const loadCart = () => import('../../features/cart/index.ts').then(({ loadPages }) => loadPages());
export const loadCheckout = () => import('../../features/checkout/index.ts').then(({ loadPages }) => loadPages());
export const loadOrders = () => import('../../features/orders/index.ts').then(({ loadPages }) => loadPages());

/** The server's modules from the bottom up: a module may use those of its own tier and below. */
export const TIERS: readonly (readonly string[])[] = [
  ['geography', 'settings', 'supplier', 'files', 'references', 'terms'],
  ['auth', 'users', 'companies', 'addresses'],
  [
    'taxonomy',
    'articles',
    'catalogue',
    'search-terms',
    'pricing',
    'coupons',
    'stock',
    'wishlist',
    'reviews',
    'availability-requests',
    'presentations',
    'part-numbers',
  ],
  ['cart', 'saved-carts', 'quick-order'],
  ['shipping', 'payments', 'orders'],
  ['guests', 'careers', 'finance', 'bonus', 'complaints', 'user-files', 'messages', 'machines', 'order-documents'],
  ['content', 'newsletter', 'mail', 'jobs', 'realtime', 'imports', 'erp', 'audit-log', 'staff-search'],
];

import type { PageName } from '@sjaj/contract';

/** Where the shop shows each information page. */
export const PATHS: Readonly<Record<PageName, `/${string}`>> = {
  about: '/about',
  complaints: '/complaints',
  payment: '/payment-methods-and-delivery',
  security: '/security-and-privacy',
  responsibility: '/responsible-business',
  termsOfUse: '/terms-of-service',
  registration: '/how-to-register',
  faq: '/faq',
  help: '/help',
  service: '/service',
  withdrawal: '/withdrawal',
  contact: '/contact',
  bonus: '/bonus-program',
  careers: '/careers',
};

import type { PageName } from '@sjaj/i18n/pages';

/** The information pages about shopping, in the order of the footer. */
export const SHOPPING_PAGES = [
  { name: 'faq', href: '/faq', title: 'pages.faq' },
  { name: 'help', href: '/help', title: 'pages.help' },
  { name: 'registration', href: '/how-to-register', title: 'pages.registration' },
  { name: 'payment', href: '/payment-methods-and-delivery', title: 'pages.payment' },
  { name: 'complaints', href: '/complaints', title: 'pages.complaints' },
  { name: 'service', href: '/service', title: 'pages.service' },
] as const satisfies readonly InformationPage[];

/** The information pages about the supplier. */
export const COMPANY_PAGES = [
  { name: 'about', href: '/about', title: 'pages.about' },
  { name: 'responsibility', href: '/responsible-business', title: 'pages.responsibility' },
  { name: 'security', href: '/security-and-privacy', title: 'pages.security' },
  { name: 'termsOfUse', href: '/terms-of-service', title: 'pages.termsOfUse' },
  { name: 'contact', href: '/contact', title: 'pages.contact' },
] as const satisfies readonly InformationPage[];

/** Where a page stands and what it is called. */
export interface InformationPage {
  readonly name: PageName;
  readonly href: `/${string}`;
  readonly title: `pages.${PageName}`;
}

/** What every sale goes by; kept by version, so it is no page of this kind. */
export const TERMS = { href: '/terms-and-conditions', title: 'pages.termsAndConditions' } as const;

import type { PageName } from '@sjaj/contract';

/** The information pages about shopping, in the order of the footer. */
export const SHOPPING_PAGES = [
  { name: 'faq', href: '/faq', title: 'informationPage.faq' },
  { name: 'help', href: '/help', title: 'informationPage.help' },
  { name: 'registration', href: '/how-to-register', title: 'informationPage.registration' },
  { name: 'payment', href: '/payment-methods-and-delivery', title: 'informationPage.payment' },
  { name: 'complaints', href: '/complaints', title: 'informationPage.complaints' },
  { name: 'service', href: '/service', title: 'informationPage.service' },
  { name: 'withdrawal', href: '/withdrawal', title: 'informationPage.withdrawal' },
] as const satisfies readonly InformationPage[];

/** The information pages about the supplier. */
export const COMPANY_PAGES = [
  { name: 'about', href: '/about', title: 'informationPage.about' },
  { name: 'responsibility', href: '/responsible-business', title: 'informationPage.responsibility' },
  { name: 'security', href: '/security-and-privacy', title: 'informationPage.security' },
  { name: 'termsOfUse', href: '/terms-of-service', title: 'informationPage.termsOfUse' },
  { name: 'bonus', href: '/bonus-program', title: 'informationPage.bonus' },
  { name: 'contact', href: '/contact', title: 'informationPage.contact' },
] as const satisfies readonly InformationPage[];

/** Where a page stands and what it is called. */
export interface InformationPage {
  readonly name: PageName;
  readonly href: `/${string}`;
  readonly title: `informationPage.${PageName}`;
}

/** Work at the supplier: a public page with a form, so it is no page of this kind. */
export const CAREERS = { href: '/careers', title: 'informationPage.careers' } as const;

/** What every sale goes by; kept by version, so it is no page of this kind. */
export const TERMS = { href: '/terms-and-conditions', title: 'pages.termsAndConditions' } as const;

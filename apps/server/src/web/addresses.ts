import type { PageName } from '@sjaj/contract';
import { slugOf } from '@sjaj/domain';

interface Titled {
  readonly id: number;
  readonly title: string;
}

export const articleAddress = ({ id, title }: Titled): string => `/article/${id}/${slugOf(title)}`;
export const categoryAddress = ({ id, title }: Titled): string => `/category/${id}/${slugOf(title)}`;
export const promotionAddress = ({ id, title }: Titled): string => `/akcija/${id}/${slugOf(title)}`;
export const newsAddress = ({ id, title }: Titled): string => `/blogs/${id}/${slugOf(title)}`;
/** A brand's address ends in its title, as the storefront writes it. */
export const brandAddress = ({ id, title }: Titled): string =>
  `/brand/${id}/${encodeURIComponent(title.toLowerCase())}`;

/** The information pages with their addresses in the storefront. */
export const INFORMATION_PAGES = [
  ['/faq', 'faq'],
  ['/help', 'help'],
  ['/how-to-register', 'registration'],
  ['/payment-methods-and-delivery', 'payment'],
  ['/complaints', 'complaints'],
  ['/service', 'service'],
  ['/withdrawal', 'withdrawal'],
  ['/about', 'about'],
  ['/responsible-business', 'responsibility'],
  ['/security-and-privacy', 'security'],
  ['/terms-of-service', 'termsOfUse'],
  ['/bonus-program', 'bonus'],
  ['/contact', 'contact'],
  ['/careers', 'careers'],
] as const satisfies readonly (readonly [string, PageName])[];

/** Pages of the storefront that are a person's own or depend on what they look for: no search engine lists them. `$` is one segment. */
const PERSONAL_PAGES = [
  '/auth/acting',
  '/auth/login',
  '/auth/logout',
  '/auth/register',
  '/auth/register/answer',
  '/auth/register/private',
  '/auth/confirm-registration',
  '/auth/social',
  '/auth/forgot-password',
  '/auth/customer-password-reset',
  '/auth/verify-email',
  '/password-reset-success',
  '/newsletter-confirm',
  '/newsletter-success',
  '/search/$',
  '/tag/$/$',
  '/user-articles',
  '/my-articles',
  '/wishlist',
  '/compare',
  '/shopping-cart',
  '/quick-order',
  '/scan',
  '/checkout',
  '/checkout/confirmation/$',
  '/checkout/payment/$',
  '/guest-order',
  '/guest-order/payment',
  '/guest-order/$',
  '/confirm-order',
  '/order-approval',
  '/profile',
] as const;

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** The segments that stand for each `$` of a pattern; null where the path is another one. */
export function matchAddress(pattern: string, path: string): readonly string[] | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return null;
  if (!wanted.every((part, index) => part === '$' || part === given[index])) return null;
  return given.filter((_, index) => wanted[index] === '$');
}

/** Whether the storefront has this page for a person, and nothing on it for a search engine. */
export const isPersonalPage = (path: string): boolean =>
  path.startsWith('/profile/') || PERSONAL_PAGES.some((pattern) => matchAddress(pattern, path) !== null);

import type { ShopKey } from '@sjaj/i18n';

export interface Destination {
  readonly href: string;
  readonly title: ShopKey;
}

/** The main menu, in its order. */
export const MAIN_MENU = [
  { href: '/', title: 'frame.home' },
  { href: '/my-articles', title: 'frame.myProducts' },
  { href: '/profile/orders', title: 'frame.orders' },
  { href: '/brands', title: 'frame.brands' },
  { href: '/akcija', title: 'frame.promotions' },
  { href: '/blogs', title: 'frame.news' },
  { href: '/about', title: 'frame.about' },
  { href: '/contact', title: 'frame.contact' },
] as const satisfies readonly Destination[];

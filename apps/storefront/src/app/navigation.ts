import type { ShopKey } from '@sjaj/i18n';
import { pageAccess } from './routes/page-access.ts';

export interface Destination {
  readonly href: string;
  readonly title: ShopKey;
}

/** The main menu, in its order. */
const MAIN_MENU = [
  { href: '/', title: 'frame.home' },
  { href: '/my-articles', title: 'frame.myProducts' },
  { href: '/profile/orders', title: 'frame.orders' },
  { href: '/brands', title: 'frame.brands' },
  { href: '/akcija', title: 'frame.promotions' },
  { href: '/blogs', title: 'frame.news' },
  { href: '/about', title: 'frame.about' },
  { href: '/contact', title: 'frame.contact' },
] as const satisfies readonly Destination[];

const GUEST_MENU: readonly Destination[] = MAIN_MENU.filter(({ href }) => pageAccess(href) !== 'account');

/** The main menu of a user or of a guest. */
export const mainMenuFor = (isGuest: boolean): readonly Destination[] => (isGuest ? GUEST_MENU : MAIN_MENU);

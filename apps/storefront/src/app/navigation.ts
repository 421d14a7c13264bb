import type { ShopKey } from '@sjaj/i18n';

export interface Destination {
  readonly href: string;
  readonly title: ShopKey;
  /** Of no use to a guest. */
  readonly needsAccount?: true;
}

/** The main menu, in its order. */
const MAIN_MENU = [
  { href: '/', title: 'frame.home' },
  { href: '/my-articles', title: 'frame.myProducts', needsAccount: true },
  { href: '/profile/orders', title: 'frame.orders', needsAccount: true },
  { href: '/brands', title: 'frame.brands' },
  { href: '/akcija', title: 'frame.promotions' },
  { href: '/blogs', title: 'frame.news' },
  { href: '/about', title: 'frame.about' },
  { href: '/contact', title: 'frame.contact' },
] as const satisfies readonly Destination[];

const OF_GUESTS: readonly Destination[] = MAIN_MENU.filter((way) => !('needsAccount' in way));

/** The main menu of whoever is here. */
export const mainMenuFor = (isGuest: boolean): readonly Destination[] => (isGuest ? OF_GUESTS : MAIN_MENU);

import type { Page } from '@playwright/test';

/** A screen to take a picture of: who looks, and how to get there. */
export type Screen = { name: string; as: 'visitor' | 'buyer' | 'staff'; open: (page: Page) => Promise<unknown> };

const at = (path: string) => (page: Page) => page.goto(path);

/** The first link of the page that leads to such an address. */
const follow = (from: string, prefix: string) => async (page: Page) => {
  await page.goto(from);
  const link = page.locator(`main a[href^="${prefix}"]`).first();
  await page.goto((await link.getAttribute('href')) ?? from);
};

export const SCREENS: readonly Screen[] = [
  { name: 'login', as: 'visitor', open: at('/auth/login') },
  { name: 'home', as: 'buyer', open: at('/') },
  { name: 'category', as: 'buyer', open: follow('/', '/category/') },
  { name: 'search', as: 'buyer', open: at('/search/rukavice') },
  { name: 'article', as: 'buyer', open: follow('/search/rukavice', '/article/') },
  { name: 'brands', as: 'buyer', open: at('/brands') },
  { name: 'brand', as: 'buyer', open: follow('/brands', '/brand/') },
  { name: 'promotions', as: 'buyer', open: at('/akcija') },
  { name: 'news', as: 'buyer', open: at('/blogs') },
  { name: 'news-item', as: 'buyer', open: follow('/blogs', '/blogs/') },
  { name: 'faq', as: 'buyer', open: at('/faq') },
  { name: 'contact', as: 'buyer', open: at('/contact') },
  { name: 'careers', as: 'visitor', open: at('/careers') },
  { name: 'terms', as: 'buyer', open: at('/terms-and-conditions') },
  { name: 'wishlist', as: 'buyer', open: at('/wishlist') },
  { name: 'cart', as: 'buyer', open: at('/shopping-cart') },
  { name: 'checkout', as: 'buyer', open: at('/checkout') },
  { name: 'orders', as: 'buyer', open: at('/profile/orders') },
  { name: 'order', as: 'buyer', open: follow('/profile/orders', '/profile/orders/') },
  { name: 'complaints', as: 'buyer', open: at('/profile/rma') },
  { name: 'complaint-form', as: 'buyer', open: at('/profile/rma?new=1') },
  { name: 'complaint', as: 'buyer', open: follow('/profile/rma', '/profile/rma/') },
  { name: 'machines', as: 'buyer', open: at('/profile/rma?view=machines') },
  { name: 'machine', as: 'buyer', open: follow('/profile/rma?view=machines', '/profile/rma/machines/') },
  { name: 'not-found', as: 'buyer', open: at('/no/such/page') },
  { name: 'admin-login', as: 'visitor', open: at('/admin/login') },
  { name: 'admin-start', as: 'staff', open: at('/admin/') },
  { name: 'admin-orders', as: 'staff', open: at('/admin/orders') },
  { name: 'admin-order', as: 'staff', open: follow('/admin/orders', '/admin/orders/') },
  { name: 'admin-complaints', as: 'staff', open: at('/admin/complaints') },
  { name: 'admin-complaint', as: 'staff', open: follow('/admin/complaints', '/admin/complaints/') },
  { name: 'admin-templates', as: 'staff', open: at('/admin/complaints/templates') },
  { name: 'admin-machines', as: 'staff', open: at('/admin/machines') },
  { name: 'admin-machine', as: 'staff', open: follow('/admin/machines', '/admin/machines/') },
  { name: 'admin-articles', as: 'staff', open: at('/admin/articles') },
  { name: 'admin-article', as: 'staff', open: follow('/admin/articles', '/admin/articles/') },
  { name: 'admin-news', as: 'staff', open: at('/admin/news') },
  { name: 'admin-news-item', as: 'staff', open: follow('/admin/news', '/admin/news/') },
  { name: 'admin-page', as: 'staff', open: follow('/admin/pages', '/admin/pages/') },
  { name: 'admin-poll', as: 'staff', open: follow('/admin/polls', '/admin/polls/') },
  { name: 'admin-terms', as: 'staff', open: at('/admin/terms') },
];

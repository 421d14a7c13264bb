import { expect, test } from '@playwright/test';
import { dress, violationsOf, LOOKS } from '../pages/accessible.ts';
import { Shop } from '../pages/shop.ts';

const CART = { bs: 'Korpa', hr: 'Košarica', srLatn: 'Korpa', srCyrl: 'Корпа', en: 'Cart' } as const;

const PATHS = [
  '/',
  '/category/1/x',
  '/search/rukavice',
  '/article/1/x',
  '/shopping-cart',
  '/checkout',
  '/profile/orders',
  '/wishlist',
  '/akcija',
];

// Nothing is changed here: each look may be seen beside the others.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const look of LOOKS) {
  test(`every screen is accessible in ${look.language}, ${look.scheme}`, async ({ context }) => {
    const { page } = await Shop.open(context, 'amra');
    await dress(page, look);
    await page.goto('/shopping-cart');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(CART[look.language], 'i'));
    const found: string[] = [];
    for (const path of PATHS) {
      await page.goto(path);
      found.push(...(await violationsOf(page, path, look)));
    }
    expect(found).toEqual([]);
  });
}

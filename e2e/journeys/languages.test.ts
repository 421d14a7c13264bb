import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

const WORDS = {
  bs: { cart: 'Korpa' },
  hr: { cart: 'Košarica' },
  srLatn: { cart: 'Korpa' },
  srCyrl: { cart: 'Корпа' },
  en: { cart: 'Cart' },
} as const;

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

test.describe.configure({ timeout: 180_000 });

for (const [language, words] of Object.entries(WORDS)) {
  test(`every screen is accessible in ${language}`, async ({ context }) => {
    const shop = await Shop.open(context, 'amra');
    await shop.page.evaluate((code) => localStorage.setItem('sjaj.language', code), language);
    await shop.page.goto('/shopping-cart');
    await expect(shop.page.getByRole('heading', { level: 1 })).toContainText(new RegExp(words.cart, 'i'));
    for (const path of PATHS) {
      await shop.page.goto(path);
      await expect(shop.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page: shop.page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.target.join(' ')}`);
      expect(found).toEqual([]);
    }
  });
}

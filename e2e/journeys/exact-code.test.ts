import { expect, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

const LARGEST = 'ZR-70001-XL';

test(
  'the code of a size, typed in any way, leads to that size and puts it into the cart',
  { tag: '@full' },
  async ({ context }) => {
    const shop = await Shop.open(context, 'milica');
    const { page } = shop;
    await shop.emptyCart();

    await test.step('while one types', async () => {
      await shop.search('zr70001xl');
      await expect(page.getByRole('option').first()).toContainText(LARGEST);
    });

    await test.step('in what is found', async () => {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\//);
      const tile = page.getByRole('main').getByRole('article').first();
      await expect(tile).toContainText(LARGEST);
      const added = page.waitForResponse((answer) => answer.url().includes('/shopping-cart/add-item'));
      await tile
        .getByRole('button', { name: /^Dodaj/ })
        .last()
        .click();
      expect((await added).ok()).toBe(true);
    });

    await test.step('on its page and in the cart', async () => {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page.locator('main div:has(> h1)').filter({ hasText: LARGEST })).toBeVisible();
      await page.goto('/shopping-cart');
      await expect(shop.cartLine(LARGEST)).toBeVisible();
      await expect(shop.cartLine('ZR-70001-M')).toHaveCount(0);
    });

    const box = page.getByRole('combobox', { name: 'Pretraga' });

    await test.step('with a quantity, straight from the search box', async () => {
      await box.fill('pa20004 24');
      await box.press('Enter');
      await expect(shop.cartLine('PA-20004')).toBeVisible();
      await expect(box).toHaveValue('');
    });

    await test.step('words with a quantity ask which one, and Enter in its field takes it', async () => {
      await box.fill('kese 120 20');
      await box.press('Enter');
      const search = page.getByRole('search');
      await expect(search.getByRole('button', { name: /^Odaberi: Vreće za otpad 120 L/ })).toBeFocused();
      await page.keyboard.press('Enter');
      const quantity = search.getByRole('textbox').first();
      await expect(quantity).toBeFocused();
      await expect(quantity).toHaveValue('20');
      const added = page.waitForResponse((answer) => answer.url().includes('/shopping-cart/add-item'));
      await page.keyboard.press('Enter');
      expect((await added).ok()).toBe(true);
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');
    });

    await test.step('and what is not sold is said, with the text still in the box', async () => {
      await page.goto('/search/punjač za mobitel');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Nema rezultata');
      await expect(box).toHaveValue('punjač za mobitel');
      await expect(page.getByRole('link', { name: /^Bez „mobitel”/ })).toBeVisible();
    });
  },
);

import { expect, type Locator, test } from '@playwright/test';
import { setShopMode } from '../open-shop.ts';
import { CUSTOMER_PASSWORD } from '../pages/session.ts';
import { startShop } from '../start-shop.ts';

/** The article, "add", the cart, "order", the terms, "confirm", and "pay" at the bank. docs/benchmarks.md names the figure. */
const PRESSES = 7;

test(
  'a private person on a phone goes from a search to a paid order in few presses',
  { tag: '@full' },
  async ({ browser }) => {
    const shop = await startShop();
    try {
      await setShopMode(shop.address, 'open');
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
      const context = await browser.newContext({ baseURL: shop.address, serviceWorkers: 'block', ...phone });
      const page = await context.newPage();
      await page.goto('/auth/login');
      await page.getByLabel(/Korisničko ime/).fill('ana');
      await page.getByLabel('Lozinka', { exact: true }).fill(CUSTOMER_PASSWORD);
      await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
      await expect(page).not.toHaveURL(/login/);
      let presses = 0;
      const press = async (target: Locator): Promise<void> => {
        presses += 1;
        await target.tap();
      };
      await page.goto('/search/papir');
      const main = page.getByRole('main');
      const found = main.getByRole('article').getByRole('link').filter({ hasText: /\S/ }).first();
      const title = (await found.textContent()) ?? '';
      await press(found);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await press(page.getByRole('button', { name: 'Dodaj u korpu' }).locator('visible=true').last());
      await expect(page.getByRole('region', { name: 'Dodano u korpu' }).getByText(title)).toBeVisible();
      await press(page.getByRole('banner').getByRole('button', { name: /^Korpa/ }));
      await press(page.locator('a[href="/checkout"]').locator('visible=true').first());
      await expect(page).toHaveURL(/checkout/);
      await expect(page.getByRole('radio').first()).toBeAttached();
      // Of the last order, which checkout proposes again.
      await expect(page.getByRole('radio', { name: /Kartica/ })).toBeChecked();
      await press(page.getByRole('checkbox', { name: /Prihvatam/ }));
      await press(
        page
          .getByRole('button', { name: /Potvrdi (narudžbu|porudžbinu)/ })
          .locator('visible=true')
          .first(),
      );
      const bank = page.locator('main').filter({ has: page.getByLabel('Broj kartice') });
      await press(bank.getByRole('button', { name: /^Plati \d/ }));
      await expect(page.getByRole('heading', { name: /je plaćena/ })).toBeVisible();
      expect(presses).toBe(PRESSES);
      await context.close();
    } finally {
      await shop.stop();
    }
  },
);

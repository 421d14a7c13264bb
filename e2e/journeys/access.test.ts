import { expect, test } from '@playwright/test';
import { CUSTOMER_PASSWORD, Shop } from '../pages/shop.ts';

test('a page that needs a log-in comes after it', async ({ page }) => {
  await page.goto('/profile/orders?status=open');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await new Shop(page).logIn('amra', CUSTOMER_PASSWORD);
  await expect(page).toHaveURL(/\/profile\/orders\?status=open/);
});

test('the way back never leads to another site', async ({ page }) => {
  await page.goto('/auth/login?redirect=//evil.test/');
  await new Shop(page).logIn('amra', CUSTOMER_PASSWORD);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
});

test('a wrong password says so and keeps the user name', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Korisničko ime').fill('amra');
  await page.getByLabel('Lozinka', { exact: true }).fill('pogresna-lozinka');
  await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
  await expect(page.getByText('Korisničko ime ili lozinka nisu tačni.')).toBeVisible();
  await expect(page.getByLabel('Korisničko ime')).toHaveValue('amra');
});

test('a user without prices sees none, in the list, the cart and the order', async ({ context }) => {
  const shop = await Shop.open(context, 'lana');
  for (const path of ['/', '/category/1/x', '/article/1/x', '/shopping-cart', '/profile/orders']) {
    await shop.page.goto(path);
    await expect(shop.page.getByRole('main')).toBeVisible();
    await shop.page.waitForLoadState('networkidle');
    const text = await shop.page.getByRole('main').innerText();
    expect(text.match(/\d,\d\d\u00A0KM/g) ?? [], path).toEqual([]);
  }
});

test('an unknown address says so and leads home', async ({ context }) => {
  const shop = await Shop.open(context, 'amra', '/nema-me');
  await expect(shop.page.getByText('Tražena stranica nije pronađena').first()).toBeVisible();
  await expect(shop.page).toHaveURL(/\/$/);
  await expect(shop.page.getByRole('heading', { level: 1 })).toContainText('Dobar dan');
});

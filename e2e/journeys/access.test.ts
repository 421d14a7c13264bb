import { expect, test } from '@playwright/test';
import { ApiCalls } from '../pages/api-calls.ts';
import { beginSession } from '../pages/session.ts';
import { CUSTOMER_PASSWORD, Shop } from '../pages/shop.ts';

test('a page that needs a log-in comes after it', async ({ page }) => {
  await page.goto('/profile/orders?status=open');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await new Shop(page).logIn('amra', CUSTOMER_PASSWORD);
  await expect(page).toHaveURL(/\/profile\/orders\?status=open/);
});

test('the way back never leads to another site', { tag: '@full' }, async ({ page }) => {
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

/** The amounts on a page of the shop, once all of it is there. */
async function amountsOn({ page }: Shop, path: string): Promise<readonly string[]> {
  const calls = new ApiCalls(page);
  await page.goto(path);
  await calls.answered();
  return (await page.getByRole('main').innerText()).match(/\d,\d\d\u00A0KM/g) ?? [];
}

test('a user without prices sees none, where a colleague sees them', { tag: '@full' }, async ({ context, browser }) => {
  const lana = await Shop.open(context, 'lana');
  const amra = await Shop.open(await browser.newContext(), 'amra');
  for (const path of ['/', '/category/1/x', '/article/1/x', '/profile/orders']) {
    expect(await amountsOn(amra, path), path).not.toEqual([]);
    expect(await amountsOn(lana, path), path).toEqual([]);
  }
  expect(await amountsOn(lana, '/shopping-cart')).toEqual([]);
});

test('an unknown address says so and leads home', { tag: '@full' }, async ({ context }) => {
  const shop = await Shop.open(context, 'amra', '/nema-me');
  await expect(shop.page.getByText('Tražena stranica nije pronađena').first()).toBeVisible();
  await expect(shop.page).toHaveURL(/\/$/);
  await expect(shop.page.getByRole('heading', { level: 1 })).toContainText('Dobar dan');
});

test('an unknown address of the back office says so beside the menu', { tag: '@full' }, async ({ context }) => {
  await beginSession(context, { username: 'lejla', client: 'office' });
  const page = await context.newPage();
  await page.goto('/admin/nema-me');
  await expect(page.getByRole('heading', { name: 'Tražena stranica nije pronađena' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Narudžbe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Narudžbe' })).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { setUpApp } from '../pages/second-factor.ts';
import { CUSTOMER_PASSWORD, Shop } from '../pages/shop.ts';

/** No other journey logs in as them: the second factor ends their sessions. */
const BUYER = 'elma';

async function typePassword(page: Page): Promise<void> {
  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel('Korisničko ime').fill(BUYER);
  await page.getByLabel('Lozinka', { exact: true }).fill(CUSTOMER_PASSWORD);
  await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
}

const greeting = (page: Page) => page.getByRole('banner').getByText('Dobar dan');

test(
  'a buyer switches a second factor on and logs in with a code, a recovery code and a passkey',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await Shop.open(context, BUYER, '/profile/account');
    const { app, codes } = await setUpApp(page, CUSTOMER_PASSWORD);
    await expect(page.getByText('Uključen', { exact: true })).toBeVisible();

    await typePassword(page);
    const code = page.getByLabel('Kod iz aplikacije');
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Kod nije tačan ili je već iskorišten.')).toBeVisible();
    await code.fill(app.nextCode());
    await page.keyboard.press('Enter');
    await expect(greeting(page)).toBeVisible();

    await typePassword(page);
    await page.getByRole('button', { name: 'Upotrijebi rezervni kod' }).click();
    await page.getByLabel('Rezervni kod').fill((codes[0] ?? '').toLowerCase());
    await page.keyboard.press('Enter');
    await expect(greeting(page)).toBeVisible();

    const browser = await context.newCDPSession(page);
    await browser.send('WebAuthn.enable');
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
    });
    await page.goto('/profile/account');
    await page.getByRole('button', { name: 'Dodaj pristupni ključ' }).click();
    await page.getByLabel('Naziv ključa').fill('Laptop na poslu');
    await page.getByRole('dialog').getByLabel('Lozinka', { exact: true }).fill(CUSTOMER_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Ukloni: Laptop na poslu' })).toBeVisible();

    await typePassword(page);
    await page.getByRole('button', { name: 'Upotrijebi pristupni ključ' }).click();
    await page.getByRole('button', { name: 'Upotrijebi pristupni ključ' }).click();
    await expect(greeting(page)).toBeVisible();
  },
);

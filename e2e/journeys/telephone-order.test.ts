import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

test(
  'a clerk writes the order of a customer on the telephone by keyboard, and the customer finds it',
  { tag: '@full' },
  async ({ context, browser }) => {
    const { page } = await BackOffice.open(context, 'lejla', '/orders');
    await page.getByRole('link', { name: 'Nova narudžba za kupca' }).click();
    await page.getByRole('combobox', { name: 'Kupac' }).fill('Hotel Vodenica');
    await page.getByRole('option', { name: /Vodenica/ }).click();
    const article = page.getByRole('combobox', { name: /^Artikal/ });
    await article.fill('PA-20004');
    await expect(page.getByRole('option', { name: /PA-20004/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Količina', exact: true })).toBeFocused();
    await expect(page.getByText(/na stanju: /)).toBeVisible();
    await page.keyboard.type('24');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: /PA-20004/ })).toBeVisible();
    await expect(article).toBeFocused();
    await page.getByRole('textbox', { name: /^Napomena/ }).fill('Nazvali u 9 h.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Pitajte kupca za ovu saglasnost.')).toBeVisible();
    await page.getByRole('checkbox', { name: /Kupac prihvata/ }).check();
    await page.keyboard.press('Control+Enter');
    const heading = page.getByRole('heading', { level: 1, name: /\d{4}-\d{6}/ });
    await expect(heading).toBeVisible();
    const number = /\d{4}-\d{6}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';

    const shop = await Shop.open(await browser.newContext(), 'jasmin', '/profile/orders');
    await shop.page.getByRole('link', { name: number, exact: true }).click();
    await expect(shop.page.getByText('Nazvali u 9 h.')).toBeVisible();
  },
);

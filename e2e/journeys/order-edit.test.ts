import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

test(
  'a clerk changes an order after a telephone call, and the customer reads what and why',
  { tag: '@full' },
  async ({ context, browser }) => {
    const shop = await Shop.open(context, 'jasmin');
    await shop.emptyCart();
    await shop.search('PA-20004');
    await shop.page.getByRole('option').first().click();
    await shop.page.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
    await expect(shop.page.getByText('Dodano u korpu').first()).toBeVisible();
    await shop.page.goto('/checkout');
    await shop.page.getByRole('checkbox', { name: /Prihvatam/ }).check();
    await shop.page.getByRole('button', { name: 'Potvrdi narudžbu' }).click();
    const number = await shop.placedNumber();

    const { page } = await BackOffice.open(await browser.newContext(), 'lejla', '/orders');
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: 'Izmijeni stavke' }).click();
    const dialog = page.getByRole('dialog');
    const quantity = dialog.getByRole('textbox', { name: /^Količina/ });
    await quantity.press('ControlOrMeta+a');
    await quantity.pressSequentially('12');
    await expect(dialog.getByText(/^Raspoloživo: /)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Razlog' }).fill('Kupac je nazvao.');
    await dialog.getByRole('button', { name: 'Sačuvaj i javi' }).click();
    const done = page.getByText(`Narudžba ${number} je izmijenjena. Kupac je obaviješten.`);
    // The message, which is also announced.
    await expect(done.first()).toBeVisible();
    await expect(page.getByText(/PA-20004 .* → 12 /)).toBeVisible();

    await shop.page.goto('/profile/orders');
    await shop.page.getByRole('link', { name: number, exact: true }).click();
    await expect(shop.page.getByText('Kupac je nazvao.')).toBeVisible();
    await expect(shop.page.getByText(/PA-20004 .* → 12 /)).toBeVisible();
  },
);

import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PROBLEM = 'Ne skuplja vodu za sobom.';

test(
  'a site manager finds a machine by its number, requests service with three photos, and sees the answer of staff',
  { tag: '@full' },
  async ({ browser }) => {
    const { page } = await Shop.open(await browser.newContext(), 'amra');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/profile/rma');
    await page.getByText('Mašine', { exact: true }).click();
    // As it is typed in front of the machine: without spaces and dashes.
    await page.getByRole('searchbox', { name: /Serijski broj/ }).fill('fm430220107');
    await page.getByRole('link', { name: /FM 430-22-0107/ }).click();
    await expect(page.getByText(/Garancija ističe/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Gdje se nalazi' }).fill('Bazen');
    await page.getByRole('button', { name: 'Sačuvaj bilješke' }).click();
    await expect(page.getByRole('button', { name: 'Sačuvaj bilješke' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /korpu/ }).first()).toBeVisible();

    await page.getByRole('link', { name: 'Zatraži servis' }).click();
    await expect(page.getByRole('radio', { name: /Servis mašine/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Serijski broj' })).toHaveValue('FM 430-22-0107');
    await page.getByRole('textbox', { name: 'Šta treba servisirati' }).fill(PROBLEM);
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([1, 2, 3].map((place) => ({ name: `kvar-${place}.png`, mimeType: 'image/png', buffer: PICTURE })));
    await expect(page.getByText('Dodano')).toHaveCount(3);
    await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
    await expect(page).toHaveURL(/\/profile\/rma\/\d+$/);
    await expect(page.getByRole('img', { name: 'kvar-3.png' })).toBeVisible();

    const office = await BackOffice.open(await browser.newContext(), 'lejla');
    await office.page.goto('/admin/machines?q=fm430');
    await office.page.getByRole('link', { name: 'FM 430-22-0107' }).click();
    await office.page.getByRole('link', { name: /^Servis mašine/ }).click();
    await office.page.getByRole('textbox', { name: 'Odgovor' }).fill('Serviser dolazi u srijedu.');
    await office.page.keyboard.press('Control+Enter');
    await expect(office.page.getByRole('listitem').filter({ hasText: 'Serviser dolazi' })).toBeVisible();

    await page.getByRole('link', { name: 'FM 430-22-0107' }).click();
    await expect(page.getByRole('textbox', { name: 'Gdje se nalazi' })).toHaveValue('Bazen');
    await expect(page.getByRole('listitem').filter({ hasText: 'Serviser dolazi u srijedu.' })).toBeVisible();
  },
);

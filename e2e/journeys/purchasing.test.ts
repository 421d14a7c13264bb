import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

/** Of which no other journey changes the stock. */
const CODE = 'PA-20056';

test(
  'an article that falls below its minimum is proposed, ordered from its vendor, and in stock once it has arrived',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await BackOffice.open(context, 'lejla', `/stock?q=${CODE}`);
    await page.getByRole('row').filter({ hasText: CODE }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Ispravi zalihu', exact: true }).click();
    const correction = page.getByRole('dialog');
    await correction.getByLabel('Prebrojano na polici').fill('0');
    await correction.getByLabel('Razlog ispravke').fill('Poplava u skladištu');
    await correction.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(correction).toBeHidden();
    const stock = page.url();

    await page.goto('/admin/purchasing');
    const row = page.getByRole('row').filter({ hasText: CODE });
    await expect(row.getByText('niska zaliha')).toBeVisible();
    const field = row.getByRole('textbox', { name: `Količina: ${CODE}` });
    const quantity = await field.inputValue();
    expect(Number(quantity)).toBeGreaterThan(0);
    const panel = page.locator('.sj-panel', { has: row });
    await panel.getByRole('textbox', { name: /Napomena/ }).fill('Istovar iza 14 h.');
    await page.goto('/admin/vendors');
    await page.goto('/admin/purchasing');
    await expect(panel.getByRole('textbox', { name: /Napomena/ })).toHaveValue('Istovar iza 14 h.');
    await panel.getByRole('button', { name: /Označi kao naručeno/ }).click();

    await expect(page).toHaveURL(/\/purchasing\/orders\/\d+$/);
    await expect(page.getByText('Istovar iza 14 h.')).toBeVisible();
    const number = /N-[\d-]+|\S*\d{3,}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0];
    await expect(row.getByRole('textbox')).toHaveValue(quantity);
    await page.getByRole('button', { name: 'Zaprimi na stanje' }).click();
    await expect(page.getByText('Zaprimljeno').first()).toBeVisible();
    await expect(row.getByRole('textbox')).toBeHidden();

    await page.goto(stock);
    const arrival = page
      .getByRole('table', { name: 'Promet' })
      .getByRole('row')
      .filter({ hasText: number ?? '' });
    await expect(arrival).toContainText(quantity);
  },
);

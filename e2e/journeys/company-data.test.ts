import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { pdfText } from '../pages/pdf-text.ts';
import { Shop } from '../pages/shop.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function saveCompany(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/admin/settings/company');
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/admin/supplier') && answer.request().method() === 'PUT',
  );
  await page.keyboard.press('Control+s');
  expect((await saved).ok()).toBe(true);
  // In force everywhere within a second.
  const current = async () => (await (await page.request.get('/api/b2b-settings/supplier')).json()).data.legalName;
  await expect.poll(current).toBe(values['Puni naziv']);
}

test(
  'what staff enter of the company stands on the proforma and in the footer of a buyer',
  { tag: '@full' },
  async ({ browser }) => {
    const buyer = await browser.newContext();
    const shop = await Shop.open(buyer, 'milica');
    await shop.emptyCart();
    await shop.putIntoCart('PA-20045');
    const number = await shop.placeOrder();

    const staff = await browser.newContext();
    const { page } = await BackOffice.open(staff, 'lejla', '/settings');
    await page.getByRole('link', { name: 'Otvori podatke o firmi' }).click();
    // What cannot be is said at the field while it is typed.
    await field(page, 'Račun 1, Račun').fill('9990010000012322');
    await expect(page.getByText('Broj bankovnog računa nije ispravan.')).toBeVisible();
    const before = { 'Puni naziv': 'Sjaj d.o.o.', 'Račun 1, Račun': '999-000-00001234-35' };
    await saveCompany(page, { 'Puni naziv': 'Rosa d.o.o.', 'Račun 1, Račun': '999 001 00000123 21' });
    try {
      await shop.page.goto('/profile/orders');
      await shop.page.getByRole('link', { name: number }).first().click();
      const proforma = shop.page.getByRole('listitem').filter({ hasText: 'Predračun' }).getByRole('button');
      const download = shop.page.waitForEvent('download');
      await proforma.click();
      const text = pdfText(await readFile(await (await download).path()));
      expect(text).toContain('Rosa d.o.o., Bišće Polje 17, 88000 Mostar');
      expect(text).toContain('999-001-00000123-21');
      expect(text).not.toContain('Sjaj d.o.o.');
      expect(text).not.toContain('999-000-00001234-35');
      // A browser may keep the answer for its short life.
      await expect(async () => {
        await shop.page.reload();
        await expect(shop.page.getByRole('contentinfo')).toContainText('Rosa d.o.o.', { timeout: 3_000 });
      }).toPass();
    } finally {
      // Other journeys use the same shop.
      await saveCompany(page, before);
    }
    await buyer.close();
    await staff.close();
  },
);

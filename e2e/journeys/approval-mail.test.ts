import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

test(
  'the approver returns an order with a word from the link of the mail, without a log-in; following the link decides nothing',
  { tag: '@full' },
  async ({ browser }) => {
    const colleague = await Shop.open(await browser.newContext(), 'tea');
    await colleague.putIntoCart('PA-20004');
    const number = await colleague.placeOrder();

    const { page: staff } = await BackOffice.open(await browser.newContext(), 'lejla');
    const letter = staff.getByRole('main').getByRole('button', { name: `Narudžba ${number} čeka vaše odobrenje` });
    // The worker writes the mail a moment later.
    await expect(async () => {
      await staff.goto(`/admin/outgoing-mail?text=${encodeURIComponent(number)}`);
      await expect(letter.first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await letter.first().click();
    await staff.getByRole('dialog').getByText('Samo tekst').click();
    const text = await staff.getByRole('dialog').locator('pre').innerText();
    expect(text).toContain('PA-20004');
    const link = /\/order-approval#\S+/.exec(text)?.[0] ?? '';

    const page = await (await browser.newContext()).newPage();
    for (const _visit of ['mail scanner', 'approver']) {
      await page.goto('about:blank');
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      await expect(page.getByRole('button', { name: 'Odobri narudžbu' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Vrati…' }).click();
    await page.getByRole('button', { name: 'Vrati narudžbu' }).click();
    await expect(page.getByText('Napišite naručiocu zašto.')).toBeVisible();
    await page.getByLabel('Poruka za: Tea').fill('Imamo još pola kutije.');
    await page.getByRole('button', { name: 'Vrati narudžbu' }).click();
    await expect(page.getByRole('heading', { name: `Narudžba ${number} je vraćena ili otkazana` })).toBeVisible();
    await expect(page.getByText('Imamo još pola kutije.')).toBeVisible();

    await colleague.page.getByRole('link', { name: 'Pogledaj narudžbu' }).click();
    await expect(colleague.page.getByRole('main').getByText('Imamo još pola kutije.').first()).toBeVisible();
  },
);

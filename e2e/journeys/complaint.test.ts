import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a site manager reports a broken machine with a picture, staff answer, and the answer is in the conversation', async ({
  browser,
}) => {
  const { page } = await Shop.open(await browser.newContext(), 'amra');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile/rma?new=1');
  await page.getByRole('radio', { name: /Servis mašine/ }).check();
  // A refusal stands at the field, and nothing that was typed is lost.
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByText('Polje Naziv artikla je obavezno.')).toBeVisible();
  await page.getByRole('button', { name: 'Odaberi iz narudžbi' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('textbox', { name: 'Šta treba servisirati' }).fill('Gasi se nakon dvije minute.');
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'kvar.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByText('Dodano')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Šta treba servisirati' })).toHaveValue('Gasi se nakon dvije minute.');
  await expect(page.getByText('kvar.png')).toBeVisible();
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page).toHaveURL(/\/profile\/rma\/\d+$/);
  // The address changes before the page does.
  const heading = page.getByRole('heading', { level: 1, name: /\d/ });
  const number = (await heading.innerText()).split(' ')[0] ?? '';
  await expect(page.getByRole('img', { name: 'kvar.png' })).toBeVisible();

  const office = await BackOffice.open(await browser.newContext(), 'lejla', '/complaints');
  await office.page.getByRole('searchbox', { name: /Broj, kupac, artikal/ }).fill(number);
  await office.page.getByRole('link', { name: /Gasi se nakon dvije minute/ }).click();
  await office.page.getByRole('textbox', { name: 'Odgovor' }).fill('Donesite mašinu u servis Mostar.');
  await office.page.getByRole('combobox', { name: 'Uz odgovor postavi' }).selectOption({ label: 'U obradi' });
  await office.page.keyboard.press('Control+Enter');
  await expect(office.page.getByRole('listitem').filter({ hasText: 'Donesite mašinu' })).toContainText(
    'Status: U obradi',
  );

  await page.goto('/profile/rma');
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText(
    'Donesite mašinu u servis Mostar.',
  );
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { beginSession } from '../pages/session.ts';

const PHOTO = 'demo/pictures/files/hand-brush-brisko-haccp-blue-800.webp';

test('a buyer whose search finds nothing asks with a photo and gets the answer with an article @full', async ({
  browser,
}) => {
  const shop = await browser.newContext();
  await beginSession(shop, { username: 'milica', client: 'shop' });
  const page = await shop.newPage();
  await page.goto('/search/toner za printer');
  await page.getByRole('button', { name: 'Pošalji upit' }).click();
  await expect(page.getByLabel('Vaš upit')).toBeFocused();
  await page.getByLabel('Vaš upit').fill('Treba nam četka kao na slici.');
  const photo = { name: 'IMG_1.webp', mimeType: 'image/webp', buffer: await readFile(PHOTO) };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.getByText('Dodano', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pošalji upit' }).click();
  await page.getByRole('link', { name: 'Otvori upit' }).click();
  await expect(page.getByText('Čeka odgovor')).toBeVisible();

  const office = await browser.newContext();
  await beginSession(office, { username: 'lejla', client: 'office' });
  const staff = await office.newPage();
  await staff.goto('/admin/questions');
  await staff.getByRole('button', { name: 'Odgovori: Milica Jovanović, toner za printer' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('combobox').fill('PR-50055');
  await dialog.getByRole('option').first().click();
  await dialog.getByLabel('Odgovor kupcu').fill('Imamo je u plavoj boji.');
  await dialog.getByRole('button', { name: 'Pošalji odgovor' }).click();
  await expect(dialog).toBeHidden();

  // The open page follows.
  await expect(page.getByText('Imamo je u plavoj boji.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preporučeni artikli' })).toContainText('PR-50055');
});

import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { LOOKS, violationsOf } from '../pages/accessible.ts';

const HEADING = 'Šifra;Naziv;Kategorija;Brend;Cijena bez PDV;Nabavna cijena;Barkod;Boja;Bilješka';
const LINES = [
  'UV-1;Kanta uvozna 12 L;Uvoz > Kante;Vedrina;10,00;6,00;3871234567890;kestenjasta;iz starog programa',
  'UV-2;Metla uvozna;Uvoz > Metle;Vedrina;5,00;7,50;;;ispod nabavne',
  'UV-3;Bez cijene;Uvoz > Kante;Vedrina;;;;;',
];

test('an owner imports an old price list, and undoes the import', { tag: '@full' }, async ({ context }) => {
  const { page } = await BackOffice.open(context, 'lejla', '/imports/new');
  const main = page.getByRole('main');

  await test.step('the columns are recognised by their headings', async () => {
    const buffer = Buffer.from([HEADING, ...LINES].join('\r\n'));
    await page.locator('input[type=file]').setInputFiles({ name: 'cjenovnik.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByLabel('Polje kolone „Cijena bez PDV“')).toHaveValue('vpc');
    await expect(page.getByLabel('Polje kolone „Bilješka“')).toHaveValue('');
    expect(await violationsOf(page, 'columns', LOOKS[0])).toEqual([]);
    await page.getByRole('button', { name: /Uporedi/ }).click();
    await expect(page).toHaveURL(/\/imports\/\d+$/);
  });

  await test.step('the dry run says what would change, line by line', async () => {
    await expect(main.getByRole('row').filter({ hasText: 'UV-1' })).toContainText('10,00');
    await expect(main.getByRole('row').filter({ hasText: 'UV-2' })).toContainText('manje od nabavne cijene');
    await expect(main.getByRole('row').filter({ hasText: 'UV-3' })).toContainText('Nema cijene.');
    await expect(main.getByText('Pravi se uz uvoz')).toBeVisible();
    await expect(main.getByText('Uvoz > Kante · Uvoz > Metle')).toBeVisible();
    await expect(main.getByText('Boja: kestenjasta')).toBeVisible();
    expect(await violationsOf(page, 'report', LOOKS[0])).toEqual([]);
  });

  await test.step('doubtful prices are left out, the rest is imported', async () => {
    await page.getByRole('button', { name: 'Uvezi 2 reda' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /Izostavi te redove/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Uvezi 2 reda' }).click();
    await expect(main.getByText(/Sačuvano redova: 1, nije sačuvano: 1/)).toBeVisible();
    await expect(main.getByText('Napravljeno uz uvoz')).toBeVisible();
    await main.getByRole('link', { name: 'Kanta uvozna 12 L' }).first().click();
    await expect(page.getByLabel('Šifra').first()).toHaveValue('UV-1');
    await page.goBack();
  });

  await test.step('the import is undone', async () => {
    await page.getByRole('button', { name: 'Poništi uvoz' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Poništi uvoz' }).click();
    await expect(main.getByText(/Vraćeno redova: 1 od 1/)).toBeVisible();
    await expect(main.getByText('Bilo napravljeno uz uvoz, uklonjeno poništavanjem')).toBeVisible();
  });
});

import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { GuestCheckout } from '../pages/guest-checkout.ts';
import { pdfText } from '../pages/pdf-text.ts';
import { beginAsAdministrator, choose, enterCompany, field, save, SETUP_LINK } from '../pages/owner.ts';
import { Shop } from '../pages/shop.ts';
import { type RunningShop, startShop } from '../start-shop.ts';

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ DEMO: 'off' });
});
test.afterAll(() => shop.stop());

async function addArticle(page: Page): Promise<void> {
  await page.goto('/admin/categories/new');
  await field(page, 'Naziv').fill('Deterdženti');
  await save(page);
  await page.goto('/admin/brands/new');
  await field(page, 'Naziv').fill('Jutro');
  await save(page);
  await page.goto('/admin/articles/new');
  const values = {
    Naziv: 'Deterdžent za suđe 1 L',
    Šifra: 'DZ-1001',
    'Nabavna cijena (NC)': '2,00',
    'Veleprodajna cijena (VPC)': '4,00',
    'Maloprodajna cijena (MPC)': '4,68',
  };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await find(page, 'Brend', 'jutro');
  await find(page, 'Kategorija', 'deterdz');
  const choices = {
    'Poreska grupa': /17/,
    'Prodajna jedinica': 'komad',
  };
  for (const [name, label] of Object.entries(choices)) await choose(page, name, label);
  await page.getByRole('switch', { name: 'Vidljiv u prodavnici' }).check();
  await save(page);
  await page.getByRole('button', { name: 'Ispravi zalihu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('25');
  await dialog.getByRole('textbox', { name: /[Rr]azlog/ }).fill('Početno stanje');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Chooses the first option that what is typed finds. */
async function find(page: Page, name: string, typed: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name, exact: true }).fill(typed);
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

/** A list without any record says how the first ones come. */
async function findTheImport(page: Page): Promise<void> {
  await page.goto('/admin/articles');
  await expect(page.getByText('Još nema artikala')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Uvezi iz datoteke' })).toHaveAttribute(
    'href',
    '/admin/imports/new?kind=articles',
  );
}

async function openForGuests(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByRole('switch', { name: 'Otvorena za goste i fizička lica' }).check();
  await save(page);
}

test('an owner enters the company and an article, opens the shop, and a guest receives a proforma to pay', async ({
  browser,
}) => {
  const office = await (await browser.newContext({ baseURL: shop.address })).newPage();
  await beginAsAdministrator(office, await shop.printed(SETUP_LINK));
  await test.step('the company data', async () => {
    await office.goto('/admin/settings/company');
    await enterCompany(office);
  });
  await test.step('the way to many articles', () => findTheImport(office));
  await test.step('an article with price and stock', () => addArticle(office));
  await test.step('open for guests', () => openForGuests(office));

  const page = await (await browser.newContext({ baseURL: shop.address })).newPage();
  const guest = new Shop(page);
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Deterdženti/ }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await guest.putIntoCart('DZ-1001');
  const checkout = new GuestCheckout(page);
  await checkout.begin();
  await checkout.fillIn();
  await page.getByRole('radio', { name: /Vlastita dostava/ }).check();
  await page.getByRole('radio', { name: /Virman/ }).check();
  await checkout.acceptAndOrder();
  const number = await guest.placedNumber();
  await page.getByRole('link', { name: 'Pogledaj narudžbu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Predračun/ }).click();
  const text = pdfText(await readFile(await (await download).path()));
  expect(text).toContain('Čisto Jutro d.o.o. Zenica, Bulevar Kulina bana 3, 72000 Zenica');
  expect(text).toContain('4299000010006');
  expect(text).toContain('999-001-00000123-21');
  expect(text).toContain('DZ-1001');

  await office.goto('/admin/orders');
  await expect(office.getByRole('link', { name: number })).toBeVisible();
});

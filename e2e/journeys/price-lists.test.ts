import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { LOOKS, violationsOf } from '../pages/accessible.ts';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

/** Articles of which no other journey asks the price, for a company that has no price of its own for them. */
const CODES = ['AM-90083', 'AM-90101'] as const;
const COMPANY = 'Vodovod Javor';
const LIST = 'Komunalna preduzeća';
const COPY = 'Komunalna preduzeća, sljedeća godina';

const priceIn = (page: Page, code: string) =>
  page
    .getByRole('row')
    .filter({ hasText: code })
    .getByRole('textbox', { name: /^Cijena u cjenovniku/ });

async function addArticle(page: Page, code: string, price: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Artikal' }).fill(code);
  await page.getByRole('option').filter({ hasText: code }).click();
  const field = page.getByRole('textbox', { name: 'Cijena u cjenovniku', exact: true });
  await field.fill(price);
  await field.press('Enter');
  await expect(priceIn(page, code)).toHaveValue(price);
}

/** The buyer sees the price on the article's page, at once or a moment after it has changed. */
async function expectPrice(shop: Shop, price: string): Promise<void> {
  await expect(async () => {
    await shop.page.reload();
    await expect(shop.page.getByRole('main').getByText(price).first()).toBeVisible();
  }).toPass();
}

async function articlePage(context: BrowserContext, code: string): Promise<Shop> {
  const shop = await Shop.open(context, 'milica');
  await shop.search(code);
  await shop.page.getByRole('option').filter({ hasText: code }).first().click();
  await expect(shop.page.locator('main div:has(> h1)').filter({ hasText: code })).toBeVisible();
  return shop;
}

test(
  'a price list is agreed with a company, changed by a percentage and back, duplicated, exported, imported and found',
  { tag: '@full' },
  async ({ context, browser }) => {
    const { page } = await BackOffice.open(context, 'lejla', '/price-lists/new');
    const heading = page.getByRole('heading', { level: 1 });
    const dialog = page.getByRole('dialog');
    const notes = page.getByRole('region', { name: 'Obavijesti' });
    const buyer = await browser.newContext();
    let shop: Shop;
    let copy = '';

    await test.step('with its days, two articles and a company, which pays its prices from then on', async () => {
      await page.getByRole('textbox', { name: 'Naziv' }).fill(LIST);
      await page.getByRole('textbox', { name: /^Važi od/ }).fill('1. 1. 2026.');
      await page.getByRole('textbox', { name: /^Važi do/ }).fill('31. 12. 2099.');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/price-lists\/\d+$/);
      await expect(heading).toContainText(LIST);
      for (const code of CODES) await addArticle(page, code, '10,00');
      shop = await articlePage(buyer, CODES[0]);
      await expect(shop.page.getByRole('main').getByText('12,50').first()).toBeVisible();
      await page.getByRole('combobox', { name: 'Kupac' }).fill(COMPANY);
      await page.getByRole('option').filter({ hasText: COMPANY }).click();
      await page.getByRole('button', { name: 'Dodijeli' }).click();
      await expect(page.getByRole('link', { name: COMPANY })).toBeVisible();
      await expectPrice(shop, '10,00');
      expect(await violationsOf(page, 'price list', LOOKS[0])).toEqual([]);
    });

    await test.step('all prices rise, with the difference before it is saved', async () => {
      await page.getByRole('button', { name: 'Promijeni sve cijene' }).click();
      await dialog.getByRole('textbox', { name: 'Postotak' }).fill('5');
      const first = dialog.getByRole('row').filter({ hasText: CODES[0] });
      await expect(first).toContainText('10,00');
      await expect(first).toContainText('10,50');
      await expect(dialog.getByText('Mijenjaju se 2 cijene.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Promijeni cijene' }).click();
      await expect(priceIn(page, CODES[0])).toHaveValue('10,50');
      await expectPrice(shop, '10,50');
    });

    await test.step('and come back to what they were, after the message is gone as well', async () => {
      await page.reload();
      await expect(page.getByText(/^Sve cijene \+5/)).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Poništi' }).click();
      await dialog.getByRole('button', { name: 'Poništi' }).click();
      await expect(notes.getByText('2 cijene su kao prije')).toBeVisible();
      await expect(priceIn(page, CODES[0])).toHaveValue('10,00');
      await expect(page.getByText(/^Sve cijene \+5/)).toBeHidden();
      await expectPrice(shop, '10,00');
      await buyer.close();
    });

    await test.step('a duplicate has the prices and no company', async () => {
      await page.getByRole('button', { name: 'Dupliciraj' }).click();
      await dialog.getByRole('textbox', { name: 'Naziv' }).fill(COPY);
      await dialog.getByRole('button', { name: 'Dupliciraj' }).click();
      await expect(heading).toContainText(COPY);
      await expect(priceIn(page, CODES[1])).toHaveValue('10,00');
      await expect(page.getByText('Još nijedan kupac nema ovaj cjenovnik.')).toBeVisible();
      copy = page.url();
    });

    await test.step('its file is changed and imported again', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('main').getByRole('button', { name: 'Izvezi' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      const lines = text.split('\r\n').map((line) => (line.includes(CODES[1]) ? line.replace(/10,00$/, '9,00') : line));
      const buffer = Buffer.from(lines.join('\r\n'));
      await page.goto('/admin/imports/new?kind=price_lists');
      await page.locator('input[type=file]').setInputFiles({ name: 'cjenovnik.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: /Uporedi/ }).click();
      await expect(page).toHaveURL(/\/imports\/\d+$/);
      await page.getByRole('button', { name: /^Uvezi 1 red/ }).click();
      await dialog.getByRole('button', { name: /^Uvezi 1 red/ }).click();
      await expect(page.getByText(/Sačuvano redova: 1/)).toBeVisible();
    });

    await test.step('it is found by Ctrl K, with the imported price', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('komunalna sljedeca');
      await page.getByRole('option').filter({ hasText: COPY }).click();
      await expect(page).toHaveURL(copy);
      await expect(priceIn(page, CODES[1])).toHaveValue('9,00');
      await expect(priceIn(page, CODES[0])).toHaveValue('10,00');
    });
  },
);

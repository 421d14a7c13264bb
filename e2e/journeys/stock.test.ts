import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

/** Opens the stock of an article from the list. */
async function openStockLevel(page: Page, code: string): Promise<void> {
  await page.goto(`/admin/stock?q=${code}`);
  await page.getByRole('row').filter({ hasText: code }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/stock\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Promet' })).toBeVisible();
}

test(
  'staff correct the stock of an article, then import a file of counted stock in which one line is wrong',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await BackOffice.open(context, 'lejla');
    const movements = page.getByRole('table', { name: 'Promet' });

    await test.step('a correction with its reason', async () => {
      await openStockLevel(page, 'PA-20041');
      await page.getByRole('button', { name: 'Ispravi zalihu', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Prebrojano na polici').fill('140');
      await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(dialog.getByText(/Razlog ispravke/).last()).toBeVisible();
      await dialog.getByLabel('Razlog ispravke').fill('Oštećeno u skladištu');
      await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(dialog).toBeHidden();
      await expect(movements.getByText('Oštećeno u skladištu')).toBeVisible();
    });

    await test.step('a price list is refused as stock, by the columns and by the server', async () => {
      await page.goto('/admin/stock-imports/new');
      const lines = ['šifra;VPC;MPC', 'PA-20041;60;70', 'PA-20043;29;34'];
      const file = { name: 'cjenovnik.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
      await page.locator('input[type=file]').setInputFiles(file);
      const compare = page.getByRole('button', { name: 'Uporedi sa stanjem' });
      await expect(compare).toBeDisabled();
      await page.getByLabel('Kolona sa šifrom').selectOption('0');
      await page.getByLabel('Kolona s količinom').selectOption('1');
      await expect(page.getByText(/Kolona „VPC“ izgleda kao cijene/)).toBeVisible();
      await expect(compare).toBeDisabled();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    await test.step('the file is compared first', async () => {
      await page.goto('/admin/stock-imports/new');
      const lines = ['Šifra;Na stanju', 'PA-20041;133', 'PA-20043;99', 'PA-2004;7'];
      const file = { name: 'popis.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByLabel('Kolona sa šifrom')).toHaveValue('0');
      await expect(page.getByLabel('Kolona s količinom')).toHaveValue('1');
      await page.getByRole('button', { name: 'Uporedi sa stanjem' }).click();
      await expect(page).toHaveURL(/\/stock-imports\/\d+$/);
      await expect(page.getByText(/Uvoze se 2 reda\. 1 red ostaje za ispravku\./)).toBeVisible();
      await expect(page.getByRole('main').getByRole('row').filter({ hasText: 'PA-20041' })).toContainText('133');
    });

    await test.step('what is right goes in', async () => {
      await page.getByRole('button', { name: 'Uvezi 2 reda' }).click();
      // One code in three is unknown: the wrong file, perhaps.
      const alarm = page.getByRole('dialog');
      await alarm.getByRole('checkbox').check();
      await alarm.getByRole('button', { name: 'Uvezi 2 reda' }).click();
      await expect(alarm).toBeHidden();
      await expect(page.getByRole('button', { name: /^Uvezi/ })).toHaveCount(0);
    });

    await test.step('the worker applies it, whether or not the page is open', async () => {
      await page.getByRole('link', { name: 'Uvoz zaliha' }).first().click();
      const line = page.getByRole('main').getByRole('row').filter({ hasText: 'popis.csv' }).first();
      await expect(line).toContainText('Uvezeno');
      await line.getByRole('link').click();
      await expect(page.getByText(/Uvoz: Lejla/)).toBeVisible();
      await page.getByRole('button', { name: 'Preuzmi redove za ispravku' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'XLSX' }).click();
      expect((await download).suggestedFilename()).toBe('Redovi za ispravku.xlsx');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    await test.step('the stock has it, with the file beside the movement', async () => {
      await openStockLevel(page, 'PA-20041');
      await expect(page.getByRole('main')).toContainText('133');
      await expect(movements.getByRole('link').first()).toHaveAttribute('href', /stock-imports\/\d+/);
    });
  },
);

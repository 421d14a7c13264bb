import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

test(
  'staff follow the revenue of a quarter down to an article, share the address and take it along as a file',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext();
    const { page } = await BackOffice.open(context, 'lejla', '/reports?period=90');
    const rows = page.getByRole('table', { name: 'Promet' }).last().getByRole('row');
    await expect(
      page.getByRole('group', { name: 'Uporedi sa' }).or(page.getByLabel('Uporedi sa')).first(),
    ).toBeVisible();

    await test.step('from all categories into one, and on to its articles', async () => {
      await page.getByRole('button', { name: /^Kategorije/ }).click();
      await page.getByRole('link', { name: 'Papirna konfekcija' }).click();
      await expect(page).toHaveURL(/period=90/);
      await expect(page).toHaveURL(/category=\d+/);
      await page.getByRole('button', { name: /^Artikli/ }).click();
      await expect(rows.filter({ hasText: 'PA-' }).first()).toBeVisible();
    });

    await test.step('beside the year before, which the address tells', async () => {
      await page.getByText('Godina prije', { exact: true }).click();
      await expect(page).toHaveURL(/compare=year/);
    });

    await test.step('as a file', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Izvezi' }).click();
      await page.getByRole('menuitem', { name: 'Izvezi kao XLSX' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    });
    await context.close();
  },
);

import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

test(
  'staff save what a list shows, open the list with it, share it, and take it along as a file',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext();
    const { page } = await BackOffice.open(context, 'lejla', '/articles?view=visible&sort=-vpc');
    const view = (on: typeof page) => on.getByRole('button', { name: /Vidljivi, skuplji/ }).first();

    await test.step('saved with its columns', async () => {
      await page.getByRole('button', { name: 'Kolone' }).click();
      await page.getByRole('checkbox', { name: 'Jedinica mjere' }).check();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Sačuvaj prikaz' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Naziv prikaza').fill('Vidljivi, skuplji');
      await dialog.getByRole('checkbox', { name: 'Podijeli s kolegama' }).check();
      await dialog.getByRole('checkbox', { name: 'Otvaraj listu ovim prikazom' }).check();
      await dialog.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
      await expect(view(page)).toHaveAttribute('aria-current', 'true');
    });

    await test.step('as a file', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Izvezi' }).click();
      await page.getByRole('menuitem', { name: 'Izvezi kao XLSX' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    });

    await test.step('the list opens with it', async () => {
      await page.goto('/admin/articles');
      await expect(page).toHaveURL(/view=visible&sort=-vpc/);
      await expect(page.getByRole('columnheader', { name: 'Jedinica mjere' })).toBeVisible();
      await page.getByRole('navigation', { name: 'Sačuvani prikazi' }).getByRole('button', { name: /^Sve/ }).click();
      await expect(page).not.toHaveURL(/view=/);
    });

    await test.step('a colleague has it', async () => {
      const other = await browser.newContext();
      const { page: theirs } = await BackOffice.open(other, 'nedim', '/articles');
      await view(theirs).click();
      await expect(theirs).toHaveURL(/view=visible&sort=-vpc/);
      await expect(theirs.getByRole('columnheader', { name: 'Jedinica mjere' })).toBeVisible();
      await other.close();
    });

    await test.step('and it goes', async () => {
      await view(page).click();
      await page.getByRole('button', { name: /^Više o prikazu/ }).click();
      await page.getByRole('menuitem', { name: 'Obriši prikaz' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Obriši prikaz' }).click();
      await expect(view(page)).toBeHidden();
    });
    await context.close();
  },
);

import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

const BRAND = 'Dnevna svježina';

test(
  'staff change a brand and read in its history and in the audit log what was changed',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext();
    const { page } = await BackOffice.open(context, 'lejla', '/brands/new');
    const history = page.getByRole('listitem').filter({ hasText: 'Redoslijed: ' });

    await test.step('the history of the record', async () => {
      await page.getByLabel('Naziv').fill(BRAND);
      await page.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(page).toHaveURL(/\/brands\/\d+$/);
      await page.getByLabel('Redoslijed').fill('7');
      await page.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(history.filter({ hasText: 'Izmijenjeno' })).toBeVisible();
    });

    await test.step('the entry in the log, found by the name of the record', async () => {
      await page.goto(`/admin/audit-log?q=${encodeURIComponent(BRAND)}`);
      await expect(page.getByRole('row').filter({ hasText: BRAND })).toHaveCount(2);
      await page.getByRole('button', { name: 'Izmijenjeno' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Poslije: 7')).toBeVisible();
      await expect(dialog.getByRole('link', { name: BRAND })).toHaveAttribute('href', /\/brands\/\d+$/);
    });
    await context.close();
  },
);

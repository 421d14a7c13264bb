import { expect, type Page, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

/** The towns whose name has it: more than a page of them. */
const SEARCH = 'ica';
const COPY = 'Njega podova, novo';

const bar = (page: Page) => page.getByRole('region', { name: /^Odabrano:/ });
const toast = (page: Page, text: RegExp | string) => page.locator('b').filter({ hasText: text }).first();
test(
  'staff switch all that a list finds off, take it back, and duplicate a record',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext();
    const { page } = await BackOffice.open(context, 'lejla', `/towns?q=${SEARCH}`);
    let count = '';

    await test.step('all that is found, after a question that says how many', async () => {
      await page.getByRole('checkbox', { name: 'Odaberi sve' }).check();
      await expect(bar(page)).toHaveAccessibleName('Odabrano: 24');
      const all = bar(page).getByRole('button', { name: /^Svih \d+ pronađenih$/ });
      count = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? '';
      expect(Number(count)).toBeGreaterThan(24);
      await all.click();
      await expect(bar(page)).toHaveAccessibleName(`Odabrano: ${count}`);
      await bar(page).getByRole('button', { name: 'Isključi' }).click();
      const dialog = page.getByRole('dialog', { name: `Isključi: svih ${count} pronađenih?` });
      await dialog.getByRole('button', { name: 'Isključi' }).click();
      await expect(toast(page, `Promijenjeno: ${count}`)).toBeVisible();
      await expect(bar(page)).toBeHidden();
    });

    await test.step('taken back', async () => {
      await page.getByRole('button', { name: 'Vrati', exact: true }).click();
      await expect(toast(page, `Vraćeno: ${count}`)).toBeVisible();
      await page.goto(`/admin/towns?view=inactive&q=${SEARCH}`);
      await expect(page.getByText('Nema zapisa')).toBeVisible();
    });

    await test.step('duplicated', async () => {
      await page.goto('/admin/tabs');
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('link', { name: 'Dupliciraj' }).click();
      await expect(page).toHaveURL(/\/tabs\/new\?from=\d+/);
      await page.getByRole('textbox', { name: 'Naslov', exact: true }).first().fill(COPY);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/tabs\/\d+$/);
      await page.goto('/admin/tabs');
      await expect(page.getByRole('link', { name: COPY })).toBeVisible();
      await page.getByRole('checkbox', { name: `Odaberi: ${COPY}` }).check();
      await bar(page).getByRole('button', { name: 'Obriši' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Obriši' }).click();
      await expect(toast(page, 'Obrisano: 1')).toBeVisible();
      await expect(page.getByRole('link', { name: COPY })).toBeHidden();
    });
    await context.close();
  },
);

import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

const TOWN = 'Stubica pod Borom';
const AREA = 'Uzgoj lavande';

test(
  'staff add a town and an area of interest, and a visitor finds both in the account request',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext();
    const { page } = await BackOffice.open(context, 'lejla', '/towns/new');

    await test.step('what is missing stands at its field, and nothing typed is lost', async () => {
      await page.getByLabel('Naziv').fill(TOWN);
      await page.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(page.getByLabel('Poštanski broj')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Naziv')).toHaveValue(TOWN);
      await page.getByLabel('Država').selectOption({ label: 'Bosna i Hercegovina' });
      await page.getByLabel('Poštanski broj').fill('88999');
      await page.getByLabel('Entitet').selectOption('FBiH');
      await page.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(page).toHaveURL(/\/towns\/\d+$/);
    });

    await test.step('an area of interest', async () => {
      await page.goto('/admin/interest-areas/new');
      await page.getByLabel('Naziv').fill(AREA);
      await page.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(page).toHaveURL(/\/interest-areas\/\d+$/);
    });

    await test.step('a town in use is not deleted, and staff read where it is used', async () => {
      await page.goto('/admin/towns?q=88000');
      await page.getByRole('link', { name: 'Mostar' }).click();
      await page.getByRole('button', { name: 'Obriši' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Obriši' }).click();
      await expect(page.getByText(/Još je u upotrebi: /).first()).toBeVisible();
    });

    const visitor = await browser.newContext();
    const form = await visitor.newPage();
    await form.goto('/auth/register');
    await form.getByLabel('Mjesto').selectOption({ label: `${TOWN} (88999)` });
    await form.getByRole('button', { name: AREA }).click();
    await expect(form.getByRole('button', { name: AREA })).toHaveAttribute('aria-pressed', 'true');
    await visitor.close();
    await context.close();
  },
);

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

test(
  'a price below cost is asked about, in the list and in the form, and can be taken back',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await BackOffice.open(context, 'lejla');
    const price = page.getByRole('textbox', { name: /^Veleprodajna cijena/ });
    const question = page.getByRole('dialog', { name: 'Provjerite cijenu' });
    const notes = page.getByRole('region', { name: 'Obavijesti' });
    await page.goto('/admin/articles?q=CL-10015');
    await expect(price).toBeVisible();
    const before = await price.inputValue();

    await test.step('Back saves nothing and leaves what was typed to be corrected', async () => {
      await price.fill('0,50');
      await price.press('Enter');
      await expect(question).toContainText('Cijena je niža od nabavne.');
      await expect(question).toContainText(`${before} KM`);
      await expect(question).toContainText('0,50 KM');
      await expect(question).toContainText('17,17 KM');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(price).toBeFocused();
      await expect(price).toHaveValue('0,50');
      await page.keyboard.press('Escape');
      await expect(price).toHaveValue(before);
      await page.reload();
      await expect(price).toHaveValue(before);
    });

    await test.step('what is confirmed is saved, and taken back by keyboard', async () => {
      await price.fill('0,50');
      await price.press('Enter');
      await question.getByRole('button', { name: 'Sačuvaj svejedno' }).click();
      await expect(notes.getByText('Cijena sačuvana')).toBeVisible();
      await expect(price).toHaveValue('0,50');
      await page.keyboard.press('F8');
      await page.keyboard.press('Enter');
      await expect(notes.getByText('Vraćena je prethodna cijena')).toBeVisible();
      await expect(price).toHaveValue(before);
      await page.reload();
      await expect(price).toHaveValue(before);
    });

    await test.step('the form asks the same', async () => {
      await page.getByRole('table').getByRole('link').first().click();
      // The list has such a field too.
      await expect(page.getByRole('button', { name: 'Sačuvaj', exact: true })).toBeVisible();
      const field = page.getByRole('textbox', { name: 'Veleprodajna cijena (VPC)' });
      await field.fill('199,00');
      await page.keyboard.press('Control+s');
      await expect(question).toContainText('Cijena odstupa od dosadašnje više od 50 %.');
      await question.getByRole('button', { name: 'Sačuvaj svejedno' }).click();
      await expect(notes.getByText('Sačuvano')).toBeVisible();
      await notes.getByRole('button', { name: 'Vrati' }).click();
      await expect(field).toHaveValue(before);
    });
  },
);

import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

test(
  'staff raise the prices of a category, see the difference first, and take it back',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await BackOffice.open(context, 'lejla', '/prices/new');
    const main = page.getByRole('main');
    await test.step('which articles, and how', async () => {
      await main.getByRole('combobox', { name: /Kategorija/ }).fill('jednokratne rukavice');
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await main.getByRole('textbox', { name: 'Koliko' }).fill('10');
      await main.getByRole('textbox', { name: /Razlog/ }).fill('Novi cjenik');
      await main.getByRole('button', { name: 'Prikaži razliku' }).click();
    });
    await test.step('the difference, less one article', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novi cjenik');
      const first = main.getByRole('row').filter({ hasText: 'ZR-70001-L' });
      await expect(first).toContainText('+10');
      const all = await main.getByRole('button', { name: /^Promijeni \d+/ }).textContent();
      await first.getByRole('checkbox').click();
      await expect(main.getByRole('button', { name: /^Promijeni \d+/ })).not.toHaveText(all ?? '');
    });
    await test.step('applied, and taken back', async () => {
      await main.getByRole('button', { name: /^Promijeni \d+/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Promijeni/ })
        .click();
      await expect(main.getByText(/Primjena: .*ostalo kako je bilo: 0/)).toBeVisible();
      await main.getByRole('button', { name: 'Poništi' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Poništi' }).click();
      await expect(main.getByText(/Poništeno: .*Vraćeno cijena/)).toBeVisible();
    });
  },
);

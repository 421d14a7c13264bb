import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

const NUMBER = '26-F-77001';
const FILE = [
  'Šifra kupca;Broj dokumenta;Datum dokumenta;Dospijeće;Duguje;Potražuje',
  `K-00420;${NUMBER};01.09.2026.;01.10.2026.;1.234,50;`,
].join('\n');

test(
  'staff import an invoice, and the accountant of the company finds it overdue and copies its payment slip',
  { tag: '@full' },
  async ({ browser }) => {
    const staff = await browser.newContext();
    const office = await BackOffice.open(staff, 'lejla');

    await test.step('staff see what the file adds before they import it', async () => {
      await office.page.goto('/admin/finance');
      await office.page.getByRole('button', { name: 'Uvezi stavke' }).click();
      const dialog = office.page.getByRole('dialog');
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'stavke.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(FILE),
      });
      await expect(dialog.getByLabel('Broj dokumenta')).toHaveValue('1');
      await dialog.getByRole('button', { name: 'Uporedi' }).click();
      await expect(dialog.getByRole('row', { name: new RegExp(NUMBER) })).toContainText('JU Vrtić Leptirić');
      await dialog.getByRole('button', { name: 'Uvezi 1 red' }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('the company is among the debtors', async () => {
      await office.page.goto('/admin/finance?view=overdue');
      await expect(office.page.getByRole('row', { name: /JU Vrtić Leptirić/ })).toContainText('1.234,50');
    });

    const buyer = await browser.newContext();
    const shop = await Shop.open(buyer, 'ivana', '/profile/finance?view=open');
    const main = shop.page.getByRole('main');

    await test.step('the company sees it open and late', async () => {
      await expect(main.getByRole('row', { name: new RegExp(NUMBER) })).toContainText('kasni');
    });

    await test.step('its payment slip names the amount and the reference', async () => {
      await main
        .getByRole('button', { name: new RegExp(`${NUMBER}$`) })
        .first()
        .click();
      const slip = shop.page.getByRole('dialog');
      await expect(slip).toContainText('1.234,50 KM');
      await expect(slip).toContainText('0002677001');
    });
    await buyer.close();
    await staff.close();
  },
);

import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

const REASON = 'Poklon: set krpa';

test('staff add a bonus rule and settle points, and the buyer sees both', { tag: '@full' }, async ({ browser }) => {
  const staff = await browser.newContext();
  const office = await BackOffice.open(staff, 'lejla');

  await test.step('a rule that ends before it begins is refused at its field', async () => {
    await office.page.goto('/admin/bonus-rules/new');
    await office.page.getByLabel('Bodova po KM').fill('1,75');
    await office.page.getByLabel('Posljednji dan').fill('2020-01-01');
    await office.page.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(office.page.getByLabel('Posljednji dan')).toHaveAttribute('aria-invalid', 'true');
    await office.page.getByLabel('Posljednji dan').fill('2199-12-31');
    await office.page.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(office.page).toHaveURL(/\/bonus-rules\/\d+$/);
  });

  const buyer = await browser.newContext();
  const shop = await Shop.open(buyer, 'amra');
  await shop.page.goto('/bonus-program');
  const main = shop.page.getByRole('main');
  await expect(main.getByText('Bodova za 1 KM: 1,75')).toBeVisible();
  await expect(main.getByText(/^Narudžba \d/).first()).toBeVisible();

  await test.step('points are settled with a reason', async () => {
    await office.page.goto('/admin/companies/1');
    await office.page.getByRole('button', { name: 'Iskoristi bodove' }).click();
    const dialog = office.page.getByRole('dialog');
    await dialog.getByLabel('Bodovi').fill('999999999');
    await dialog.getByLabel('Razlog').fill(REASON);
    await dialog.getByRole('button', { name: 'Iskoristi bodove' }).click();
    await expect(dialog.getByLabel('Bodovi')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Razlog')).toHaveValue(REASON);
    await dialog.getByLabel('Bodovi').fill('1');
    await dialog.getByRole('button', { name: 'Iskoristi bodove' }).click();
    await expect(dialog).toBeHidden();
    await expect(office.page.getByText(REASON)).toBeVisible();
  });

  await shop.page.reload();
  await expect(main.getByText(REASON)).toBeVisible();
  await staff.close();
  await buyer.close();
});

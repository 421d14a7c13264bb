import { expect, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

test('the usual order is placed by three presses from home', async ({ context }) => {
  const shop = await Shop.open(context, 'amra', '/my-articles');
  const { page } = shop;
  const main = page.getByRole('main');
  await shop.emptyCart();

  await test.step('my articles are a table with the last purchase', async () => {
    await page.goto('/my-articles');
    const row = main.getByRole('row').filter({ hasText: 'PA-20011' });
    await expect(row).toContainText(/\d\d\.\s\d\d\.\s\d{4}\. · \d+ rola/);
    await expect(main.getByRole('columnheader', { name: 'Cijena tada' })).toBeVisible();
  });

  await page.goto('/');
  const add = main.getByRole('button', { name: 'Dodaj sve u korpu' }).first();
  await expect(main.getByText('na redu').filter({ visible: true }).first()).toBeVisible();
  await expect(add).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(main.getByRole('link', { name: 'Nastavi na naručivanje' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('checkbox', { name: /Prihvatam/ })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await shop.placedNumber();

  await test.step('what was ordered is not due any more', async () => {
    await page.goto('/');
    await expect(main.getByText(/iduće/).filter({ visible: true }).first()).toBeVisible();
  });
});

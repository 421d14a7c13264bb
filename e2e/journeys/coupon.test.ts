import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

const CODE = 'JESEN15';

test(
  'staff make a discount code, a buyer orders with it, and staff see by whom it was used',
  { tag: '@full' },
  async ({ browser }) => {
    const staff = await browser.newContext();
    const office = await BackOffice.open(staff, 'lejla');
    const uses = office.page.getByRole('table', { name: 'Narudžbe s ovim kodom' });

    await test.step('a code of fifteen percent', async () => {
      await office.page.goto('/admin/coupons/new');
      await office.page.getByLabel('Kod', { exact: true }).fill(CODE);
      await office.page.getByRole('textbox', { name: 'Postotak' }).fill('15');
      await office.page.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(office.page).toHaveURL(/\/coupons\/\d+$/);
      await expect(office.page.getByRole('heading', { level: 1 })).toContainText(CODE);
      await expect(uses).toHaveCount(0);
    });

    const buyer = await browser.newContext();
    const shop = await Shop.open(buyer, 'ivana');
    const main = shop.page.getByRole('main');

    await test.step('a code that nobody made is refused at the field', async () => {
      await shop.emptyCart();
      await shop.putIntoCart('PA-20037');
      await shop.page.goto('/shopping-cart');
      await main.getByLabel('Kod za popust').fill('JESEN16');
      await main.getByRole('button', { name: 'Primijeni kod' }).click();
      await expect(main.getByLabel('Kod za popust')).toHaveAttribute('aria-invalid', 'true');
    });

    const number = await test.step('the right one saves', async () => {
      await main.getByLabel('Kod za popust').fill(CODE.toLowerCase());
      await main.getByRole('button', { name: 'Primijeni kod' }).click();
      await expect(main.getByText(`Ušteda uz kod ${CODE}`)).toBeVisible();
      return shop.placeOrder();
    });

    await test.step('the order stands at the code', async () => {
      await office.page.reload();
      await expect(uses.getByRole('link', { name: number })).toBeVisible();
    });
    await buyer.close();
    await staff.close();
  },
);

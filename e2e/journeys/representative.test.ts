import { expect, test } from '@playwright/test';
import { Shop, STAFF_PASSWORD } from '../pages/shop.ts';

test('a representative chooses a company by keyboard, orders for it, and its buyer sees the order', async ({
  browser,
}) => {
  const staff = await browser.newContext();
  const page = await staff.newPage();
  const shop = new Shop(page);
  await page.goto('/');
  await shop.logIn('dario', STAFF_PASSWORD);
  const bar = page.getByRole('region', { name: 'Za koga radite?' });

  await test.step('the company is found by a few letters', async () => {
    const dialog = page.getByRole('dialog', { name: 'Za koga radite?' });
    await dialog.getByRole('searchbox', { name: 'Naziv, šifra ili grad' }).fill('vodenica');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(bar).toContainText('Kupuje za: Hotel Vodenica d.o.o.');
  });

  const number = await test.step('an order at the company’s prices', async () => {
    await shop.emptyCart();
    const box = await shop.search('PA-20004');
    await box.press('Enter');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Dodaj u korpu/ })
      .first()
      .click();
    await expect(page.getByText('Dodano u korpu').first()).toBeVisible();
    return shop.placeOrder();
  });

  await test.step('the company’s buyer has it in the list and reads the names of both users', async () => {
    const buyer = await Shop.open(await browser.newContext(), 'amra', '/profile/orders');
    await buyer.page.getByRole('main').getByRole('link', { name: number, exact: true }).click();
    await expect(buyer.page.getByRole('main')).toContainText('Komercijalist: Dario Kovač · Hotel Vodenica d.o.o.');
    await expect(buyer.page.getByRole('button', { name: 'Otkaži narudžbu' })).toHaveCount(0);
  });

  await test.step('after the end of the impersonation there is no cart', async () => {
    await bar.getByRole('button', { name: /^Završi/ }).click();
    await expect(bar).toContainText('Odaberite kupca za kojeg radite.');
  });
});

test(
  'a company admin sets a limit, and the next order above it waits for approval',
  { tag: '@full' },
  async ({ browser }) => {
    const admin = await Shop.open(await browser.newContext(), 'jasmin', '/profile/company');
    const row = admin.page.getByRole('row', { name: /Adis Kurt/ });
    await row.getByRole('button', { name: 'Uredi: Adis Kurt' }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Adis Kurt' });
    await dialog.getByLabel('Po narudžbi').fill('nešto');
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(dialog.getByText('Upišite iznos, npr. 1.000,00.')).toBeVisible();
    await dialog.getByLabel('Po narudžbi').fill('1,00');
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('1,00');

    const buyer = await Shop.open(await browser.newContext(), 'adis');
    await buyer.emptyCart();
    const box = await buyer.search('PA-20004');
    await box.press('Enter');
    await buyer.page
      .getByRole('main')
      .getByRole('button', { name: /^Dodaj u korpu/ })
      .first()
      .click();
    await expect(buyer.page.getByText('Dodano u korpu').first()).toBeVisible();
    await buyer.placeOrder();
    await buyer.page.getByRole('link', { name: 'Pogledaj narudžbu' }).click();
    await expect(buyer.page.getByRole('main').getByText('Čeka odobrenje').first()).toBeVisible();

    await row.getByRole('button', { name: 'Uredi: Adis Kurt' }).click();
    await dialog.getByLabel('Po narudžbi').fill('300');
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(row).toContainText('300,00');
  },
);

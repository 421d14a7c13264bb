import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

/** Puts an article into the cart, orders it by card and stands before the bank's page; the number of the order. */
async function orderByCard(context: BrowserContext, username: string): Promise<{ shop: Shop; number: string }> {
  const shop = await Shop.open(context, username);
  await shop.emptyCart();
  await shop.search('PA-20004');
  await shop.page.getByRole('option').first().click();
  await shop.page.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
  await expect(shop.page.getByText('Dodano u korpu').first()).toBeVisible();
  await shop.page.goto('/checkout');
  await shop.page.getByRole('radio', { name: /Kartica/ }).check({ force: true });
  await shop.page.getByRole('checkbox', { name: /Prihvatam/ }).check();
  await shop.page.getByRole('button', { name: 'Potvrdi narudžbu' }).click();
  const order = bank(shop.page).getByText(/\d{4}-\d{6}/);
  await expect(order).toBeVisible();
  return { shop, number: /\d{4}-\d{6}/.exec((await order.textContent()) ?? '')?.[0] ?? '' };
}

/** The bank's page; the shop's own has no such field. */
const bank = (page: Page) => page.locator('main').filter({ has: page.getByLabel('Broj kartice') });
const press = (page: Page, name: string | RegExp) => bank(page).getByRole('button', { name }).click();

test('a buyer pays by card, and staff see an order whose money is there', async ({ browser }) => {
  const buyer = await browser.newContext();
  const { shop, number } = await orderByCard(buyer, 'selma');
  await press(shop.page, /^Plati \d/);
  await expect(shop.page.getByRole('heading', { name: `Narudžba ${number} je plaćena` })).toBeVisible();
  await shop.page.getByRole('link', { name: 'Pogledaj narudžbu' }).click();
  await expect(shop.page.getByRole('main').getByText('Plaćena', { exact: true }).first()).toBeVisible();

  const staff = await browser.newContext();
  const office = await BackOffice.open(staff, 'lejla', '/orders');
  await office.page.getByRole('link', { name: number }).first().click();
  await expect(office.page.getByRole('heading', { name: 'Kartično plaćanje' })).toBeVisible();
  await expect(office.page.getByText('Primljeno')).toBeVisible();
  await buyer.close();
  await staff.close();
});

test(
  'a declined card leaves the order waiting, and it is paid at the second try',
  { tag: '@full' },
  async ({ context }) => {
    const { shop, number } = await orderByCard(context, 'selma');
    await press(shop.page, 'Odbij: nema novca na kartici');
    await expect(bank(shop.page).getByRole('alert')).toContainText('Kartica je odbijena');
    await press(shop.page, 'Odustani');
    await expect(shop.page.getByRole('heading', { name: `Plaćanje narudžbe ${number} nije uspjelo` })).toBeVisible();
    await expect(shop.page.getByText('Na kartici nema dovoljno novca')).toBeVisible();

    await shop.page.goto('/profile/orders');
    await shop.page.getByRole('link', { name: number, exact: true }).click();
    await shop.page.getByRole('button', { name: 'Plati ponovo' }).click();
    await press(shop.page, /^Plati \d/);
    await expect(shop.page.getByRole('heading', { name: `Narudžba ${number} je plaćena` })).toBeVisible();
  },
);

test(
  'an order that no card paid is paid by bank transfer: it is cancelled, and its article waits at the checkout',
  { tag: '@full' },
  async ({ context }) => {
    const { shop, number } = await orderByCard(context, 'selma');
    const { page } = shop;
    await press(page, 'Odbij karticu');
    await press(page, 'Odustani');
    await page.getByRole('button', { name: 'Plati virmanom' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Plati virmanom' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('radio', { name: /Virman/ })).toBeChecked();
    await expect(page.getByText('PA-20004').first()).toBeVisible();
    await page.goto('/profile/orders');
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Otkazana');
  },
);

test(
  'a browser that is back before the bank has told shows no payment that nobody has confirmed',
  { tag: '@full' },
  async ({ context }) => {
    const { shop, number } = await orderByCard(context, 'selma');
    await press(shop.page, 'Plati i javi prodavnici kasno');
    await expect(shop.page.getByRole('heading', { name: 'Provjeravamo uplatu' })).toBeVisible();
    // The page is not loaded again: the bank's answer arrives by push.
    await expect(shop.page.getByRole('heading', { name: `Narudžba ${number} je plaćena` })).toBeVisible({
      timeout: 20_000,
    });
  },
);

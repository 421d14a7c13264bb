import { expect, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

/** Adds one article by the API of the page, so that each test begins at the cart. */
async function fillCart(shop: Shop, articleCode: string): Promise<void> {
  await shop.emptyCart();
  await shop.search(articleCode);
  await shop.page.getByRole('option').first().click();
  await shop.page.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
  await expect(shop.page.getByText('Dodano u korpu').first()).toBeVisible();
}

async function numbersOfOrders(shop: Shop): Promise<string[]> {
  await shop.page.goto('/profile/orders');
  const links = shop.page.getByRole('link', { name: /^\d{4}-\d{6}$/ });
  await expect(links.first()).toBeVisible();
  return links.allTextContents();
}

test('a double click gives one order', { tag: '@full' }, async ({ context }) => {
  const shop = await Shop.open(context, 'jasmin');
  const before = await numbersOfOrders(shop);
  await fillCart(shop, 'PA-20004');
  await shop.page.goto('/checkout');
  await shop.page.getByRole('checkbox', { name: /Prihvatam/ }).check();
  await shop.page.getByRole('button', { name: 'Potvrdi narudžbu' }).dblclick();
  const number = await shop.placedNumber();
  const after = await numbersOfOrders(shop);
  expect(after.filter((one) => !before.includes(one))).toEqual([number]);
});

test('a lost answer and a reload give one order, and nothing typed is lost', async ({ context }) => {
  const shop = await Shop.open(context, 'jasmin');
  const before = await numbersOfOrders(shop);
  await fillCart(shop, 'PA-20004');
  await shop.page.goto('/checkout');
  await shop.page.getByLabel(/Vaš broj narudžbe/).fill('NAR-77/26');
  await shop.page.getByLabel(/Napomena/).fill('Rampa se otvara na poziv.');
  await shop.page.reload();
  await expect(shop.page.getByLabel(/Vaš broj narudžbe/)).toHaveValue('NAR-77/26');
  await expect(shop.page.getByLabel(/Napomena/)).toHaveValue('Rampa se otvara na poziv.');

  // The server does the work, but its answer never reaches the browser.
  let swallowed = 0;
  await shop.page.route('**/api/shopping-cart/checkout', async (route) => {
    swallowed += 1;
    if (swallowed > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await shop.page.getByRole('checkbox', { name: /Prihvatam/ }).check();
  await shop.page.getByRole('button', { name: 'Potvrdi narudžbu' }).click();
  await expect(shop.page.getByText('neće se udvostručiti')).toBeVisible();
  await shop.page.reload();
  await expect(shop.page.getByText('neće se udvostručiti')).toBeVisible();
  await shop.page.getByRole('button', { name: 'Potvrdi narudžbu' }).click();
  const number = await shop.placedNumber();
  const after = await numbersOfOrders(shop);
  expect(after.filter((one) => !before.includes(one))).toEqual([number]);
});

test('the cart is the same in two tabs', { tag: '@full' }, async ({ context }) => {
  const first = await Shop.open(context, 'selma');
  await fillCart(first, 'PA-20004');
  const second = new Shop(await context.newPage());
  await second.page.goto('/shopping-cart');
  await expect(second.cartLine('PA-20004')).toBeVisible();
  await first.page.goto('/shopping-cart');
  await first.cartLine('PA-20004').getByRole('textbox').fill('24');
  await expect(second.cartLine('PA-20004').getByRole('textbox')).toHaveValue('24', { timeout: 15_000 });
});

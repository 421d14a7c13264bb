import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

test('a buyer finds three articles, one of them a variation, orders, and sees the approval without reloading', async ({
  browser,
}) => {
  const buyer = await browser.newContext();
  const shop = await Shop.open(buyer, 'amra');
  await shop.emptyCart();

  await test.step('by code, from the suggestions', async () => {
    await shop.search('CL-10015');
    const suggestion = shop.page.getByRole('option', { name: /Aqualin Floor 5/ }).first();
    await expect(suggestion).toBeVisible();
    await suggestion.click();
    await expect(shop.page.getByRole('heading', { level: 1 })).toContainText('Aqualin Floor 5');
    await shop.page.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
    await expect(shop.page.getByText('Dodano u korpu').first()).toBeVisible();
  });

  await test.step('by the menu and a filter', async () => {
    await shop.page.getByRole('button', { name: 'Kategorije' }).click();
    await shop.page
      .getByRole('link', { name: /Papirna konfekcija/ })
      .first()
      .click();
    await expect(shop.page.getByRole('heading', { level: 1 })).toContainText('Papirna konfekcija');
    await shop.page.getByRole('checkbox', { name: /Na stanju/ }).check();
    await expect(shop.page).toHaveURL(/[?&]/);
    await shop.page
      .getByRole('main')
      .getByRole('button', { name: /^Dodaj u korpu:/ })
      .first()
      .click();
    await expect(shop.page.getByText('Dodano u korpu').first()).toBeVisible();
  });

  await test.step('a size of a glove', async () => {
    const box = await shop.search('rukavice nitril jednokratne plave');
    await box.press('Enter');
    await expect(shop.page).toHaveURL(/\/search\//);
    await shop.page
      .getByRole('link', { name: /Odaberi/ })
      .first()
      .click();
    await expect(shop.page.getByRole('heading', { level: 1 })).toContainText('Rukavice nitril');
    const size = shop.page.getByRole('main').getByRole('spinbutton').first();
    await size.fill('10');
    await shop.page.getByRole('main').getByRole('button', { name: /Dodaj/ }).first().click();
    await expect(shop.page.getByText('Dodano u korpu').first()).toBeVisible();
  });

  await shop.page.goto('/shopping-cart');
  await expect(shop.page.getByRole('main').getByRole('row')).toHaveCount(4);
  const number = await shop.placeOrder();
  await shop.page.getByRole('link', { name: 'Pogledaj narudžbu' }).click();
  const badge = shop.page.getByRole('main').getByText('Odobrena', { exact: true });
  await expect(shop.page.getByRole('heading', { level: 1 })).toContainText(number);

  const staff = await browser.newContext();
  const office = await BackOffice.open(staff, 'lejla');
  await office.approve(number);
  // Neither page is loaded again: the push brings the news.
  await expect(badge.first()).toBeVisible({ timeout: 15_000 });
  await expect(shop.page.getByText(/Odobrena/).first()).toBeVisible();
  await buyer.close();
  await staff.close();
});

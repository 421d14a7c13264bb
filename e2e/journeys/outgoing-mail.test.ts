import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

test('the mail of a placed order is there for staff to read', { tag: '@full' }, async ({ browser }) => {
  const buyer = await browser.newContext();
  const shop = await Shop.open(buyer, 'milica');
  await shop.emptyCart();
  await shop.putIntoCart('PA-20045');
  const number = await shop.placeOrder();

  const staff = await browser.newContext();
  const { page } = await BackOffice.open(staff, 'lejla');
  // The worker writes it a moment after the order.
  const subject = page.getByRole('main').getByRole('button', { name: new RegExp(number) });
  await expect(async () => {
    await page.goto('/admin/outgoing-mail');
    await expect(subject.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await subject.first().click();
  const mail = page.getByRole('dialog');
  // As it was sent, in a frame of its own, and as text.
  const letter = mail.frameLocator('iframe').locator('body');
  await expect(letter).toContainText('Milica Jovanović');
  await expect(letter).toContainText('PA-20045');
  await expect(mail.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
  await mail.getByText('Samo tekst').click();
  await expect(mail.locator('pre')).toContainText('PA-20045');
  await mail.getByRole('link', { name: 'Otvori narudžbu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await buyer.close();
  await staff.close();
});

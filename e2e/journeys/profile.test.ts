import { expect, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

/** Adds an address to the company, makes it the default, orders with it in mind, and reads what waits. */
test(
  'a company admin adds a default address that checkout proposes, and reads their messages',
  { tag: '@full' },
  async ({ context }) => {
    const shop = await Shop.open(context, 'selma', '/profile');
    const { page } = shop;
    await expect(page).toHaveURL(/\/profile\/dashboard$/);
    const pages = page.getByRole('navigation', { name: 'Moj profil' });

    await pages.getByRole('link', { name: 'Adrese' }).click();
    await page.getByRole('link', { name: 'Nova adresa' }).click();
    await page.getByRole('button', { name: 'Sačuvaj adresu' }).click();
    // What is missing is said at its field, which has the focus.
    await expect(page.getByRole('textbox', { name: 'Naziv' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Naziv' }).fill('Novo gradilište');
    await page.getByRole('textbox', { name: 'Ulica i broj' }).fill('Splitska 4');
    await page.getByRole('combobox', { name: 'Mjesto' }).selectOption({ label: 'Mostar (88000)' });
    await page.getByRole('switch', { name: 'Zadana adresa za nove narudžbe' }).check();
    await page.getByRole('button', { name: 'Sačuvaj adresu' }).click();
    await expect(page).toHaveURL(/\/profile\/address$/);
    const added = page.getByRole('listitem').filter({ hasText: 'Novo gradilište' });
    await expect(added.getByText('Zadana adresa firme')).toBeVisible();

    await shop.emptyCart();
    await shop.putIntoCart('PA-20004');
    await page.goto('/checkout');
    await expect(page.getByRole('radio', { name: /Novo gradilište/ })).toBeChecked();
    await shop.placeOrder();

    await page.goto('/profile/messages');
    const newest = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Zaprimili smo narudžbu' }).first();
    await expect(newest.getByText('Nepročitano')).toBeVisible();
    await newest.getByRole('button', { name: /Označi kao pročitano/ }).click();
    await expect(newest.getByText('Nepročitano')).toHaveCount(0);
  },
);

test('what waits for approval on the overview is the list of these orders', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'jasmin', '/profile/dashboard');
  const waiting = page.getByRole('main').getByRole('link', { name: /Čekaju vaše odobrenje/ });
  const count = Number.parseInt(await waiting.innerText(), 10);
  await waiting.click();
  await expect(page).toHaveURL(/\/profile\/orders\?forMe=1$/);
  const states = page.getByRole('table').getByText('Čeka odobrenje', { exact: true });
  await expect(states).toHaveCount(count);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1);
  await page.getByRole('button', { name: /Čekaju vas/ }).click();
  await expect(page).toHaveURL(/\/profile\/orders$/);
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(count + 1);
});

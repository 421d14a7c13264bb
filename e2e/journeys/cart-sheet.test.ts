import { expect, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

test('a pasted column fills the cart, and one key takes it back', { tag: '@full' }, async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shop = await Shop.open(context, 'adis');
  const { page } = shop;
  const keys = page.keyboard;
  await shop.emptyCart();
  const box = page.getByRole('combobox', { name: 'Pretraga' });
  for (const code of ['CL-10015', 'CL-10060', 'KO-40006']) {
    await box.fill(`${code} 4`);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  }
  await page.goto('/shopping-cart');
  const quantities = page.getByRole('main').locator('td input[data-quantity]');
  await expect(quantities).toHaveCount(3);
  await quantities.first().focus();
  await page.evaluate(() => navigator.clipboard.writeText('6\n0\n8'));
  await keys.press('Control+v');
  await expect(quantities).toHaveCount(2);
  await expect(shop.cartLine('CL-10015').getByRole('textbox')).toHaveValue('6');
  await expect(shop.cartLine('KO-40006').getByRole('textbox')).toHaveValue('8');

  await keys.press('Control+z');
  await expect(quantities).toHaveCount(3);
  await expect(shop.cartLine('CL-10015').getByRole('textbox')).toHaveValue('4');
  await expect(shop.cartLine('CL-10060').getByRole('textbox')).toHaveValue('4');
});

test(
  'without a connection the first press on remove takes the line out whose quantity was changed',
  { tag: '@full' },
  async ({ context }) => {
    const shop = await Shop.open(context, 'adis');
    const { page } = shop;
    await shop.emptyCart();
    await shop.putIntoCart('CL-10015');
    await page.goto('/shopping-cart');
    const line = shop.cartLine('CL-10015');
    await expect(line.getByRole('textbox')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Nema veze s internetom.')).toBeVisible();
    const remove = line.getByRole('button', { name: /^Ukloni/ });
    const place = await remove.boundingBox();
    await line.getByRole('textbox').fill('7');
    await line.getByRole('textbox').blur();
    await expect(line.getByText('→ 7')).toBeVisible();
    expect(await remove.boundingBox()).toEqual(place);
  },
);

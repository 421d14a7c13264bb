import { expect, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

test('a printed article has its sizes and prices, and no prompts', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'amra', '/search/ZR-70188');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /Radne hlače/ })
    .first()
    .click();
  const prompts = ['Količine možete zalijepiti iz tabele.', /Upišite količine za više varijanti/, /Odabrano: 0/];
  for (const prompt of prompts) await expect(main.getByText(prompt)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const prompt of prompts) await expect(main.getByText(prompt)).toBeHidden();
  await expect(main.getByRole('columnheader', { name: /3XL/ })).toBeVisible();
  await expect(main.getByText('10–49 kom')).toBeVisible();
});

test('the code of a table row is copied by one click', { tag: '@full' }, async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page } = await Shop.open(context, 'amra', '/search/toaletni papir?view=table');
  await page.getByRole('button', { name: 'Kopiraj šifru: PA-20004' }).click();
  await expect(page.getByRole('button', { name: 'Kopiraj šifru: PA-20004' })).toHaveAttribute('data-copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PA-20004');
});

test('printed orders are a table that fits A4, without what can be pressed', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'jasmin', '/profile/orders');
  const main = page.getByRole('main');
  const repeat = main.getByRole('link', { name: /Ponovi narudžbu/ }).first();
  await expect(repeat).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A4 less its margins.
  await page.setViewportSize({ width: 703, height: 1_000 });
  await expect(main.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(repeat).toBeHidden();
  await expect(main.getByRole('button', { name: /Čekaju vas/ })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(703);
});

import { expect, type Locator, test } from '@playwright/test';
import { orders } from '@sjaj/contract';
import { hasFocus, tabTo } from '../pages/keyboard.ts';
import { Shop } from '../pages/shop.ts';

/** Where the focus is: in the element, on the page around it, or nowhere on the page. */
const focusIn = (dialog: Locator): Promise<'inside' | 'outside' | 'none'> =>
  dialog.evaluate((element) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'none';
    return element.contains(focused) ? 'inside' : 'outside';
  });

const tooltipOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element, '::after').visibility);

test('a dialog keeps the focus, Escape closes it and returns the focus', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'jasmin', '/profile/part-numbers');
  const opener = page.getByRole('main').getByRole('button', { name: 'Dodaj šifru' }).first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  const seen = new Set<string>();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    seen.add(await focusIn(dialog));
  }
  expect(seen).toContain('inside');
  expect(seen).not.toContain('outside');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu opens, moves and closes by keyboard', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'jasmin', '/profile/orders');
  const menu = page.getByRole('menu');
  const button = page.getByRole('button', { name: 'Izvezi' });
  await tabTo(page, button);
  await page.keyboard.press('ArrowUp');
  const items = menu.getByRole('menuitem');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  expect(await hasFocus(button)).toBe(false);
});

test(
  'a menu opens that is pressed right after typing, while the list that was searched is loading',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await Shop.open(context, 'jasmin', '/profile/orders');
    const button = page.getByRole('main').getByRole('button', { name: 'Izvezi' });
    const place = await button.boundingBox();
    if (!place) throw new Error('the button is not there');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**/api${orders.list.path}`, async (route) => {
      await answered;
      await route.continue();
    });
    await page.getByRole('main').getByRole('searchbox').fill('2026');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    // The search is sent as its field is left, by the press.
    const asked = page.waitForRequest(`**/api${orders.list.path}`);
    await page.mouse.down();
    await asked;
    await page.mouse.up();
    await expect(page.getByRole('menu')).toBeVisible();
    answer();
    await expect(page).toHaveURL(/q=2026/);
    await expect(page.getByRole('menu')).toBeVisible();
  },
);

test('a tooltip shows on focus, and Escape hides it', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'jasmin');
  const button = page.getByRole('banner').locator('.sj-tip:visible').first();
  await tabTo(page, button);
  await expect.poll(() => tooltipOf(button)).toBe('visible');
  await page.keyboard.press('Escape');
  await expect.poll(() => tooltipOf(button)).toBe('hidden');
  await expect(button).toBeFocused();
});

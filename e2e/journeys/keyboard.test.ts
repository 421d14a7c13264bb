import { expect, test } from '@playwright/test';
import { waitUntilShown } from '../pages/accessible.ts';
import { coveredFocus, hasFocus, tabTo } from '../pages/keyboard.ts';
import { CUSTOMER_PASSWORD, Shop } from '../pages/shop.ts';

test('from the log-in to a placed order without a mouse', async ({ page }) => {
  const keys = page.keyboard;
  const main = page.getByRole('main');

  await test.step('log in', async () => {
    await page.goto('/');
    await tabTo(page, page.getByLabel('Korisničko ime'));
    await keys.type('jasmin');
    await tabTo(page, page.getByLabel('Lozinka', { exact: true }));
    await keys.type(CUSTOMER_PASSWORD);
    await keys.press('Enter');
    await expect(page.getByRole('banner').getByText('Dobar dan')).toBeVisible();
  });
  const shop = new Shop(page);
  await shop.emptyCart();

  await test.step('Escape closes the menu of categories and gives the focus back', async () => {
    await page.goto('/');
    const categories = page.getByRole('button', { name: 'Kategorije' }).first();
    await tabTo(page, categories);
    await keys.press('ArrowDown');
    await expect(page.getByRole('link', { name: /Prikaži (svih |sve )?\d+ artik/ })).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('link', { name: /Prikaži (svih |sve )?\d+ artik/ })).toBeHidden();
    await expect(categories).toBeFocused();
  });

  await test.step('an article by its code, from the suggestions', async () => {
    await keys.press('/');
    await keys.type('CL-10015');
    // The list of an unfinished code may hold the article too, further down.
    await expect(page.getByRole('option').first()).toContainText('Aqualin Floor 5');
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aqualin Floor 5');
    await tabTo(page, page.getByRole('button', { name: 'Dodaj u korpu', exact: true }).first());
    await keys.press('Enter');
    await expect(page.getByText('Dodano u korpu').first()).toBeVisible();
  });

  await test.step('two rows of the table', async () => {
    await page.goto('/category/2/x?view=table');
    const rows = main.locator('input[data-quantity]');
    await tabTo(page, rows.first());
    const before = await rows.first().boundingBox();
    expect(before).not.toBeNull();
    await keys.type('24');
    await keys.press('Enter');
    await expect(rows.nth(1)).toBeFocused();
    // The first amount has its room already: no column moves.
    await expect(main.locator('tr.sj-row-on b').last()).toContainText('KM');
    expect((await rows.first().boundingBox())?.x).toBe(before?.x);
    await keys.type('24');
    const add = main.getByRole('button', { name: 'Dodaj sve u korpu' });
    for (let back = 0; back < 40 && !(await hasFocus(add)); back += 1) await keys.press('Shift+Tab');
    // The toast of the article before may still be there.
    const added = page.waitForResponse((answer) => answer.url().includes('/shopping-cart/add-items'));
    await keys.press('Enter');
    expect((await added).ok()).toBe(true);
  });

  await test.step('the order', async () => {
    await page.goto('/shopping-cart');
    await tabTo(page, main.getByRole('link', { name: 'Nastavi na naručivanje' }));
    await keys.press('Enter');
    const newAddress = main.getByRole('button', { name: 'Nova adresa' });
    await tabTo(page, newAddress);
    await keys.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await keys.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(newAddress).toBeFocused();
    const terms = page.getByRole('checkbox', { name: /Prihvatam/ });
    await tabTo(page, terms);
    // An order of another journey may have accepted them.
    if (!(await terms.isChecked())) await keys.press('Space');
    await keys.press('Control+Enter');
    await shop.placedNumber();
  });
});

test('what is typed into the search field while the app is loading is searched for', async ({ context }) => {
  const shop = await Shop.open(context, 'amra');
  const { page } = shop;
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/brands', { waitUntil: 'commit' });
  await expect(page.locator('.shop-placeholder-search').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('mop');
  await expect(page.locator('.shop-placeholder-search').first()).toHaveText('mop');
  released.resolve();
  const box = page.getByRole('combobox', { name: 'Pretraga' });
  await expect(box).toBeFocused();
  await page.keyboard.type(' fibra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/mop%20fibra$/);
});

test('no bar at the edge of a phone’s screen lies over what has the focus', { tag: '@full' }, async ({ context }) => {
  const shop = await Shop.open(context, 'jasmin');
  const { page } = shop;
  await shop.putIntoCart('CL-10015');
  await page.setViewportSize({ width: 390, height: 760 });
  const found: string[] = [];
  for (const path of [
    '/',
    '/category/2/x?view=cards',
    '/search/CL-10015',
    '/shopping-cart',
    '/checkout',
    '/profile/orders',
  ]) {
    await page.goto(path);
    await waitUntilShown(page);
    if (path.startsWith('/search/')) {
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/article\//);
      await waitUntilShown(page);
    }
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await coveredFocus(page);
      if (covered !== null) found.push(`${path}: ${covered}`);
    }
  }
  expect(found).toEqual([]);
});

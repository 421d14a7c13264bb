import { expect, type Page, test } from '@playwright/test';
import { CUSTOMER_PASSWORD, Shop } from '../pages/shop.ts';

// Elsewhere there is none: what a test holds back or loses must not be answered by the device.
test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'Nema veze s internetom.';

/** Whether the device has the page, all its code and an answer that the page shows. */
const isStored = (page: Page, answer: string) =>
  page.evaluate(async (part) => {
    const [pages, code, answers] = await Promise.all(
      ['sjaj-pages-1', 'sjaj-code-1', 'sjaj-answers-2'].map((name) => caches.open(name)),
    );
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = names.filter((name) => name.includes('/assets/'));
    const found = await Promise.all([pages?.match('/'), ...files.map((file) => code?.match(file))]);
    const known = (await answers?.keys()) ?? [];
    return found.every(Boolean) && known.some(({ url }) => decodeURIComponent(url).includes(part));
  }, answer);
const STORED_WITHIN = { timeout: 30_000 };
const LIST = '["orders","list"';

const firstOrder = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^\d{4}-\d{6}$/ })
    .first();

test('the shop and the last lists open offline, for the user who loaded them and no other', async ({ context }) => {
  const { page } = await Shop.open(context, 'ivana');
  await page.goto('/shopping-cart');
  await expect.poll(() => isStored(page, '["cart"]'), STORED_WITHIN).toBe(true);
  await page.goto('/profile/orders');
  const number = await firstOrder(page).innerText();
  await expect.poll(() => isStored(page, LIST), STORED_WITHIN).toBe(true);

  await test.step('a page that was seen opens, says that there is no line, and leads on', async () => {
    await context.setOffline(true);
    await page.goto('/profile/orders');
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(firstOrder(page)).toHaveText(number);
    await page.goto('/shopping-cart');
    await expect(page.getByRole('banner').getByText('Dobar dan')).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
  });

  await test.step('an article that was not opened before says so, and opens when the connection is back', async () => {
    await page.goto('/article/7/x');
    await expect(page.getByRole('heading', { name: 'Ova stranica još nije na ovom uređaju' })).toBeVisible();
    await context.setOffline(false);
    await expect(
      page.getByRole('button', { name: 'Dodaj u korpu' }).or(page.getByText('Javi kad stigne')).first(),
    ).toBeVisible();
  });

  await test.step('back online it is loaded again', async () => {
    await context.setOffline(false);
    await page.goto('/profile/orders');
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await expect(firstOrder(page)).toHaveText(number);
  });

  await test.step('the next user of the same device sees nothing of it', async () => {
    await page.goto('/auth/logout');
    await expect(page.getByLabel('Korisničko ime')).toBeVisible();
    expect(await page.evaluate(() => caches.has('sjaj-answers-2'))).toBe(false);
    await new Shop(page).logIn('adis', CUSTOMER_PASSWORD);
    await expect.poll(() => isStored(page, '["profile"]'), STORED_WITHIN).toBe(true);
    await context.setOffline(true);
    await page.goto('/profile/orders');
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Adis')).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
  });
});

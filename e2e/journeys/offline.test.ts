import { expect, type Page, test } from '@playwright/test';
import { CUSTOMER_PASSWORD, Shop } from '../pages/shop.ts';

// Elsewhere there is none: what a test holds back or loses must not be answered by the device.
test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'Nema veze s internetom.';

/** Whether the device has the page, its code and the answers to so many questions. */
const isKept = (page: Page, answers: number) =>
  page.evaluate(async (least) => {
    const sizeOf = async (name: string) => (await (await caches.open(name)).keys()).length;
    const [pages, code, known] = await Promise.all(['sjaj-pages-1', 'sjaj-code-1', 'sjaj-answers-1'].map(sizeOf));
    return Number(pages) > 2 && Number(code) > 10 && Number(known) >= least;
  }, answers);

const firstOrder = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^\d{4}-\d{6}$/ })
    .first();

test('the shop and the last lists open without a line, for whoever had them and nobody else', async ({ context }) => {
  const { page } = await Shop.open(context, 'ivana');
  await page.goto('/shopping-cart');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.goto('/profile/orders');
  const number = await firstOrder(page).innerText();
  await expect.poll(() => isKept(page, 4), { timeout: 20_000 }).toBe(true);

  await test.step('a page that was seen opens, says that there is no line, and leads on', async () => {
    await context.setOffline(true);
    await page.goto('/profile/orders');
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(firstOrder(page)).toHaveText(number);
    await page.goto('/shopping-cart');
    await expect(page.getByRole('banner').getByText('Dobar dan')).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
  });

  await test.step('with the line back it is asked for anew', async () => {
    await context.setOffline(false);
    await page.goto('/profile/orders');
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await expect(firstOrder(page)).toHaveText(number);
  });

  await test.step('whoever comes after on the same device sees nothing of it', async () => {
    await page.goto('/auth/logout');
    await expect(page.getByLabel('Korisničko ime')).toBeVisible();
    expect(await page.evaluate(() => caches.has('sjaj-answers-1'))).toBe(false);
    await new Shop(page).logIn('adis', CUSTOMER_PASSWORD);
    await expect.poll(() => isKept(page, 4), { timeout: 20_000 }).toBe(true);
    await context.setOffline(true);
    await page.goto('/profile/orders');
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Adis')).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Within a line of text: pictures above may have come in meanwhile. */
const SAME_PLACE = 20;

test('back leads to the same place of a long list', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'amra', '/category/1/x?size=48');
  await expect(articles(page)).toHaveCount(48);
  const wanted = articles(page).nth(30);
  await wanted.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(500);

  await test.step('from an article', async () => {
    const link = wanted.getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 10));
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(articles(page)).toHaveCount(48);
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(SAME_PLACE);
  });

  await test.step('from the next page of the list, which begins at its top', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Stranica 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText('49–96 od')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page.getByText('1–48 od')).toBeAttached();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  });
});

test('filters are in the address and as chips, and a reset leaves ten of the newest', async ({ context }) => {
  const { page } = await Shop.open(context, 'amra', '/category/1/x');
  const main = page.getByRole('main');
  const filters = main.getByRole('complementary', { name: 'Filteri' });
  const choose = (name: RegExp) => filters.getByRole('checkbox', { name }).check();
  await choose(/^Na stanju/);
  await choose(/^Aqualin/);
  await choose(/^Grasso/);
  await expect(page).toHaveURL(/brands=\d+-\d+&stock=1/);
  const stock = main.getByRole('button', { name: /Na stanju/ });
  const brands = main.getByRole('button', { name: /Aqualin, Grasso/ });
  await expect(stock).toBeVisible();
  await expect(brands).toBeVisible();

  await test.step('they are there after a reload', async () => {
    await page.reload();
    await expect(brands).toBeVisible();
    await expect(filters.getByRole('checkbox', { name: /^Aqualin/ })).toBeChecked();
  });

  await test.step('a chip takes its filter away, back brings it again', async () => {
    await brands.click();
    await expect(page).not.toHaveURL(/brands=/);
    await expect(filters.getByRole('checkbox', { name: /^Aqualin/ })).not.toBeChecked();
    await page.goBack();
    await expect(brands).toBeVisible();
  });

  await test.step('the reset', async () => {
    await main.getByRole('button', { name: 'Ukloni sve' }).click();
    await expect(page).toHaveURL(/size=10&sort=newest/);
    await expect(brands).toBeHidden();
    await expect(main.getByText(/^1–10 od \d+$/)).toBeVisible();
    await expect(articles(page)).toHaveCount(10);
  });
});

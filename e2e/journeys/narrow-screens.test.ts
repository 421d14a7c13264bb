import { expect, type Page, test } from '@playwright/test';
import { dress, HAS_TIME, LOOKS, waitUntilShown } from '../pages/accessible.ts';
import { cutTitles, misfits } from '../pages/layout.ts';
import { Shop } from '../pages/shop.ts';

const SCREENS = {
  orders: '/profile/orders',
  // Protection at work, where most articles have sizes or colours.
  'card view': '/category/7/x?view=cards&size=24',
  'list view': '/category/7/x?view=list&size=24',
  'table view': '/category/1/x?view=table&size=24',
  cart: '/shopping-cart',
  checkout: '/checkout',
  'variants of one attribute': '/search/ZR-70001',
  'variants of two attributes': '/search/ZR-70188',
} as const;

/** Pages that are read more than worked on, of a company admin, who has all of them. */
const FURTHER_SCREENS = [
  '/compare?ids=1,2,3,4',
  '/wishlist',
  '/profile/dashboard',
  '/profile/safety-sheets',
  '/profile/shopping-cards',
  '/profile/finance',
  '/profile/company',
  '/profile/part-numbers',
  '/profile/my-files',
  '/brands',
  '/blogs',
  '/faq',
  '/contact',
] as const;

const WIDTHS = [320, 360, 390, 641, 720, 768, 800, 1024];
const UNPAID = 9;

/** The first order of the list waits for a card payment: its row has the most to show. */
const withUnpaidOrder = (page: Page) =>
  page.route('**/api/orders/get-customer-orders', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first] = answer.data;
    if (first) first.status = UNPAID;
    await route.fulfill({ response, json: answer });
  });

for (const look of LOOKS.filter(({ language }) => language === 'bs' || (HAS_TIME && language === 'srCyrl'))) {
  test(`nothing is cut off in ${look.language} from 320 px on`, { tag: '@full' }, async ({ context }) => {
    const shop = await Shop.open(context, 'amra');
    const { page } = shop;
    await shop.putIntoCart('CL-10015');
    await withUnpaidOrder(page);
    await dress(page, look);
    const found: string[] = [];
    for (const [name, path] of Object.entries(SCREENS)) {
      await page.goto(path);
      await waitUntilShown(page);
      if (name.startsWith('variants')) {
        await page.getByRole('main').getByRole('article').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/article\//);
        await expect(page.locator('main table caption').first()).toBeAttached();
      }
      if (name === 'orders') await expect(page.locator(`a[href^="/checkout/payment/"]`)).toBeVisible();
      await waitUntilShown(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => document.fonts.ready);
        for (const misfit of await misfits(page)) found.push(`${name}, ${width} px: ${misfit}`);
      }
    }
    expect(found).toEqual([]);
  });
}

/** Screens with many titles. */
const LISTS = [
  '/',
  '/my-articles?size=100',
  '/my-articles?view=list&size=100',
  '/category/7/x?view=table&size=48',
  '/category/7/x?view=cards&size=48',
  '/akcija/2/zimska-zastita',
  '/wishlist',
  '/shopping-cart',
  '/compare?ids=1,2,3,4',
] as const;

for (const look of LOOKS.filter(({ language }) => ['bs', 'srCyrl'].includes(language)))
  test(`no title of an article is cut in ${look.language}, at any width`, { tag: '@full' }, async ({ context }) => {
    const shop = await Shop.open(context, 'amra');
    const { page } = shop;
    await shop.putIntoCart('CL-10344');
    await dress(page, look);
    const found: string[] = [];
    for (const path of LISTS) {
      await page.goto(path);
      await waitUntilShown(page);
      for (const width of [1440, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        for (const title of await cutTitles(page)) found.push(`${path}, ${width} px: ${title}`);
      }
    }
    expect(found).toEqual([]);
  });

test('nothing is cut off on the further pages in Cyrillic', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'jasmin');
  await dress(page, { language: 'srCyrl', scheme: 'dark' });
  const found: string[] = [];
  for (const path of FURTHER_SCREENS) {
    await page.goto(path);
    await waitUntilShown(page);
    for (const width of [320, 641, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => document.fonts.ready);
      for (const misfit of await misfits(page)) found.push(`${path}, ${width} px: ${misfit}`);
    }
  }
  expect(found).toEqual([]);
});

test('what orders a suggestion is at its right end on phones and tablets', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'amra');
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('combobox', { name: 'Pretraga' }).fill('krpa');
    const choose = page.getByRole('button', { name: /^Odaberi/ }).first();
    await expect(choose).toBeVisible();
    const title = await page.getByRole('option').first().locator('mark').first().boundingBox();
    const button = await choose.boundingBox();
    expect(button?.x, `${width} px`).toBeGreaterThan((title?.x ?? width) + (title?.width ?? 0));
    expect((button?.x ?? width) + (button?.width ?? 0), `${width} px`).toBeLessThan(width);
  }
});

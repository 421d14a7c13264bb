import { expect, test } from '@playwright/test';
import { ApiCalls } from '../pages/api-calls.ts';
import { Shop } from '../pages/shop.ts';
import { goWithin } from '../pages/routes.ts';
import { beginSession } from '../pages/session.ts';

/** Asked for again once the push channel is open: what came between is not missed. */
const AFTER_PUSH = [
  'GET /api/shopping-cart/customer',
  'GET /api/system-messages/user/unread-messages',
  'GET /api/orders/waiting-for-approval',
];

test('the first page asks for all of its data in one call', async ({ context }) => {
  const { page: first } = await Shop.open(context, 'milica');
  await first.close();
  for (const [path, read] of [
    ['/', 'GET /articles/customer/usual'],
    ['/category/1/x', 'POST /articles/listing'],
    ['/article/1082/x', 'GET /articles/details/{id}'],
  ] as const) {
    const page = await context.newPage();
    const calls = new ApiCalls(page);
    await page.goto(path);
    await calls.answered();
    const requests = calls.made.filter((call) => !AFTER_PUSH.some((known) => call.startsWith(known)));
    expect(requests, path).toEqual([expect.stringContaining(`{"call":"${read}"`)]);
    await page.close();
  }
});

test('a user reads a category and an article before the code of the app is there', async ({ context }) => {
  const { page: first } = await Shop.open(context, 'milica');
  await first.close();
  const page = await context.newPage();
  await page.route('**/assets/vendor-*.js', (route) => route.abort());
  for (const path of ['/category/1/x', '/article/1082/x']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a sale leads to what is in it, and back', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'milica', '/akcija');
  const main = page.getByRole('main');
  const sales = main.getByRole('list', { name: 'Akcije u toku' });
  const tile = sales.getByRole('link', { name: /Zimska zaštita/ });
  await expect(tile).toContainText(/do −\d+\s%/);
  await tile.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zimska zaštita');
  await expect(main.getByRole('article').first()).toContainText('Hladnik');
  await main.getByRole('link', { name: 'Akcije', exact: true }).click();
  await expect(page).toHaveURL(/\/akcija$/);

  await page.goto('/akcija/999/x');
  await expect(main.getByText('Ova akcija je završila.')).toBeVisible();
});

test(
  'who asks when an article comes begins with the words, not with what is known',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await Shop.open(context, 'milica', '/search/CL-10308');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Javi kad stigne/ })
      .click();
    await expect(page.getByRole('dialog').getByLabel('Komentar')).toBeFocused();
  },
);

test(
  'the styles of the frame are in the document, and no later page puts them behind its own',
  { tag: '@full' },
  async ({ page, context }) => {
    await beginSession(context, { username: 'amra', client: 'shop' });
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/frame-[^/]*\.css/.test(request.url())) loaded.push(request.url());
    });
    await page.goto('/');
    // Each has parts of its own that need the frame.
    for (const path of ['/category/1/x', '/about-us', '/profile/account']) await goWithin(page, path);
    expect(loaded).toEqual([]);
  },
);

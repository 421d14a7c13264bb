import { expect, type Page, test as base } from '@playwright/test';
import { setShopMode } from '../open-shop.ts';
import { ApiCalls } from '../pages/api-calls.ts';
import { CUSTOMER_PASSWORD, Shop } from '../pages/shop.ts';
import { type RunningShop, startShop } from '../start-shop.ts';

/** An open shop of its own for these journeys, since they close it. */
let shop: RunningShop | undefined;
const test = base.extend({
  // The hook that starts it has this fixture too.
  baseURL: async ({}, use) => use(shop?.address),
});

test.beforeAll(async () => {
  shop = await startShop();
  await setShopMode(shop.address, 'open');
});
test.afterAll(() => shop?.stop());

test.describe.configure({ mode: 'serial' });

interface AskedReads {
  readonly reads: readonly { readonly call: string }[];
}

interface AnsweredReads {
  readonly data: readonly { readonly status: number }[];
}

/** The calls that the server refuses, as they come, alone or as one of several. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  const note = (status: number, call: string): void => {
    if (status >= 400) refusals.push(`${status} ${call}`);
    // A server that was too busy has refused nothing where the page has asked again and was answered.
    else if (refusals.includes(`503 ${call}`)) refusals.splice(refusals.indexOf(`503 ${call}`), 1);
  };
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    note(response.status(), `${response.request().method()} ${pathname.slice('/api'.length)}`);
    if (pathname !== '/api/reads') return;
    const { reads } = response.request().postDataJSON() as AskedReads;
    const { data } = (await response.json()) as AnsweredReads;
    for (const [place, { status }] of data.entries()) note(status, reads[place]?.call ?? '');
  });
  return refusals;
}

test('a guest sees the whole offer at retail prices, and asks for nothing that is refused', async ({ page }) => {
  const refusals = refusalsOf(page);
  const calls = new ApiCalls(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sve za čisto i sigurno radno mjesto');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeVisible();
  for (const path of [
    '/',
    '/category/1/x',
    '/category/1/x?view=table',
    '/category/1/x?view=list',
    '/article/1/x',
    '/article/1106/x',
    '/search/rukavice',
    '/akcija',
    '/user-articles',
  ]) {
    await page.goto(path);
    const prices = page
      .getByRole('main')
      .getByText(/\d,\d\d\u00A0KM/)
      .filter({ visible: true });
    await expect(prices.first(), path).toBeVisible();
    await calls.answered();
    const text = await page.locator('body').innerText();
    expect(text, path).toMatch(/s PDV-om/i);
    expect(text, path).not.toMatch(/bez PDV-a/i);
  }
  for (const path of ['/brands', '/blogs', '/faq', '/shopping-cart']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await calls.answered();
  }
  expect(refusals).toEqual([]);
});

interface Frame {
  readonly heading: string;
  readonly top: number;
  readonly isFirst: boolean;
}

declare global {
  interface Window {
    headingFrames?: Frame[];
  }
}

/** Notes with every frame what the heading of the page is, and where. */
function watchHeading(): void {
  const frames: Frame[] = [];
  window.headingFrames = frames;
  const note = (): void => {
    const heading = document.querySelector('main h1');
    const isFirst = document.querySelector('.shop-page-content') !== null;
    // The document arrives in parts.
    if (heading || frames.length > 0)
      frames.push({
        heading: heading?.textContent ?? '',
        top: heading ? Math.round(heading.getBoundingClientRect().top) : -1,
        isFirst,
      });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

for (const width of [1440, 390])
  test(`a guest reads the page from the first response on, which the script does not move, at ${width} px @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchHeading);
    let release = (): void => undefined;
    let held = Promise.resolve();
    await page.route('**/api/**', (route) => held.then(() => route.continue()));
    for (const path of ['/article/1082/x', '/category/1/x', '/']) {
      // The catalogue may still be opening: the shop has just been started.
      await expect.poll(async () => (await page.request.get(path)).text()).toContain('shop-page-content');
      held = new Promise((resolve) => (release = resolve));
      await page.goto(path);
      await expect(page.locator('.shop-page-content h1'), path).toBeInViewport();
      release();
      await expect(
        page.getByRole('banner').getByRole('searchbox').or(page.getByRole('combobox')).first(),
      ).toBeVisible();
      await expect(page.locator('.shop-page-content'), path).toHaveCount(0);
      const frames = (await page.evaluate(() => window.headingFrames)) ?? [];
      expect(new Set(frames.map(({ isFirst }) => isFirst)), path).toEqual(new Set([true, false]));
      expect(
        new Set(frames.map(({ heading, top }) => `${heading} at ${top}`)).size,
        `${path}: ${JSON.stringify(frames)}`,
      ).toBe(1);
    }
  });

test('what needs an account leads to Login, says why, and back; who logs out is a guest again', async ({ page }) => {
  await page.goto('/category/1/x');
  await page
    .getByRole('button', { name: /^Dodaj na listu želja/ })
    .first()
    .click();
  await expect(page.getByText('Prijavite se da biste artikle stavili na listu želja.')).toBeVisible();
  await new Shop(page).logIn('amra', CUSTOMER_PASSWORD);
  await expect(page).toHaveURL(/\/category\/1\/sredstva-/);
  await expect(page.getByRole('main').getByText('bez PDV-a').first()).toBeVisible();

  await page.goto('/auth/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sve za čisto i sigurno radno mjesto');
  await expect(page.getByRole('main').getByText('s PDV-om').first()).toBeVisible();
  await expect(page.getByText('Dobar dan')).toHaveCount(0);

  await page.goto('/profile/orders?status=open');
  await expect(page.getByText('Za ovu stranicu treba korisnički račun.')).toBeVisible();
  await new Shop(page).logIn('amra', CUSTOMER_PASSWORD);
  await expect(page).toHaveURL(/\/profile\/orders\?status=open/);
});

test('the page about getting an account leads a guest to the account request', { tag: '@full' }, async ({ page }) => {
  await page.goto('/how-to-register');
  await expect(page.getByRole('main')).toContainText('Ispunite zahtjev za korisnički račun');
  await page.getByRole('main').getByRole('link', { name: 'Zatraži račun za firmu' }).click();
  await expect(page).toHaveURL(/\/auth\/register$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahtjev za korisnički račun');
});

test('a shop that closes meanwhile leads its guest to Login and then on, with the cart', async ({
  page,
  baseURL: address = '',
}) => {
  await page.goto('/');
  await new Shop(page).putIntoCart('PA-20004');
  const calls = new ApiCalls(page);
  await page.goto('/category/1/x');
  // The server has written the links; what buys is drawn by the script, whose calls would lead to Login by themselves.
  await expect(page.getByRole('button', { name: /Dodaj/ }).first()).toBeVisible();
  await calls.answered();
  // No call of the page, as one of a pointer above a link, finds the shop closed before the click has led on.
  const { promise: hasLedOn, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await hasLedOn;
    await route.continue();
  });
  await setShopMode(address, 'closed');
  await page
    .getByRole('link', { name: /Podovi/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/category\/2\/podovi$/);
  letGo();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fcategory%2F2%2Fpodovi/);
  await new Shop(page).logIn('jasmin', CUSTOMER_PASSWORD);
  await expect(page).toHaveURL(/\/category\/2\/podovi$/);
  await page.goto('/shopping-cart');
  await expect(new Shop(page).cartLine('PA-20004')).toBeVisible();
});

test('a closed shop asks once who is there, and nothing else', async ({ page }) => {
  const refusals = refusalsOf(page);
  const calls = new ApiCalls(page);
  await page.goto('/category/1/x');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fcategory%2F1%2Fx/);
  await calls.answered();
  await expect.poll(() => refusals).toEqual(['401 GET /users/profile']);
  await page.goto('/profile/orders');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fprofile%2Forders$/);
  await calls.answered();
  expect(refusals).toHaveLength(1);
});

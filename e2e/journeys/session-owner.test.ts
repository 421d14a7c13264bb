import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { LOOKS, violationsOf } from '../pages/accessible.ts';
import { BackOffice } from '../pages/back-office.ts';
import { beginSession, STAFF_PASSWORD } from '../pages/session.ts';
import { Shop } from '../pages/shop.ts';

/*
 * All tabs share a session, and a page hears later than the session that it is somebody else's. What is pressed in between is done for
 * nobody, and what was asked before is not shown.
 */

const TOKEN = 'sjaj.token';

/** Calls the server with the session of the page, past the page. */
async function callsOf(page: Page) {
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', TOKEN);
  const headers = { authorization: `Bearer ${token}` };
  const request: APIRequestContext = page.context().request;
  const read = async (path: string) => (await (await request.get(`/api${path}`, { headers })).json()).data;
  return {
    lines: async (): Promise<readonly unknown[]> => (await read('/shopping-cart/customer')).cartItems,
    companies: (): Promise<readonly { readonly id: number; readonly title: string }[]> => read('/acting/companies'),
    choose: async (companyId: number): Promise<void> => {
      expect((await request.post('/api/acting/begin', { headers, data: { companyId } })).ok()).toBe(true);
    },
  };
}

const firstAdd = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Dodaj u korpu/ })
    .first();

/** Holds back what the server answers to a call, until it is let go. */
async function hold(page: Page, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await released.promise;
    await route.fulfill({ response });
  });
  return released.resolve;
}

test('@full a page of one adds nothing to the cart of another who has just logged in', async ({ browser }) => {
  const context = await browser.newContext();
  const { page } = await Shop.open(context, 'amra', '/search?q=PA-20004');
  await expect(firstAdd(page)).toBeVisible();
  const release = await hold(page, '**/api/users/profile');
  const other = await browser.newContext();
  await beginSession(other, { username: 'ivana', client: 'shop' });
  const [token] = (await other.storageState()).origins.flatMap(({ localStorage }) => localStorage);
  const tab = await context.newPage();
  await tab.goto('/icon.svg');
  await tab.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN, token?.value ?? ''] as const);
  const { lines } = await callsOf(tab);
  const before = await lines();
  const answered = page.waitForResponse('**/api/shopping-cart/add-item*');
  await firstAdd(page).click();
  expect((await answered).status()).toBe(409);
  expect(await lines()).toEqual(before);
  release();
  await expect(page.getByRole('banner')).toContainText('Ivana');
  await expect(page.getByText('Dodano u korpu')).toHaveCount(0);
});

test('@full nothing of the customer whom a representative has left reaches the next one', async ({ browser }) => {
  const context = await browser.newContext();
  const { page } = await Shop.open(context, 'dario');
  const { lines, companies, choose } = await callsOf(page);
  const [first, second] = await companies();
  if (!first || !second) throw new Error('the representative has too few customers');
  await choose(second.id);
  const before = await lines();
  await choose(first.id);
  const bar = page.getByRole('region', { name: 'Za koga radite?' });
  await page.goto('/search?q=PA-20004');
  await expect(bar).toContainText(first.title);

  await test.step('a late answer of the first is not shown to the second', async () => {
    const asked = page.waitForRequest('**/api/shopping-cart/add-item*');
    const release = await hold(page, '**/api/shopping-cart/add-item*');
    await firstAdd(page).click();
    await asked;
    await choose(second.id);
    await expect(bar).toContainText(second.title);
    release();
    await expect(page.getByRole('banner').getByRole('button', { name: /Korpa/ })).toBeVisible();
    await expect(page.getByText('Dodano u korpu')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a page that has not heard of the second adds nothing to their cart, and asks whose it is', async () => {
    await choose(first.id);
    await page.routeWebSocket(/hubs/, () => undefined);
    await page.reload();
    await expect(firstAdd(page)).toBeVisible();
    await expect(bar).toContainText(first.title);
    await choose(second.id);
    await firstAdd(page).click();
    await expect(bar).toContainText(second.title);
    expect(await lines()).toEqual(before);
  });
});

/** Another person logs in to the back office in another tab of the browser. */
async function logInElsewhere(page: Page, username: string, browser: Browser): Promise<void> {
  const other = await browser.newContext();
  await beginSession(other, { username, client: 'office' });
  const [stored] = (await other.storageState()).origins.flatMap(({ localStorage }) => localStorage);
  if (!stored) throw new Error('no session is stored');
  await other.close();
  const tab = await page.context().newPage();
  await tab.goto('/icon.svg');
  await tab.evaluate(({ name, value }) => localStorage.setItem(name, value), stored);
  await tab.close();
}

test('what one of staff has typed is not saved as another, and is there again for the one', async ({ browser }) => {
  const context = await browser.newContext();
  const { page } = await BackOffice.open(context, 'lejla', '/brands/new');
  const title = page.getByRole('main').getByRole('textbox', { name: 'Naziv', exact: true });
  await title.fill('Upisala Lejla');
  await logInElsewhere(page, 'tarik', browser);
  const dialog = page.getByRole('dialog', { name: 'Prijavila se druga osoba' });
  await expect(dialog).toContainText('Tarik');
  expect(await violationsOf(page, 'another person', LOOKS[0])).toEqual([]);

  await test.step('a save past the dialog is refused', async () => {
    const refused = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/admin/brands'),
    );
    await page.keyboard.press('Control+s');
    expect((await refused).status()).toBe(409);
    await expect(dialog).toBeVisible();
  });
  await test.step('the one who has typed logs in again and goes on', async () => {
    await dialog.getByLabel('Lozinka', { exact: true }).fill(STAFF_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(title).toHaveValue('Upisala Lejla');
  });
  await test.step('the other one goes on with an empty form', async () => {
    await logInElsewhere(page, 'tarik', browser);
    await dialog.getByRole('button', { name: 'Odbaci i nastavi kao Tarik' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Tarik Hodžić').first()).toBeVisible();
    await expect(title).toHaveValue('');
  });
});

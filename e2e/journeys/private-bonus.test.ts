import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test';
import { setShopMode } from '../open-shop.ts';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';
import { STAFF_PASSWORD } from '../pages/session.ts';
import { startShop } from '../start-shop.ts';

const REASON = 'Poklon: kecelja';
const DELIVERED = [2, 4, 5];

/** Calls of the back office by an administrator. */
async function asStaff(request: APIRequestContext) {
  const login = await request.post('/api/auth/login', { data: { username: 'lejla', password: STAFF_PASSWORD } });
  const { data: session } = (await login.json()) as { data: { token: string } };
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${session.token}` };
    const reply = await request.fetch(`/api/admin/${path}`, { method, headers, ...(data && { data }) });
    expect(reply.status(), path).toBe(200);
    return ((await reply.json()) as { data: T }).data;
  };
}

/** Orders by card, as the checkout proposes it, and pays at the bank. Returns the number of the order. */
async function orderByCard({ page }: Shop): Promise<string> {
  await page.goto('/checkout');
  await page.getByRole('checkbox', { name: /Prihvatam/ }).check();
  await page.getByRole('button', { name: 'Potvrdi narudžbu' }).locator('visible=true').first().click();
  const bank = page.locator('main').filter({ has: page.getByLabel('Broj kartice') });
  await bank.getByRole('button', { name: /^Plati \d/ }).click();
  const paid = page.getByRole('heading', { name: /je plaćena/ });
  await expect(paid).toBeVisible();
  return /\d{4}-\d{6}/.exec((await paid.textContent()) ?? '')?.[0] ?? '';
}

/** Delivers the order and has the points of all orders booked, as happens every ten minutes. */
async function deliver(context: BrowserContext, number: string): Promise<void> {
  const call = await asStaff(context.request);
  for (const status of DELIVERED) {
    const found = await call<{ id: number; version: number }[]>('POST', 'orders/get-orders', { quickSearch: number });
    const orders = found.map(({ id, version }) => ({ orderId: id, version }));
    await call('PUT', 'orders/update-order-statuses', { orders, status });
  }
  const jobs = await call<{ id: number; name: string }[]>('GET', 'jobs');
  await call('PUT', `jobs/${jobs.find(({ name }) => name === 'bonus.update')?.id}/run`);
}

test(
  'a private customer earns points by an order, and sees what staff settle of them',
  { tag: '@full' },
  async ({ browser }) => {
    const shop = await startShop();
    try {
      await setShopMode(shop.address, 'open');
      const context = await browser.newContext({ baseURL: shop.address });
      const ana = await Shop.open(context, 'ana');
      await ana.putIntoCart('PA-20004');
      const number = await orderByCard(ana);
      const staff = await browser.newContext({ baseURL: shop.address });
      await deliver(staff, number);

      const main = ana.page.getByRole('main');
      await expect(async () => {
        await ana.page.goto('/bonus-program');
        await expect(main.getByText(`Narudžba ${number}`)).toBeVisible({ timeout: 3_000 });
      }).toPass();

      const office = await BackOffice.open(staff, 'lejla', '/users/9');
      await office.page.getByRole('button', { name: 'Iskoristi bodove' }).click();
      const dialog = office.page.getByRole('dialog');
      await dialog.getByLabel('Bodovi').fill('1');
      await dialog.getByLabel('Razlog').fill(REASON);
      await dialog.getByRole('button', { name: 'Iskoristi bodove' }).click();
      await expect(office.page.getByText(REASON)).toBeVisible();

      await ana.page.reload();
      await expect(main.getByText(REASON)).toBeVisible();
      await context.close();
      await staff.close();
    } finally {
      await shop.stop();
    }
  },
);

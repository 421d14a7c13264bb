import { expect, type Page, test } from '@playwright/test';
import { startShop } from '../start-shop.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: 'on' });
});
test.afterAll(() => shop?.stop());

/** Asks for a new password as many times as need no proof, from the network of the page. */
const useUpFreeRequests = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const ask = () =>
      fetch('/api/users/forgot-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userEmail: 'lana@posta.test' }),
      });
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await ask()).status);
    return statuses;
  });

async function askByForm(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('lana@posta.test');
  await page.getByRole('button', { name: 'Pošalji' }).click();
}

test('@full a form works near its limit: the browser solves the puzzle and says so', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: shop.address });
  await page.goto('/auth/forgot-password');
  expect(await useUpFreeRequests(page)).toEqual([200, 200, 200, 200, 200, 429]);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/users/forgot-password')) answers.push(response.status());
  });
  await askByForm(page);
  await expect(page.getByRole('status').filter({ hasText: 'Sigurnosna provjera' })).toBeAttached();
  await expect.poll(() => answers).toEqual([429, 200]);
  await page.close();
});

test('@full a browser that cannot solve it is told what to do, and keeps what was typed', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: shop.address });
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.goto('/auth/forgot-password');
  await askByForm(page);
  await expect(page.getByText('ovaj preglednik nije mogao obaviti sigurnosnu provjeru').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('lana@posta.test');
  await page.close();
});

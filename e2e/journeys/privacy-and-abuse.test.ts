import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { startShop } from '../start-shop.ts';

test.describe.configure({ mode: 'serial' });

let shop: Awaited<ReturnType<typeof startShop>>;
/** Stands for the server of the owner's statistics. */
let statistics: Server;
let scriptLoads = 0;
test.beforeAll(async () => {
  statistics = createServer((_request, response) => {
    scriptLoads += 1;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' });
    response.end('document.documentElement.dataset.measured = "yes";');
  }).listen(0, '127.0.0.1');
  await once(statistics, 'listening');
  const { port } = statistics.address() as AddressInfo;
  shop = await startShop({ RATE_LIMITS: 'on', MEASUREMENT_SCRIPT: `http://127.0.0.1:${port}/count.js` });
});
test.afterAll(async () => {
  await shop?.stop();
  statistics?.close();
});

test('@full a visit is measured only after a yes, and never after a no', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: shop.address, viewport: { width: 320, height: 700 } });
  await page.goto('/auth/login');
  const question = page.getByRole('region', { name: 'Smijemo li mjeriti posjete?' });
  await expect(question).toBeVisible();
  await page.screenshot({ path: 'test-results/measurement-320.png' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await question.getByRole('button', { name: 'Odbij' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Lozinka', { exact: true })).toBeVisible();
  expect(scriptLoads).toBe(0);
  await page.evaluate(() => localStorage.removeItem('sjaj.measurement'));
  await page.reload();
  await question.getByRole('button', { name: 'Dozvoli' }).click();
  await expect(page.locator('html[data-measured=yes]')).toBeAttached();
  expect(scriptLoads).toBe(1);
  await page.close();
});

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

import { expect, test } from '@playwright/test';
import { violationsOf, LOOKS } from '../pages/accessible.ts';
import { setUpApp } from '../pages/second-factor.ts';
import { type RunningShop, startShop } from '../start-shop.ts';
const PASSWORD = 'konj baterija tri spajalica';

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ DEMO: 'off' });
});
test.afterAll(() => shop.stop());

test('an owner starts an empty shop: the printed link makes an administrator, once', async ({ page, browser }) => {
  const link = await shop.printed(/http\S+\/admin\/setup#token=\S+/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Napravite svoj administratorski nalog');
  expect(await violationsOf(page, 'setup', LOOKS[0])).toEqual([]);
  const create = page.getByRole('button', { name: 'Napravi nalog i prijavi se' });
  await create.click();
  await expect(page.getByText('Polje Ime je obavezno.')).toBeVisible();
  await expect(page.getByLabel('Ime', { exact: true })).toBeFocused();

  await page.keyboard.type('Amra');
  await page.getByLabel('Prezime').fill('Begić');
  await page.getByLabel('Korisničko ime').fill('amra');
  await page.getByLabel('E-mail').fill('amra@cisto.ba');
  await page.getByLabel('Lozinka', { exact: true }).fill('password1234');
  await create.click();
  await expect(page.getByText('Lozinku je prelako pogoditi.').first()).toBeVisible();
  await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  // A shop of one's own asks staff for a second factor before anything else.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postavite drugi faktor');
  expect(await violationsOf(page, 'second factor', LOOKS[0])).toEqual([]);
  await page.goto(new URL('/admin/orders', link).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postavite drugi faktor');
  const { app } = await setUpApp(page, PASSWORD);

  await expect(page).toHaveURL(`${new URL(link).origin}/admin/`);
  await expect(page.getByRole('navigation').first()).toContainText('Narudžbe');
  await expect(page.getByText('Amra Begić').first()).toBeVisible();
  expect(requests.filter((one) => one.includes(new URL(link).hash.slice('#token='.length)))).toEqual([]);

  const other = await (await browser.newContext({ locale: 'bs-BA' })).newPage();
  await other.goto(link);
  await expect(other.getByText('Link za potvrdu je istekao ili je već iskorišten.')).toBeVisible();
  await other.getByRole('link', { name: 'Prijavi se' }).click();
  await other.getByLabel('Korisničko ime').fill('amra');
  await other.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  await other.getByLabel('Kod iz aplikacije').fill(app.nextCode());
  await other.keyboard.press('Enter');
  await expect(other.getByText('Amra Begić').first()).toBeVisible();
});

test('the demo’s log-ins are not known to it', async ({ request }) => {
  const reply = await request.post(`${shop.address}/api/auth/login`, {
    data: { username: 'lejla', password: 'Sjaj-staff-2026' },
  });
  expect(reply.status()).toBe(401);
});

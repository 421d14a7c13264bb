import { expect, test } from '@playwright/test';
import { type Mailbox, openMailbox } from '../mailbox.ts';
import { setShopMode } from '../open-shop.ts';
import { Shop } from '../pages/shop.ts';
import { startShop } from '../start-shop.ts';

test.describe.configure({ mode: 'serial' });

let mailbox: Mailbox;
let shop: Awaited<ReturnType<typeof startShop>>;

test.beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await startShop({ SMTP_URL: mailbox.url });
  await setShopMode(shop.address, 'open');
});

test.afterAll(async () => {
  await shop?.stop();
  mailbox?.close();
});

test(
  'a guest opens a private account by the link in the mail, the cart comes along and is ordered',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.address, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/');
    const guest = new Shop(page);
    await guest.putIntoCart('PA-20004');
    await page.goto('/auth/register/private');
    await page.getByRole('button', { name: 'Otvori račun' }).click();
    await expect(page.getByText('Polje Ime je obavezno.')).toBeVisible();
    await page.getByLabel('Ime', { exact: true }).fill('Lana');
    await page.getByLabel('Prezime').fill('Kos');
    await page.getByLabel('E-mail').fill('lana.kos@posta.test');
    await page.getByLabel('Lozinka', { exact: true }).fill('password1234');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Otvori račun' }).click();
    await expect(page.getByText('Lozinku je prelako pogoditi.')).toBeVisible();
    const password = 'konj baterija tri spajalica';
    await page.getByLabel('Lozinka', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Otvori račun' }).click();
    await expect(page.getByRole('heading', { name: 'Potvrdite svoju adresu' })).toBeVisible();
    const link = /\/auth\/confirm-registration#token=[\w-]{43}/;
    let path = '';
    await expect(() => {
      path = link.exec(mailbox.lettersTo('lana.kos@posta.test').at(-1) ?? '')?.[0] ?? '';
      expect(path).not.toBe('');
    }).toPass({ timeout: 30_000 });
    await page.goto(path);
    await page.getByLabel('Lozinka', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Potvrdi i prijavi se' }).click();
    await expect(page.getByText('Vaš račun je otvoren.')).toBeVisible();
    await page.goto('/shopping-cart');
    await expect(page.getByText('1 artikal').first()).toBeVisible();
    await test.step('and becomes the first order', async () => {
      await page.locator('a[href="/checkout"]').locator('visible=true').first().click();
      await page.getByRole('button', { name: 'Nova adresa' }).click();
      const address = page.getByRole('dialog', { name: 'Nova adresa' });
      await expect(address.getByText('na primjer „Kuća”')).toBeVisible();
      await address.getByLabel('Naziv').fill('Kuća');
      await address.getByLabel('Ulica i broj').fill('Titova 12');
      await address.getByLabel('Mjesto').selectOption({ label: 'Sarajevo (71000)' });
      await expect(address.getByLabel('Kontakt osoba')).toHaveValue('Lana Kos');
      await address.getByLabel('Telefon').fill('061 222 333');
      await address.getByRole('button', { name: 'Sačuvaj' }).click();
      await expect(page.getByRole('radio', { name: /Titova 12/ })).toBeChecked();
      await page.getByRole('checkbox', { name: /Prihvatam/ }).check();
      await page.getByRole('button', { name: 'Potvrdi narudžbu' }).locator('visible=true').first().click();
      await new Shop(page).placedNumber();
      await expect.poll(() => mailbox.lettersTo('lana.kos@posta.test').length).toBeGreaterThan(1);
    });
    await context.close();
  },
);

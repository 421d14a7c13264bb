import { expect, type Page, test } from '@playwright/test';
import { type Mailbox, openMailbox } from '../mailbox.ts';
import { setShopMode } from '../open-shop.ts';
import { LOOKS, violationsOf } from '../pages/accessible.ts';
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

const [LIGHT] = LOOKS;
const EMAIL = 'dunja.brest@posta.example';
const RESET_LINK = /\/auth\/customer-password-reset#token=[\w-]{43}/;

/** Chooses who logs in, on the page of the stand-in. */
async function beDunja(page: Page, provider: string): Promise<void> {
  await expect(page.getByText(`Ovo nije ${provider}`)).toBeVisible();
  await page.getByRole('button', { name: 'Dunja Brest' }).click();
}

async function logInByGoogle(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Nastavi uz Google' }).click();
  await beDunja(page, 'Google');
}

test(
  'somebody new logs in by Google with the cart, links Facebook in the profile, and unlinks it with a password',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: shop.address,
      locale: 'bs-BA',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await new Shop(page).putIntoCart('PA-20004');

    await logInByGoogle(page);
    await expect(page.getByText(`Google je potvrdio ${EMAIL}`)).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Otvori račun i prijavi se' }).click();
    await expect(page.getByText('Vaš račun je otvoren.')).toBeVisible();
    await page.goto('/shopping-cart');
    await expect(page.getByText('1 artikal').first()).toBeVisible();

    await page.goto('/auth/logout');
    await logInByGoogle(page);
    await expect(page.getByRole('heading', { name: 'Dobar dan, Dunja' })).toBeVisible();

    await page.goto('/profile/account');
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Google i Facebook' }) });
    await expect(panel.getByText(EMAIL)).toBeVisible();
    await panel.getByRole('link', { name: 'Poveži Facebook' }).click();
    await beDunja(page, 'Facebook');
    await expect(page.getByRole('heading', { name: 'Povežite Facebook sa svojim računom' })).toBeVisible();
    expect(await violationsOf(page, 'a question before linking', LIGHT)).toEqual([]);
    await page.getByRole('button', { name: 'Poveži', exact: true }).click();
    await expect(panel.getByText(EMAIL)).toHaveCount(2);

    await panel.getByRole('button', { name: 'Prekini vezu: Facebook' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Postavite je putem maila' }).click();
    await page.getByRole('textbox').fill(EMAIL);
    await page.getByRole('button', { name: 'Pošalji link' }).click();
    let path = '';
    await expect(() => {
      path = RESET_LINK.exec(mailbox.lettersTo(EMAIL).at(-1) ?? '')?.[0] ?? '';
      expect(path).not.toBe('');
    }).toPass({ timeout: 30_000 });
    await page.goto(path);
    const password = 'konj baterija tri spajalica';
    await page.getByLabel('Nova lozinka').fill(password);
    await page.getByLabel('Ponovite lozinku').fill(password);
    await page.getByRole('button', { name: 'Postavi lozinku' }).click();
    await expect(page.getByText('Lozinka je postavljena.')).toBeVisible();

    await logInByGoogle(page);
    await expect(page.getByRole('heading', { name: 'Dobar dan, Dunja' })).toBeVisible();
    await page.goto('/profile/account');
    await panel.getByRole('button', { name: 'Prekini vezu: Facebook' }).click();
    const dialog = page.getByRole('dialog');
    expect(await violationsOf(page, 'a dialog before unlinking', LIGHT)).toEqual([]);
    await dialog.getByLabel('Lozinka', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Prekini vezu' }).click();
    await expect(panel.getByText('Nije povezan')).toBeVisible();
    await expect(panel.getByText(EMAIL)).toHaveCount(1);
    await context.close();
  },
);

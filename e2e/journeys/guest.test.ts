import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Mailbox, openMailbox } from '../mailbox.ts';
import { setShopMode } from '../open-shop.ts';
import { dress, HAS_TIME, violationsOf, LOOKS } from '../pages/accessible.ts';
import { GUEST_EMAIL, GuestCheckout } from '../pages/guest-checkout.ts';
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

/** Somebody who has never been here. */
async function newGuest(context: BrowserContext): Promise<Shop> {
  const page = await context.newPage();
  await page.goto('/');
  return new Shop(page);
}

const TO_ORDER = /\/guest-order#[\w-]{43}/;
const TO_CONFIRM = /\/confirm-order#[\w-]{43}/;

/** Where the link leads that the last mail of its kind to the guest carries. */
async function linkOf(number: string, kind = TO_ORDER): Promise<string> {
  let path = '';
  await expect(() => {
    const letter = mailbox.lettersTo(GUEST_EMAIL).findLast((one) => one.includes(number) && kind.test(one));
    path = kind.exec(letter ?? '')?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return path;
}

/** Answers the mail that asks for the confirmation, wherever it is read. */
async function confirm(page: Page, number: string): Promise<void> {
  await page.goto(await linkOf(number, TO_CONFIRM));
  await expect(page).toHaveURL(/\/confirm-order$/);
  await page.getByRole('button', { name: 'Potvrdi narudžbu' }).click();
  await expect(page.getByRole('heading', { name: `Narudžba ${number} je potvrđena` })).toBeVisible();
}

test('a guest finds, orders, sees the order, and opens it elsewhere by the link in the mail', async ({ browser }) => {
  const here = await browser.newContext({ baseURL: shop.address });
  const guest = await newGuest(here);
  const { page } = guest;
  await guest.putIntoCart('PA-20004');
  await guest.putIntoCart('KO-40047');
  await page.goto('/shopping-cart');
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(3);
  await expect(page.getByText('bez PDV-a')).toHaveCount(0);

  const checkout = new GuestCheckout(page);
  await checkout.begin();
  await test.step('what is missing stands at its field, and what was typed outlives a reload', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Polje E-mail je obavezno.')).toBeVisible();
    await checkout.fillIn();
    await page.getByLabel('E-mail').fill('mira@');
    await page.getByLabel('E-mail').blur();
    await expect(page.getByText('Polje E-mail nije ispravna e-mail adresa.').first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Ulica i broj')).toHaveValue('Obala 14');
    await page.getByLabel('E-mail').fill(GUEST_EMAIL);
  });
  await checkout.acceptAndOrder();
  const number = await guest.placedNumber();
  await expect(page.getByText(`Poslali smo e-mail na ${GUEST_EMAIL}`)).toBeVisible();
  await page.getByRole('link', { name: 'Pogledaj narudžbu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await page.getByRole('button', { name: 'Pošalji e-mail ponovo' }).click();
  await expect(page.getByText('E-mail je poslan.').first()).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: shop.address });
  const reader = await elsewhere.newPage();
  await confirm(reader, number);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pošalji e-mail ponovo' })).toHaveCount(0);
  await reader.goto(await linkOf(number));
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(reader).toHaveURL(/\/guest-order$/);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(number);
  await reader.getByLabel('Poruka o ovoj narudžbi').fill('Može li poslije 16 h?');
  await reader.getByRole('button', { name: 'Pošalji', exact: true }).click();
  await expect(reader.getByText('Može li poslije 16 h?')).toBeVisible();
  await expect(reader.getByText('Čeka odgovor')).toBeVisible();
  const download = reader.waitForEvent('download');
  await reader.getByRole('button', { name: /Potvrda narudžbe/ }).click();
  expect((await download).suggestedFilename()).toContain(number);
  await reader.getByRole('button', { name: 'Otkaži narudžbu' }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Otkaži narudžbu' }).click();
  await expect(reader.getByRole('main').getByText('Otkazana').first()).toBeVisible();

  const other = await elsewhere.newPage();
  await other.goto('/guest-order');
  await expect(other.getByText('Link za narudžbu je istekao')).toBeVisible();
  await here.close();
  await elsewhere.close();
});

/** The bank's page; the shop's own has no such field. */
const bank = (page: Page) => page.locator('main').filter({ has: page.getByLabel('Broj kartice') });
const press = (page: Page, name: string | RegExp) => bank(page).getByRole('button', { name }).click();

test(
  'a guest’s card is declined, and the order is paid by the link in the mail',
  { tag: '@full' },
  async ({ browser }) => {
    const here = await browser.newContext({ baseURL: shop.address });
    const guest = await newGuest(here);
    const { page } = guest;
    await guest.putIntoCart('PA-20004');
    const checkout = new GuestCheckout(page);
    await checkout.begin();
    await checkout.fillIn();
    await page.getByRole('radio', { name: /Kartica/ }).check({ force: true });
    await checkout.acceptAndOrder();
    const shown = bank(page).getByText(/\d{4}-\d{6}/);
    await expect(shown).toBeVisible();
    const number = /\d{4}-\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
    await press(page, 'Odbij karticu');
    await press(page, 'Odustani');
    await expect(page.getByRole('button', { name: 'Plati ponovo' })).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL: shop.address });
    const payer = await elsewhere.newPage();
    await payer.goto(await linkOf(number));
    await payer.getByRole('button', { name: 'Plati ponovo' }).click();
    await press(payer, /^Plati \d/);
    await expect(payer.getByRole('heading', { name: `Narudžba ${number} je plaćena` })).toBeVisible();
    await payer.getByRole('link', { name: 'Pogledaj narudžbu' }).click();
    await expect(payer.getByRole('main').getByText('Plaćena', { exact: true }).first()).toBeVisible();
    await here.close();
    await elsewhere.close();
  },
);

test(
  'what a guest has in the cart joins the account at log-in, exactly once',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.address });
    const guest = await newGuest(context);
    const { page } = guest;
    await guest.putIntoCart('PA-20004');
    await page.goto('/checkout');
    await page.getByRole('link', { name: 'Prijavi se' }).click();
    await page.getByLabel('Korisničko ime').fill('jasmin');
    await page.getByLabel('Lozinka', { exact: true }).fill('pogresna-lozinka');
    await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
    await expect(page.getByText('Korisničko ime ili lozinka nisu tačni.')).toBeVisible();
    await page.getByLabel('Lozinka', { exact: true }).fill('Sjaj-demo-2026');
    await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByText('Dodano iz vaše korpe: 1 stavka').first()).toBeVisible();

    await page.goto('/shopping-cart');
    const quantity = guest.cartLine('PA-20004').getByRole('textbox');
    const joined = await quantity.inputValue();
    await page.reload();
    await expect(quantity).toHaveValue(joined);
    await page.goto('/auth/logout');
    // The session has ended once the shop shows Home; a page opened before would cancel the log-out.
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/auth/login');
    await guest.logIn('jasmin', 'Sjaj-demo-2026');
    await page.goto('/shopping-cart');
    await expect(quantity).toHaveValue(joined);
    await context.close();
  },
);

test('the screens of a guest are accessible', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.address });
  const guest = await newGuest(context);
  const { page } = guest;
  await guest.putIntoCart('PA-20004');
  const found: string[] = [];
  for (const one of LOOKS.filter(({ language }) => HAS_TIME || language === 'bs')) {
    const look = async (what: string): Promise<void> => {
      found.push(...(await violationsOf(page, `${one.language} ${what}`, one)));
    };
    await dress(page, one);
    await page.evaluate(() => sessionStorage.clear());
    for (const path of ['/shopping-cart', '/checkout']) {
      await page.goto(path);
      await look(path);
    }
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await look('form');
    await page.goto('/guest-order/1');
    await look('unknown order');
    await page.goto(`/guest-order#${'x'.repeat(43)}`);
    await look('unknown link');
    await page.goto(`/confirm-order#${'x'.repeat(43)}`);
    await look('confirmation');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await look('unknown confirmation');
  }
  expect(found).toEqual([]);
  await context.close();
});

test(
  'a shop that closes shuts its guests out, and an order’s link still opens it',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.address });
    const guest = await newGuest(context);
    const { page } = guest;
    await guest.putIntoCart('PA-20004');
    const checkout = new GuestCheckout(page);
    await checkout.begin();
    await checkout.fillIn();
    await checkout.acceptAndOrder();
    const number = await guest.placedNumber();
    await confirm(page, number);
    const link = await linkOf(number);

    await setShopMode(shop.address, 'closed');
    await page.goto('/shopping-cart');
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await context.close();
  },
);

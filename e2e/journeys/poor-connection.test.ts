import { expect, type Page, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

const TOILET_PAPER = 'PA-20004';
const ROLL = 'PA-20037';

const quantityOf = (shop: Shop, code: string) => shop.cartLine(code).getByRole('textbox', { name: /^Količina: / });

/** The server carries out the next such call, but its answer is lost. */
const loseAnswer = (page: Page, call: string) =>
  page.route(
    `**/api/shopping-cart/${call}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** One code and its quantity through the line above the cart. */
async function typeLine(page: Page, code: string, quantity: number): Promise<void> {
  const line = page.getByRole('textbox', { name: 'Šifra ili barkod' });
  await line.fill(code);
  await page.getByRole('textbox', { name: 'Količina', exact: true }).fill(String(quantity));
  await line.press('Enter');
}

test('the cart can be changed offline, and is sent when the connection is back', async ({ context }) => {
  const shop = await Shop.open(context, 'ivana');
  const { page } = shop;
  const main = page.getByRole('main');
  await shop.emptyCart();
  await shop.putIntoCart(TOILET_PAPER);
  await page.goto('/shopping-cart');
  await typeLine(page, ROLL, 4);
  await expect(shop.cartLine(ROLL)).toHaveCount(1);
  const before = Number(await quantityOf(shop, TOILET_PAPER).inputValue());

  await test.step('changes wait, and ordering says what it needs', async () => {
    await context.setOffline(true);
    await expect(page.getByText('Nema veze s internetom.')).toBeVisible();
    await quantityOf(shop, TOILET_PAPER).fill(String(before * 2));
    await page.keyboard.press('Tab');
    // The row grows by the note that its change waits, and moves the button below.
    await expect(main.getByRole('heading', { name: 'Čeka slanje (1)' })).toBeVisible();
    await shop
      .cartLine(ROLL)
      .getByRole('button', { name: /^Ukloni iz korpe/ })
      .click();
    await expect(main.getByRole('heading', { name: 'Čeka slanje (2)' })).toBeVisible();
    await expect(shop.cartLine(ROLL)).toHaveCount(0);
    // The bar of phones says it too.
    await expect(main.getByText('Za narudžbu je potrebna veza.').filter({ visible: true })).toHaveCount(1);
  });

  const after = Number(await quantityOf(shop, TOILET_PAPER).inputValue());
  expect(after).toBeGreaterThan(before);

  await test.step('one is taken back, the other arrives', async () => {
    await main.getByRole('button', { name: /^Vrati: Industrijska rola/ }).click();
    await expect(main.getByRole('heading', { name: 'Čeka slanje (1)' })).toBeVisible();
    await expect(shop.cartLine(ROLL)).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByText('Veza je ponovo uspostavljena.').first()).toBeVisible();
    await page.reload();
    await expect(quantityOf(shop, TOILET_PAPER)).toHaveValue(String(after));
    await expect(shop.cartLine(ROLL)).toHaveCount(1);
  });

  await test.step('a call whose answer was lost counts once', async () => {
    await loseAnswer(page, 'add-item-v2');
    await typeLine(page, TOILET_PAPER, before);
    await expect(main.getByRole('heading', { name: 'Čeka slanje (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(main.getByRole('heading', { name: /Čeka slanje/ })).toHaveCount(0);
    await page.reload();
    await expect(quantityOf(shop, TOILET_PAPER)).toHaveValue(String(after + before));
  });
});

test('the code of a page that does not arrive at first is asked for again', { tag: '@full' }, async ({ context }) => {
  const { page } = await Shop.open(context, 'ivana');
  const asked: string[] = [];
  await page.route(/\/assets\/article-[\w-]+\.js$/, async (route) => {
    asked.push(route.request().url());
    await (asked.length === 1 ? route.abort('connectionfailed') : route.continue());
  });
  await page.goto('/article/7/x');
  await expect(page.getByRole('button', { name: 'Dodaj u korpu' }).first()).toBeVisible();
  expect(asked.filter((address) => address === asked[0])).toHaveLength(2);
});

test(
  'a page whose code does not arrive is loaded by a press when the line is better',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await Shop.open(context, 'ivana');
    let isLost = true;
    await page.route(/\/assets\/article-[\w-]+\.js$/, (route) =>
      isLost ? route.abort('connectionfailed') : route.continue(),
    );
    await page.goto('/article/7/x');
    await expect(page.getByRole('heading', { name: 'Ovu stranicu nije moguće učitati.' })).toBeVisible();
    isLost = false;
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(page.getByRole('button', { name: 'Dodaj u korpu' }).first()).toBeVisible();
  },
);

import { ORDER_STATUS } from '@sjaj/contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { articleId, buyer, order, staffCaller } from '../pages/waiting-orders.ts';
import { type RunningShop, startShop } from '../start-shop.ts';

const ORDERS = 80;
const HANDED_OVER = ORDER_STATUS.finished;
/** Yes needs A and Enter; no needs R, the way to an offered reason, and two Enters. */
const MOST_PRESSES = 5;
/** Every seventh of the asked ones is rejected. */
const REJECTED = ORDERS / 7;
const SCANNED = 5;
const BUYERS = ['jasmin', 'milica', 'ivana', 'selma', 'amra'] as const;

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

/** Counts what a person presses. */
class Keys {
  presses = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.presses += 1;
      await this.page.keyboard.press(key);
    }
  }
}

/** What the page has sent to change orders: order, status and version of each. */
function sentChanges(page: Page): { readonly orderId: number; readonly status: number }[] {
  const changes: { orderId: number; status: number }[] = [];
  page.on('request', (request) => {
    if (!/update-order-status/.test(request.url())) return;
    const { status, orderId, orders = [{ orderId }] } = request.postDataJSON();
    changes.push(...orders.map((one: { orderId: number }) => ({ orderId: one.orderId, status })));
  });
  return changes;
}

const numberIn = async (row: Locator): Promise<string> =>
  /\d{4}-\d{6}/.exec((await row.textContent()) ?? '')?.[0] ?? '';

test('eighty waiting orders are decided and sent out by keyboard, each once', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.address, viewport: { width: 1440, height: 900 } });
  const staff = await staffCaller(context.request);
  const waiting = async () => (await staff.send('GET', '/admin/orders/approval-queue')).orders;

  await test.step('on a busy day eighty orders wait, some of them with something to ask about', async () => {
    const buyers = await Promise.all(BUYERS.map((name) => buyer(context.request, name)));
    const [first] = buyers;
    if (!first) throw new Error('nobody to order');
    const goods = await Promise.all(['CL-10015', 'PA-20004'].map((code) => articleId(first, code)));
    for (let count = (await waiting()).length; count < ORDERS; count += 1) {
      const person = buyers[count % buyers.length];
      const article = goods[count % goods.length];
      if (!person || article === undefined) throw new Error('nobody to order');
      const note = count % 4 === 0 ? 'Molimo poziv prije dostave' : undefined;
      await order(person, { articleId: article, quantity: 1, ...(note && { note }) });
    }
    expect(await waiting()).toHaveLength(ORDERS);
  });

  const { page } = await BackOffice.open(context, 'lejla', '/queues/approval');
  const keys = new Keys(page);
  const changes = sentChanges(page);
  const rows = page.getByRole('region', { name: 'Najstarije prvo' }).getByRole('button');
  const current = rows.and(page.locator('[aria-current]'));
  const dialog = page.getByRole('dialog');
  await expect(rows).toHaveCount(ORDERS);

  /** Lets the keys decide on the open order; the next one is open and has the focus. */
  const decide = async (pressKeys: () => Promise<void>): Promise<void> => {
    const [left, number, before] = [await rows.count(), await numberIn(current), keys.presses];
    await pressKeys();
    await expect(rows.filter({ hasText: number })).toHaveCount(0);
    expect(keys.presses - before, number).toBeLessThanOrEqual(MOST_PRESSES);
    if (left > 1) await expect(current).toBeFocused();
  };
  const approve = async (): Promise<void> => {
    await keys.press('a');
    await expect(dialog.getByRole('button', { name: 'Odobri' })).toBeFocused();
    await keys.press('Enter');
  };
  const reject = async (): Promise<void> => {
    await keys.press('r');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await keys.press('Tab', 'Enter', 'Enter');
  };

  await test.step('J and K go on and back, and a key that is held down decides one order', async () => {
    await keys.press('j');
    await expect(current).toBeFocused();
    const second = await numberIn(current);
    await keys.press('k');
    await expect(current).not.toContainText(second);
    while (!/Bez primjedbi/.test((await current.textContent()) ?? '')) await keys.press('j');
    const number = await numberIn(current);
    // The second press is the repetition of the first.
    await page.keyboard.down('a');
    await page.keyboard.down('a');
    await page.keyboard.up('a');
    keys.presses += 1;
    await expect(rows.filter({ hasText: number })).toHaveCount(0);
    await expect(rows).toHaveCount(ORDERS - 1);
    await expect(dialog).toBeHidden();
    await expect(current).toBeFocused();
  });

  await test.step('what nothing speaks against goes at once, and the focus stays on an order', async () => {
    await keys.press('g');
    await expect(dialog.getByRole('button', { name: /Odobri/ })).toBeFocused();
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rows.filter({ hasText: 'Bez primjedbi' })).toHaveCount(0);
    await expect(current).toBeFocused();
  });

  await test.step('the others are asked about, one after the other', async () => {
    for (let left = await rows.count(); left > 0; left -= 1) await decide(left % 7 === 0 ? reject : approve);
    await expect(page.getByText('Sve je odlučeno')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Na otpremu' })).toBeFocused();
  });

  await test.step('with fewer than two presses an order, and no order is decided twice', async () => {
    expect(keys.presses).toBeLessThan(2 * ORDERS);
    expect(changes).toHaveLength(ORDERS);
    expect(new Set(changes.map(({ orderId }) => orderId)).size).toBe(ORDERS);
    await expect.poll(async () => (await waiting()).length).toBe(0);
  });

  await test.step('a scan hands over an order each, without another press in between', async () => {
    const first = page.getByRole('row').nth(1).getByRole('link').first();
    await keys.press('Enter');
    await expect(first).toBeVisible();
    await keys.press('s');
    for (let scanned = 0; scanned < SCANNED; scanned += 1) {
      const number = (await first.textContent()) ?? '';
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${number} predana`)).toBeVisible();
      await expect(page.getByRole('link', { name: number })).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Skenirajte broj za predaju' })).toBeFocused();
    }
  });

  await test.step('all others are handed over by four clicks, and delivered by four more', async () => {
    for (const [name, view] of [
      ['Predaj na dostavu', null],
      ['Potvrdi isporuku', 'Na dostavi'],
    ] as const) {
      if (view !== null) await page.getByRole('main').getByText(view).first().click();
      await page.getByRole('checkbox', { name: 'Odaberi sve' }).check();
      await page.getByRole('button', { name: /^Svih \d+ pronađenih$/ }).click();
      await page.getByRole('button', { name: new RegExp(`^${name} \\(\\d+\\)$`) }).click();
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('checkbox', { name: 'Odaberi sve' })).toHaveCount(0);
    }
    const handedOver = changes.filter(({ status }) => status === HANDED_OVER).map(({ orderId }) => orderId);
    expect(handedOver.length).toBeGreaterThanOrEqual(ORDERS - REJECTED);
    expect(new Set(handedOver).size).toBe(handedOver.length);
  });
});

import { articles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anOrder, openStall, type Stall, someArticle } from '../../../test/builders/stall.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let stall: Stall;

beforeAll(async () => {
  shop = await openTestShop();
  stall = await openStall(shop);
});
afterAll(() => shop.close());

interface Row {
  readonly code: string;
  readonly quantity: number;
  readonly price: number;
  readonly lastBought: { readonly quantity: number };
}

const usual = async (): Promise<Row[]> => (await shop.call(articles.usualArticles, { token: stall.buyer })).data;

/** The server follows the database five times a second. */
const untilUsual = (expected: (rows: readonly Row[]) => void) =>
  vi.waitFor(async () => expected(await usual()), { timeout: 30_000, interval: 50 });

it('proposes what is ordered most often, with the quantity of last time', async () => {
  const often = await someArticle(stall, 'UO-CESTO');
  const seldom = await someArticle(stall, 'UO-RIJETKO');
  await anOrder(stall, often, 4);
  await anOrder(stall, seldom, 9);
  await anOrder(stall, often, 6);
  await untilUsual((rows) =>
    expect(rows.map(({ code, quantity, lastBought }) => [code, quantity, lastBought.quantity])).toEqual([
      ['UO-CESTO', 6, 6],
      ['UO-RIJETKO', 9, 9],
    ]),
  );
});

it('proposes what can be ordered today: whole packs, no more than there is, nothing that is gone', async () => {
  const packed = await someArticle(stall, 'UO-PAKET', { stock: 100 });
  const short = await someArticle(stall, 'UO-MALO', { stock: 100 });
  const gone = await someArticle(stall, 'UO-NEMA', { stock: 100 });
  for (const id of [packed, short, gone]) await anOrder(stall, id, 10);
  await shop.db.updateTable('article').set({ pack_size: 12 }).where('id', '=', packed).execute();
  await shop.db.updateTable('stock_level').set({ on_hand: 17 }).where('article_id', '=', short).execute();
  await shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', gone).execute();
  await shop.db.updateTable('setting').set({ value: 'false' }).where('key', '=', 'allowOrderingStockZero').execute();
  await untilUsual((rows) => {
    const quantities = Object.fromEntries(rows.map(({ code, quantity }) => [code, quantity]));
    expect(quantities).toMatchObject({ 'UO-PAKET': 12, 'UO-MALO': 7 });
    expect(quantities).not.toHaveProperty('UO-NEMA');
  });
});

it('shows the price that the quantity reaches', async () => {
  const article = await someArticle(stall, 'UO-RAZRED');
  const { vpc } = await shop.db.selectFrom('article').select('vpc').where('id', '=', article).executeTakeFirstOrThrow();
  await shop.db
    .insertInto('quantity_break')
    .values({ article_id: article, from_quantity: 5, price: vpc - 30 })
    .execute();
  await anOrder(stall, article, 5);
  await untilUsual((rows) => expect(rows.find(({ code }) => code === 'UO-RAZRED')?.price).toBe((vpc - 30) / 100));
});

it('has one of each variation before the others, and seven rows', async () => {
  const variation = await shop.db
    .insertInto('variation')
    .values({ title: JSON.stringify({ bs: 'Rukavice' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sizes: number[] = [];
  for (const size of ['S', 'M', 'L']) sizes.push(await someArticle(stall, `UO-VEL-${size}`));
  await shop.db.updateTable('article').set({ variation_id: variation.id }).where('id', 'in', sizes).execute();
  for (const id of [...sizes, ...sizes, ...sizes]) await anOrder(stall, id);
  const single = await someArticle(stall, 'UO-SAM');
  await anOrder(stall, single);
  await untilUsual((rows) => {
    const codes = rows.map(({ code }) => code);
    expect(codes).toHaveLength(7);
    expect(codes[0]).toMatch(/^UO-VEL/);
    expect(codes.filter((code) => code.startsWith('UO-VEL'))).toHaveLength(1);
    expect(codes).toContain('UO-SAM');
  });
});

it('403 for staff, who order nothing for themselves', async () => {
  expect((await shop.call(articles.usualArticles, { token: stall.administrator })).status).toBe(403);
});

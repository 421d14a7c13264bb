import { articles, type PurchasedArticle, type UsualArticle } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { noonDaysAgo } from '../../../test/builders/days.ts';
import { aPerson } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  anOrder,
  seedShop,
  type SeededShop,
  someArticle,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let seeded: SeededShop;

beforeAll(async () => {
  // What is due changes at midnight.
  shop = await openTestShop({ stopsClock: true });
  seeded = await seedShop(shop);
});
afterAll(() => shop.close());

const usual = async (): Promise<UsualArticle[]> =>
  (await shop.call(articles.usualArticles, { token: seeded.buyer })).data;

/** The server follows the database five times a second. */
const untilUsual = (expected: (rows: readonly UsualArticle[]) => void) =>
  vi.waitFor(async () => expected(await usual()), { timeout: 30_000, interval: 50 });

const rowOf = (rows: readonly UsualArticle[], code: string) => rows.find((row) => row.code === code);

/** Orders of so many pieces, each placed so many days ago, the oldest first. */
async function orderedOn(articleId: number, ...orders: readonly (readonly [daysAgo: number, quantity: number])[]) {
  for (const [daysAgo, quantity] of orders) {
    const id = await anOrder(seeded, articleId, quantity);
    if (daysAgo === 0) continue;
    const placedAt = noonDaysAgo(shop.now(), daysAgo);
    await shop.db.updateTable('sales_order').set({ placed_at: placedAt }).where('id', '=', id).execute();
  }
}

it('proposes what is ordered most often where nothing has a rhythm yet, with the usual quantity', async () => {
  const often = await someArticle(seeded, 'UO-CESTO');
  const seldom = await someArticle(seeded, 'UO-RIJETKO');
  await orderedOn(often, [40, 4], [3, 6]);
  await orderedOn(seldom, [2, 9]);
  await orderedOn(often, [0, 20]);
  await untilUsual((rows) =>
    expect(rows.map(({ code, quantity, isProposed, lastBought }) => [code, quantity, isProposed, lastBought.quantity]))
      // A purchase day: median of 4, 6 and 20.
      .toEqual([
        ['UO-CESTO', 6, true, 20],
        ['UO-RIJETKO', 9, true, 9],
      ]),
  );
});

it('proposes what can be ordered today: whole packs, no more than there is, nothing that is gone', async () => {
  const packed = await someArticle(seeded, 'UO-PAKET', { stock: 100 });
  const short = await someArticle(seeded, 'UO-MALO', { stock: 100 });
  const gone = await someArticle(seeded, 'UO-NEMA', { stock: 100 });
  for (const id of [packed, short, gone]) await anOrder(seeded, id, 10);
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
  const article = await someArticle(seeded, 'UO-RAZRED');
  const { vpc } = await shop.db.selectFrom('article').select('vpc').where('id', '=', article).executeTakeFirstOrThrow();
  await shop.db
    .insertInto('quantity_break')
    .values({ article_id: article, from_quantity: 5, price: vpc - 30 })
    .execute();
  await anOrder(seeded, article, 5);
  await untilUsual((rows) => expect(rows.find(({ code }) => code === 'UO-RAZRED')?.price).toBe((vpc - 30) / 100));
});

it('has one of each variation before the others', async () => {
  const variation = await shop.db
    .insertInto('variation')
    .values({ title: JSON.stringify({ bs: 'Rukavice' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sizes: number[] = [];
  for (const size of ['S', 'M', 'L']) sizes.push(await someArticle(seeded, `UO-VEL-${size}`));
  await shop.db.updateTable('article').set({ variation_id: variation.id }).where('id', 'in', sizes).execute();
  for (const id of [...sizes, ...sizes, ...sizes]) await anOrder(seeded, id);
  const single = await someArticle(seeded, 'UO-SAM');
  await anOrder(seeded, single);
  await untilUsual((rows) => {
    const codes = rows.map(({ code }) => code);
    const places = codes.flatMap((code, place) => (code.startsWith('UO-VEL') ? [place] : []));
    expect(places).toHaveLength(3);
    expect(places.slice(1)).toEqual([codes.length - 2, codes.length - 1]);
    expect(codes.indexOf('UO-SAM')).toBeLessThan(codes.length - 2);
  });
});

it('proposes what is due, and names the rhythm; what has none or was just ordered stays behind it', async () => {
  const due = await someArticle(seeded, 'UO-NA-REDU');
  const early = await someArticle(seeded, 'UO-RANO');
  await orderedOn(due, [44, 12], [29, 12], [15, 24]);
  await orderedOn(early, [29, 5], [15, 5], [1, 5]);
  await untilUsual((rows) => {
    expect(rows[0]).toMatchObject({
      code: 'UO-NA-REDU',
      quantity: 12,
      isProposed: true,
      rhythm: { everyDays: 15, dueOn: businessDate(shop.now()), isDue: true },
    });
    expect(rowOf(rows, 'UO-RANO')).toMatchObject({ isProposed: false, rhythm: { everyDays: 14, isDue: false } });
    expect(rowOf(rows, 'UO-RIJETKO')).toMatchObject({ isProposed: false, rhythm: null });
  });
});

it('tells what the price has done since, and why', async () => {
  const article = await someArticle(seeded, 'UO-POSKUPILO');
  await anOrder(seeded, article, 2);
  const { vpc } = await shop.db.selectFrom('article').select('vpc').where('id', '=', article).executeTakeFirstOrThrow();
  await shop.db
    .updateTable('article')
    .set({ vpc: vpc + 50 })
    .where('id', '=', article)
    .execute();
  await untilUsual((rows) =>
    expect(rowOf(rows, 'UO-POSKUPILO')).toMatchObject({
      lastBought: { quantity: 2, price: vpc / 100 },
      priceChange: { from: vpc / 100, to: (vpc + 50) / 100, reason: 'price_list' },
    }),
  );
});

it('has the purchases of the company, for colleagues who see no prices without them, and of nobody else', async () => {
  const colleague = await shop.loginAs(await aPerson(shop.db, { companyId: seeded.companyId, canViewPrices: false }));
  const seen: UsualArticle[] = (await shop.call(articles.usualArticles, { token: colleague })).data;
  expect(rowOf(seen, 'UO-POSKUPILO')).toMatchObject({ lastBought: { quantity: 2, price: null }, priceChange: null });
  const outsider = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompanyWithAddress(seeded) }));
  expect((await shop.call(articles.usualArticles, { token: outsider })).data).toEqual([]);
});

it('shows the same of my articles, also of those that no newer order has', async () => {
  const old = await someArticle(seeded, 'UO-DAVNO');
  await anOrder(seeded, old, 8);
  await shop.db.deleteFrom('sales_order_line').where('article_id', '=', old).execute();
  await vi.waitFor(
    async () => {
      const body = { pageSize: 100 };
      const mine: PurchasedArticle[] = (await shop.call(articles.myArticles, { token: seeded.buyer, body })).data;
      const byCode = new Map(mine.map((row) => [row.code, row]));
      expect(byCode.get('UO-DAVNO')).toMatchObject({ lastBought: { quantity: 8 }, rhythm: null });
      expect(byCode.get('UO-NA-REDU')).toMatchObject({ lastBought: { quantity: 24 }, rhythm: { everyDays: 15 } });
      expect(byCode.get('UO-POSKUPILO')?.priceChange?.reason).toBe('price_list');
    },
    { timeout: 30_000, interval: 50 },
  );
});

it('403 for staff, who order nothing for themselves', async () => {
  expect((await shop.call(articles.usualArticles, { token: seeded.administrator })).status).toBe(403);
});

it('proposes the successor of what is no longer supplied, and says what it replaces', async () => {
  const old = await someArticle(seeded, 'UO-STARI', { stock: 50 });
  const successor = await someArticle(seeded, 'UO-NOVI', { stock: 50 });
  await anOrder(seeded, old, 5);
  await shop.db.updateTable('article').set({ is_discontinued: true }).where('id', '=', old).execute();
  const link = { article_id: old, linked_article_id: successor, relation: 'replacement' };
  await shop.db.insertInto('article_link').values(link).execute();
  await untilUsual((rows) => {
    expect(rowOf(rows, 'UO-NOVI')).toMatchObject({ quantity: 5, priceChange: null, replaces: { code: 'UO-STARI' } });
    expect(rowOf(rows, 'UO-STARI')).toBeUndefined();
  });
});

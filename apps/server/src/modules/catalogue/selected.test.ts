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

const selected = async (): Promise<string[]> =>
  (await shop.call(articles.customerCustomized, { token: stall.buyer, body: {} })).data.map(
    ({ code }: { code: string }) => code,
  );

it('puts what the company buys before what everybody wants, one of each variation, and only what can be had', async () => {
  const bought = await someArticle(stall, 'IZ-KUP');
  await someArticle(stall, 'IZ-NEMA', { stock: 0 });
  const variation = await shop.db
    .insertInto('variation')
    .values({ title: JSON.stringify({ bs: 'Rukavice' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sizes = await Promise.all(['S', 'M', 'L'].map((size) => someArticle(stall, `IZ-VEL-${size}`)));
  await shop.db.updateTable('article').set({ variation_id: variation.id }).where('id', 'in', sizes).execute();
  for (const id of [...sizes, bought, bought]) await anOrder(stall, id);
  // Purchases are read again after five seconds; the server follows the database five times a second.
  shop.wait(6_000);
  await vi.waitFor(
    async () => {
      const codes = await selected();
      expect(codes[0]).toBe('IZ-KUP');
      expect(codes.filter((code) => code.startsWith('IZ-VEL'))).toHaveLength(1);
      expect(codes).not.toContain('IZ-NEMA');
    },
    { timeout: 30_000, interval: 50 },
  );
});

it('is ten at most', async () => {
  for (let number = 0; number < 12; number += 1) await someArticle(stall, `IZ-MNOGO-${number}`);
  await vi.waitFor(async () => expect(await selected()).toHaveLength(10), { timeout: 30_000, interval: 50 });
});

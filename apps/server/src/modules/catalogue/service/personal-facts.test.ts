import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { anOrder, seedShop, type SeededShop, someArticle } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { personalFactsReader } from './personal-facts.ts';
import type { Buyer } from '../store/bought.ts';

let shop: TestShop;
let seeded: SeededShop;
let articleIds: readonly number[];
/** A colleague of the seeded buyer, somebody of another company, a private customer. */
let buyers: readonly Buyer[];

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
  articleIds = [await someArticle(seeded, 'SV-1'), await someArticle(seeded, 'SV-2')];
  const { companyId } = seeded;
  const otherId = await aCompany(shop.db, seeded.place);
  buyers = [
    { userId: await aPerson(shop.db, { companyId }), companyId },
    { userId: await aPerson(shop.db, { companyId: otherId }), companyId: otherId },
    { userId: await aPerson(shop.db, { role: 'private' }), companyId: null },
  ];
  await anOrder(seeded, articleIds[0] ?? 0, 3);
  const wish = { user_id: buyers[1]?.userId ?? 0, article_id: articleIds[1] ?? 0 };
  await shop.db.insertInto('wish_list_item').values(wish).execute();
});
afterAll(() => shop.close());

it('gives each of those who ask at once what is their own', async () => {
  const read = personalFactsReader(shop.db);
  const requests = buyers.flatMap((buyer) =>
    articleIds.map((articleId) => ({ articleId, userId: buyer.userId, buyer })),
  );
  const found = await Promise.all([...requests, ...requests].map(read));
  const seen = found.map(({ isOnWishList, lastBought }) => [isOnWishList, lastBought?.quantity ?? null]);
  const nothing = [false, null];
  const expected = [[false, 3], nothing, nothing, [true, null], nothing, nothing];
  expect(seen).toEqual([...expected, ...expected]);
});

it('tells everybody of a failure, and reads on', async () => {
  const read = personalFactsReader(shop.db);
  const [articleId = 0] = articleIds;
  const request = { articleId, userId: buyers[0]?.userId ?? 0, buyer: null };
  const together = await Promise.allSettled([read({ ...request, articleId: 2 ** 40 }), read(request)]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(request)).toEqual({ isOnWishList: false, lastBought: null });
});

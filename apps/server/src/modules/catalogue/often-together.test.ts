import { type ArticleCard, boughtTogether } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  addToCart,
  moveOrder,
  placeOrder,
  seedShop,
  type SeededShop,
  someArticle,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

const CANCELLED = 3;

let shop: TestShop;
let seeded: SeededShop;
let outsider: string;

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
  outsider = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompanyWithAddress(seeded) }));
});
afterAll(() => shop.close());

async function ordered(times: number, ...articleIds: readonly number[]): Promise<number[]> {
  const orderIds: number[] = [];
  for (let time = 0; time < times; time += 1) {
    for (const id of articleIds) await addToCart(seeded, seeded.buyer, id);
    orderIds.push((await placeOrder(seeded, seeded.buyer)).data.orderId);
  }
  return orderIds;
}

const codesWith = async (...articleIds: readonly number[]): Promise<string[]> =>
  (await shop.call(boughtTogether.list, { token: outsider, body: { articleIds } })).data.map(
    ({ code }: ArticleCard) => code,
  );

/** The server follows the database five times a second. */
const untilTold = (expected: readonly string[], ...articleIds: readonly number[]) =>
  vi.waitFor(async () => expect(await codesWith(...articleIds)).toEqual(expected), { timeout: 30_000, interval: 50 });

it('proposes what three orders had beside it, most often first, to any company', async () => {
  const mop = await someArticle(seeded, 'ZJ-MOP');
  const bucket = await someArticle(seeded, 'ZJ-KANTA');
  const soap = await someArticle(seeded, 'ZJ-SAPUN');
  const rare = await someArticle(seeded, 'ZJ-RIJETKO');
  await ordered(1, mop, soap, bucket);
  await ordered(2, mop, soap, bucket, rare);
  await ordered(1, mop, soap);
  await untilTold(['ZJ-SAPUN', 'ZJ-KANTA'], mop);
  expect(await codesWith(mop, soap)).toEqual(['ZJ-KANTA']);
  expect(await codesWith()).toEqual([]);
});

it('leaves out what cannot be had, other sizes of what is there, and cancelled orders', async () => {
  const [small, large] = [await someArticle(seeded, 'ZJ-VEL-S'), await someArticle(seeded, 'ZJ-VEL-L')];
  const variation = await shop.db
    .insertInto('variation')
    .values({ title: JSON.stringify({ bs: 'Rukavice' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('article').set({ variation_id: variation.id }).where('id', 'in', [small, large]).execute();
  const [gone, sold] = [await someArticle(seeded, 'ZJ-NEMA'), await someArticle(seeded, 'ZJ-IMA')];
  await ordered(3, small, large, gone, sold);
  await untilTold(['ZJ-NEMA', 'ZJ-IMA'], small);
  await shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', gone).execute();
  await untilTold(['ZJ-IMA'], small);
  const lost = await someArticle(seeded, 'ZJ-OTKAZ');
  const [first] = await ordered(3, small, lost);
  await untilTold(['ZJ-IMA', 'ZJ-OTKAZ'], small);
  await moveOrder(seeded, seeded.administrator, { id: first ?? 0, status: CANCELLED, reason: 'Greška' });
  await untilTold(['ZJ-IMA'], small);
});

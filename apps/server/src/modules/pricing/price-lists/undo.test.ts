import { adminPriceLists, PRICE_UNDO_DAYS } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPriceListFixture, type PriceListFixture } from '../../../../test/builders/price-lists.ts';
import { seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';
import { purgePriceListChanges } from './store/changes.ts';

let seeded: SeededShop;
let lists: PriceListFixture;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  lists = openPriceListFixture(seeded, () => seeded.administrator);
  for (const code of ['PU-1', 'PU-2']) await someArticle(seeded, code, { vpc: 1_000 });
});
afterAll(() => seeded.shop.close());

async function aList(title: string): Promise<number> {
  const { id } = (await lists.create(title)).data;
  await lists.setItem(id, 'PU-1', 9.99);
  await lists.setItem(id, 'PU-2', 8);
  return id;
}
const change = async (id: number, percent: number) =>
  (await lists.call(adminPriceLists.changePrices, { params: { id }, body: { percent, confirmedBelowCost: 9 } })).data;
const undo = (id: number, changeId: number) => lists.call(adminPriceLists.undoChange, { params: { id, changeId } });
const one = async (id: number) => (await lists.call(adminPriceLists.one, { params: { id } })).data;
const prices = async (id: number) => (await lists.items(id)).map(({ price }: { readonly price: number }) => price);

it('takes a percentage back to the fening, the newest change first', async () => {
  const id = await aList('Nazad');
  expect((await one(id)).lastChange).toBeNull();
  const first = await change(id, -33.33);
  const second = await change(id, 10);
  expect(await one(id)).toMatchObject({ lastChange: { id: second.id, percent: 10, prices: 2 } });
  expect((await undo(id, second.id)).data).toEqual({ restored: 2 });
  expect(await one(id)).toMatchObject({ lastChange: { id: first.id, percent: -33.33 } });
  expect((await undo(id, first.id)).data).toEqual({ restored: 2 });
  expect(await prices(id)).toEqual([9.99, 8]);
  expect((await one(id)).lastChange).toBeNull();
  const entries = await seeded.shop.db
    .selectFrom('audit_entry')
    .select('after')
    .where('action', '=', 'price_list.undo_change')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ after }) => after)).toEqual([
    { percent: 10, articles: 2 },
    { percent: -33.33, articles: 2 },
  ]);
});

it('leaves a price that somebody has changed since, and an article that has left the list', async () => {
  const id = await aList('Mijenjano');
  const { id: changeId } = await change(id, 10);
  const [, second] = await lists.items(id);
  await lists.setItem(id, 'PU-1', 7, { seen: 10.99, confirmedPrices: [{ field: 'price', price: 7 }] });
  await lists.call(adminPriceLists.removeItem, { params: { id, articleId: second.id } });
  expect((await undo(id, changeId)).data).toEqual({ restored: 0 });
  expect(await prices(id)).toEqual([7]);
});

it('409 where a price would be higher than a price can be; nothing changes', async () => {
  const id = await aList('Visoko');
  const price = 20_000_000;
  await lists.setItem(id, 'PU-2', price, { seen: 8, confirmedPrices: [{ field: 'price', price }] });
  const body = { percent: 50, confirmedBelowCost: 9 };
  for (const route of [adminPriceLists.planChange, adminPriceLists.changePrices]) {
    const input = { params: { id }, body: route === adminPriceLists.planChange ? { percent: 50 } : body };
    expect(await lists.call(route, input)).toMatchObject({ status: 409, code: 'prices.too_high' });
  }
  expect(await prices(id)).toEqual([9.99, price]);
});

it('409 for a change that was taken back before, 404 for one of another list or one that is too old', async () => {
  const id = await aList('Dvaput nazad');
  const other = await aList('Drugi');
  const { id: changeId } = await change(id, 5);
  expect((await undo(other, changeId)).status).toBe(404);
  await undo(id, changeId);
  expect(await undo(id, changeId)).toMatchObject({ status: 409, code: 'prices.cannot_undo' });
  const old = await change(id, 5);
  await purgePriceListChanges(seeded.shop.db, new Date(Date.now() + (PRICE_UNDO_DAYS + 1) * 86_400_000));
  expect((await undo(id, old.id)).status).toBe(404);
  expect((await one(id)).lastChange).toBeNull();
});

it('has nothing to take back where a percentage changes no price', async () => {
  const { id } = (await lists.create('Prazan')).data;
  expect(await change(id, 5)).toMatchObject({ changed: 0, id: null });
});

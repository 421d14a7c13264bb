import { adminOrders } from '@sjaj/contract';
import { afterAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { aCompanyWithAddress, anOrder, seedShop, someArticle } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

const seeded = await seedShop(await openTestShop());
afterAll(() => seeded.shop.close());

it('staff list the orders of the chosen companies only', async () => {
  const { shop, administrator, companyId } = seeded;
  const articleId = await someArticle(seeded, 'CF-1');
  const other = await aCompanyWithAddress(seeded);
  const otherBuyer = await shop.loginAs(await aPerson(shop.db, { companyId: other }));
  const [mine, theirs] = [await anOrder(seeded, articleId), await anOrder(seeded, articleId, 1, otherBuyer)];
  const listed = async (companyIds?: number[]) => {
    const { data } = await shop.call(adminOrders.list, { token: administrator, body: { companyIds } });
    return data.map(({ id }: { id: number }) => id);
  };
  expect(await listed([companyId])).toEqual([mine]);
  expect(await listed([other])).toEqual([theirs]);
  expect(await listed([other, companyId])).toEqual([theirs, mine]);
  expect(await listed()).toEqual([theirs, mine]);
});

it('staff list the orders that a carrier takes, that go by own vans, or that are picked up', async () => {
  const { shop, administrator } = seeded;
  const articleId = await someArticle(seeded, 'CF-2');
  const carrier = await shop.db
    .insertInto('carrier')
    .values({ title: 'Brzi kurir', description: '{}', delivery_days_from: 1, delivery_days_to: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [own, sent, fetched] = [
    await anOrder(seeded, articleId),
    await anOrder(seeded, articleId),
    await anOrder(seeded, articleId),
  ];
  const goes = (id: number, way: object) => shop.db.updateTable('sales_order').set(way).where('id', '=', id).execute();
  await goes(own, { delivery_method: 'own' });
  await goes(sent, { delivery_method: 'express', carrier_id: carrier.id, delivery_title: 'Brzi kurir' });
  await goes(fetched, { delivery_method: 'pickup', delivery_title: 'Mostar' });
  const listed = async (body: object) => {
    const { data } = await shop.call(adminOrders.list, { token: administrator, body });
    return data.filter(({ id }: { id: number }) => [own, sent, fetched].includes(id));
  };
  const idsOf = async (body: object) => (await listed(body)).map(({ id }: { id: number }) => id);
  expect(await listed({ carrierIds: [carrier.id] })).toMatchObject([{ id: sent, deliveryTitle: 'Brzi kurir' }]);
  expect(await idsOf({ deliveryMethods: ['pickup'] })).toEqual([fetched]);
  expect(await idsOf({ deliveryMethods: ['own'], carrierIds: [carrier.id] })).toEqual([sent, own]);
  expect(await idsOf({})).toEqual([fetched, sent, own]);
});

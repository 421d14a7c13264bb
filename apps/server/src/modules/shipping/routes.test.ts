import { carriers, pickupPlaces } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { aCarrier, aPickupPlace, aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
});
afterAll(() => shop.close());

const one = (id: number) => shop.call(carriers.one, { token, params: { id } });

it('answers 404 while the shop offers none', async () => {
  const reply = await shop.call(carriers.default, { token });
  expect(reply).toMatchObject({ status: 404, code: 'references.express_post_not_found' });
});

it('offers the default one first, its prices from the lightest on, in KM', async () => {
  const first = await aCarrier(shop.db, {
    rates: [
      [10_000, 1_250],
      [2_000, 700],
    ],
  });
  const rates = [
    { toWeightG: 2_000, price: 7 },
    { toWeightG: 10_000, price: 12.5 },
  ];
  expect((await shop.call(carriers.default, { token })).data).toMatchObject({ id: first, title: 'Brza', rates });
  expect((await one(first)).data).toMatchObject({ id: first, rates });
});

it('keeps one back that is not offered any more', async () => {
  const { id } = await shop.db
    .insertInto('carrier')
    .values({ title: 'Stara', is_active: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await one(id)).status).toBe(404);
});

it('tells anybody the branches that are open, in the script of the reader', async () => {
  expect((await shop.call(pickupPlaces.list, {})).data).toEqual([]);
  const { townId } = await aPlace(shop.db);
  const closed = await aPickupPlace(shop.db, townId);
  await shop.db.updateTable('pickup_place').set({ is_active: false }).where('id', '=', closed).execute();
  await aPickupPlace(shop.db, townId);
  const workingHours = [{ days: 'mon-fri', from: '07:30', to: '16:00' }];
  const place = {
    title: 'Poslovnica',
    street: 'Rodoč bb',
    postalCode: '88000',
    town: 'Mostar',
    phone: null,
    offersPickup: true,
  };
  expect((await shop.call(pickupPlaces.list, {})).data).toEqual([{ ...place, workingHours }]);
  const cyrillic = await shop.call(pickupPlaces.list, { language: 'srCyrl' });
  expect(cyrillic.data).toMatchObject([{ title: 'Пословница', street: 'Родоч бб' }]);
});

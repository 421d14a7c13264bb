import { carriers, deliveryDays, pickupPlaces } from '@sjaj/contract';
import { addDays, businessDate, startOfDay } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, anAddress } from '../../../test/builders/people.ts';
import { aCarrier, aPickupPlace, aPlace, withSetting } from '../../../test/builders/place.ts';
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

const HOUR = 3_600_000;

/** Moves the clock to an hour of the first Monday to come that has no public holiday in its week or the next. */
function waitForMonday(hour: number): string {
  let monday = addDays(businessDate(shop.now()), 1);
  while (!isQuiet(monday)) monday = addDays(monday, 1);
  shop.wait(startOfDay(monday).getTime() + hour * HOUR - shop.now().getTime());
  return monday;
}

const isQuiet = (day: string): boolean =>
  new Date(day).getUTCDay() === 1 && ['02', '04', '06', '07', '08', '09', '10'].includes(day.slice(5, 7));

it('tells when goods arrive by each method, and of the next working day from the cut-off hour on', async () => {
  await withSetting(shop.db, 'daysOff', []);
  const monday = waitForMonday(12);
  // The session of the other tests may have ended meanwhile.
  const freshToken = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  const read = async () => (await shop.call(deliveryDays.read, { token: freshToken })).data;
  const day = (after: number) => addDays(monday, after);
  expect(await read()).toEqual({
    cutOff: { on: monday, hour: 13, isToday: true },
    methods: [
      { method: 'own', days: { from: day(7), to: day(7) } },
      { method: 'express', days: { from: day(2), to: day(3) } },
      { method: 'pickup', days: { from: day(1), to: day(1) } },
    ],
    routeTown: null,
  });
  shop.wait(HOUR);
  const late = await read();
  expect(late.cutOff).toEqual({ on: day(1), hour: 13, isToday: false });
  expect(late.methods[1]).toEqual({ method: 'express', days: { from: day(3), to: day(4) } });
  await withSetting(shop.db, 'orderCutOffHour', 15);
  await withSetting(shop.db, 'daysOff', [day(2)]);
  shop.wait(2_000);
  const changed = await read();
  expect(changed.cutOff).toEqual({ on: monday, hour: 15, isToday: true });
  expect(changed.methods[1]).toEqual({ method: 'express', days: { from: day(3), to: day(4) } });
});

it('comes to a town on the days of its route: the one that is asked for, or that of the address that checkout proposes', async () => {
  await withSetting(shop.db, 'daysOff', []);
  await withSetting(shop.db, 'orderCutOffHour', 13);
  const monday = waitForMonday(12);
  const userId = await aPerson(shop.db, { role: 'private' });
  const { id: townId } = await shop.db.selectFrom('town').select('id').executeTakeFirstOrThrow();
  await anAddress(shop.db, { userId, townId });
  await shop.db
    .updateTable('town')
    .set({ delivery_weekdays: [2, 5] })
    .where('id', '=', townId)
    .execute();
  const token = await shop.loginAs(userId);
  const own = async (query = '', caller?: string) => {
    const path = `${deliveryDays.read.path}${query}` as typeof deliveryDays.read.path;
    const { data } = await shop.call({ ...deliveryDays.read, path }, caller === undefined ? {} : { token: caller });
    return [data.methods[0].days.to, data.routeTown];
  };
  expect(await own('', token)).toEqual([addDays(monday, 1), 'Mostar']);
  const visitor = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  expect(await own('', visitor)).toEqual([addDays(monday, 7), null]);
  expect(await own(`?townId=${townId}`, visitor)).toEqual([addDays(monday, 1), 'Mostar']);
  expect(await own('?townId=999999', visitor)).toEqual([addDays(monday, 7), null]);
  shop.wait(2 * HOUR);
  expect(await own('', token)).toEqual([addDays(monday, 4), 'Mostar']);
});

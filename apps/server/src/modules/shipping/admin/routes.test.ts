import {
  adminCarriers,
  adminPickupPlaces,
  checkout,
  type DeliveryOption,
  carriers,
  pickupPlaces,
} from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addToCart,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let token: string;
let made = 0;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  token = seeded.administrator;
});
afterAll(() => seeded.shop.close());

const carrier = (more: object = {}) => ({
  title: `Pošta ${(made += 1)}`,
  description: { bs: 'Za dva dana' },
  deliveryDaysFrom: 2,
  deliveryDaysTo: 3,
  isDefault: false,
  isActive: true,
  rates: [
    { toWeightG: 10_000, price: 11.5 },
    { toWeightG: 2_000, price: 7 },
  ],
  ...more,
});
const addCarrier = (more: object = {}) => seeded.shop.call(adminCarriers.create, { token, body: carrier(more) });
const saveCarrier = (id: number, body: object) =>
  seeded.shop.call(adminCarriers.update, { token, params: { id }, body });

describe('a carrier', () => {
  it('is offered to customers as soon as it is saved, with its prices from the lightest up', async () => {
    const { data } = await addCarrier();
    expect(data.rates.map(({ toWeightG }: { toWeightG: number }) => toWeightG)).toEqual([2_000, 10_000]);
    const seen = await seeded.shop.call(carriers.one, { token: seeded.buyer, params: { id: data.id } });
    expect(seen.data).toMatchObject({ title: data.title, rates: [{ toWeightG: 2_000, price: 7 }, { price: 11.5 }] });
    await saveCarrier(data.id, { ...carrier({ isActive: false }), version: data.version });
    expect((await seeded.shop.call(carriers.one, { token: seeded.buyer, params: { id: data.id } })).status).toBe(404);
  });

  it('becomes the default one in the place of the one that was', async () => {
    const first = (await addCarrier({ isDefault: true })).data;
    const second = (await addCarrier({ isDefault: true })).data;
    const read = async (id: number) => (await seeded.shop.call(adminCarriers.one, { token, params: { id } })).data;
    expect([(await read(first.id)).isDefault, (await read(second.id)).isDefault]).toEqual([false, true]);
    const activeCarriers = await seeded.shop.call(carriers.default, { token: seeded.buyer });
    expect(activeCarriers.data.id).toBe(second.id);
    // An editor that opened it before does not make it the default one again.
    const late = await saveCarrier(first.id, { ...carrier(), version: first.version });
    expect([late.status, late.code]).toEqual([409, 'records.changed_meanwhile']);
  });

  it('400 at the field for prices and days that contradict each other', async () => {
    const twice = [
      { toWeightG: 2_000, price: 7 },
      { toWeightG: 2_000, price: 8 },
    ];
    const cheaper = [
      { toWeightG: 2_000, price: 7 },
      { toWeightG: 5_000, price: 6.99 },
    ];
    for (const [more, code, field] of [
      [{ rates: twice }, 'shipping.rates_order', 'rates.1.price'],
      [{ rates: cheaper }, 'shipping.rates_order', 'rates.1.price'],
      [{ deliveryDaysTo: 1 }, 'shipping.days_turned', 'deliveryDaysTo'],
      [{ isDefault: true, isActive: false }, 'shipping.default_inactive', 'isDefault'],
      [{ rates: [] }, 'request.invalid', 'rates'],
    ] as const) {
      const { status, code: said, errors } = await addCarrier(more);
      expect([status, said, errors[0]?.field]).toEqual([400, code, field]);
    }
  });

  it('409 for the second of two editors; the audit log has the values before and after', async () => {
    const { data } = await addCarrier();
    const body = { ...carrier({ rates: [{ toWeightG: 2_000, price: 9 }] }), version: data.version };
    expect((await saveCarrier(data.id, body)).data.rates).toEqual([{ toWeightG: 2_000, price: 9 }]);
    expect((await saveCarrier(data.id, body)).code).toBe('records.changed_meanwhile');
    const audit = seeded.shop.db.selectFrom('audit_entry').select(['action', 'before', 'after']);
    const entries = await audit.where('entity', '=', 'carrier').where('entity_id', '=', data.id).execute();
    expect(entries).toMatchObject([
      { action: 'carrier.create' },
      { action: 'carrier.update', after: { rates: [{ price: 9 }] } },
    ]);
  });

  it('409 with the number of an order that uses it, otherwise it is deleted', async () => {
    const { data } = await addCarrier();
    const article = await someArticle(seeded, 'P-1');
    await addToCart(seeded, seeded.buyer, article, 1);
    const { delivery } = (await seeded.shop.call(checkout.options, { token: seeded.buyer })).data;
    const way = delivery.find(({ expressPostId }: DeliveryOption) => expressPostId === data.id);
    const choice = { deliveryMethod: 'express', expressPostId: data.id, seenTotal: way.totals.total };
    const placed = await placeOrder(seeded, seeded.buyer, choice);
    expect(placed.status).toBe(200);
    const remove = (id: number) => seeded.shop.call(adminCarriers.remove, { token, params: { id } });
    const held = await remove(data.id);
    expect([held.status, held.code]).toEqual([409, 'records.in_use']);
    expect(held.message).toContain(placed.data.number);
    const unused = (await addCarrier()).data;
    expect((await remove(unused.id)).status).toBe(200);
    expect((await remove(unused.id)).status).toBe(404);
  });
});

describe('a pickup place', () => {
  const place = async (more: object = {}) => {
    const town = await seeded.shop.db.selectFrom('town').select('id').executeTakeFirstOrThrow();
    return {
      title: `Mjesto ${(made += 1)}`,
      street: 'Rodoč bb',
      townId: town.id,
      phone: null,
      workingHours: [
        { days: 'mon-fri', from: '07:30', to: '16:00' },
        { days: 'sat', from: '08:00', to: '12:00', months: [6, 9] },
      ],
      offersPickup: true,
      isActive: true,
      ...more,
    };
  };
  const add = async (more: object = {}) =>
    seeded.shop.call(adminPickupPlaces.create, { token, body: await place(more) });

  it('is saved with its hours; 409 for the second of two editors', async () => {
    const { data } = await add();
    expect(data).toMatchObject({ town: 'Mostar', workingHours: [{ days: 'mon-fri' }, { months: [6, 9] }] });
    const save = async () =>
      seeded.shop.call(adminPickupPlaces.update, {
        token,
        params: { id: data.id },
        body: { ...(await place({ isActive: false })), version: data.version },
      });
    expect((await save()).data.isActive).toBe(false);
    expect((await save()).code).toBe('records.changed_meanwhile');
    const hidden = await seeded.shop.call(adminPickupPlaces.list, { token, body: { view: 'inactive' } });
    expect(hidden.data).toMatchObject([{ id: data.id }]);
  });

  it('is shown without being offered at checkout where orders cannot be picked up', async () => {
    const { data } = await add({ offersPickup: false });
    const branches = (await seeded.shop.call(pickupPlaces.list, {})).data;
    expect(branches).toContainEqual(expect.objectContaining({ title: data.title, offersPickup: false }));
    const offered = async (): Promise<(string | null)[]> =>
      (await seeded.shop.call(checkout.options, { token: seeded.buyer })).data.delivery.map(
        ({ title }: DeliveryOption) => title,
      );
    const other = (await add()).data;
    expect(await offered()).toContain(other.title);
    expect(await offered()).not.toContain(data.title);
  });

  it('400 for hours that end before they begin, and for an unknown town', async () => {
    const turned = await add({ workingHours: [{ days: 'sat', from: '12:00', to: '12:00' }] });
    expect([turned.code, turned.errors[0]?.field]).toEqual(['shipping.hours_turned', 'workingHours.0.to']);
    expect((await add({ townId: 99_999 })).code).toBe('articles.reference_unknown');
    expect((await add({ workingHours: [{ days: 'sat', from: '24:00', to: '25:00' }] })).code).toBe('request.invalid');
  });
});

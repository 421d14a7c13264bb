import { addresses, branches, checkout, ORDER_STATUS as S, orderParts, orders, users } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPickupPlace } from '../../../../test/builders/place.ts';
import { aCompany, anAddress, aPerson } from '../../../../test/builders/people.ts';
import {
  addToCart,
  anOrder,
  moveOrder,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let admin: string;
let buyerId: number;
let buyer: string;
let centre: number;
let depot: number;
let article: number;

const limit = (body: object, { id = buyerId, token = admin } = {}) =>
  seeded.shop.call(branches.saveMember, {
    token,
    params: { id },
    body: { isLimited: true, addressIds: [centre], seesOrders: false, picksUp: true, ...body },
  });
const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId, place } = seeded;
  admin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId }));
  depot = await anAddress(shop.db, { companyId, townId: place.townId, isDefault: false });
  article = await someArticle(seeded, 'B-1', { vpc: 10_00 });
});
beforeEach(async () => {
  const { shop, companyId, place } = seeded;
  centre = await anAddress(shop.db, { companyId, townId: place.townId, isDefault: false });
  buyerId = await aPerson(shop.db, { companyId });
  buyer = await shop.loginAs(buyerId);
});
afterAll(() => seeded.shop.close());

describe('a person who is limited to branches', () => {
  it('is offered these addresses only, and 400 for an order to another one', async () => {
    const offered = async () => idsOf((await seeded.shop.call(checkout.options, { token: buyer })).data.addresses);
    await addToCart(seeded, buyer, article);
    expect(await offered()).toContain(depot);
    expect((await limit({})).status).toBe(200);
    expect(await offered()).toEqual([centre]);
    const refused = await placeOrder(seeded, buyer, { addressId: depot });
    expect(refused.code).toBe('addresses.not_found');
    expect((await placeOrder(seeded, buyer, { addressId: centre })).status).toBe(200);
  });

  it('lists, reads and prefers no other address, and adds none', async () => {
    await limit({});
    const { shop } = seeded;
    expect(idsOf((await shop.call(addresses.list, { token: buyer })).data)).toEqual([centre]);
    expect((await shop.call(addresses.one, { token: buyer, params: { id: depot } })).status).toBe(404);
    const { data: profile } = await shop.call(users.profile, { token: buyer });
    expect(profile.shippingInfoData.addressId).toBe(centre);
    const body = {
      title: 'Nova',
      contactPerson: 'Ivo',
      phone: '036 111 222',
      street: 'Ulica 2',
      townId: seeded.place.townId,
    };
    const added = await shop.call(addresses.create, { token: buyer, body: { ...body, isDefault: false } });
    expect(added.code).toBe('addresses.limited_to_branches');
  });

  it('is offered no pickup place without the right to pick up, and 400 for an order with one', async () => {
    const { shop, companyId, place } = seeded;
    const pickupPlaceId = await aPickupPlace(shop.db, place.townId);
    const methods = async (token: string): Promise<string[]> =>
      (await shop.call(checkout.options, { token })).data.delivery.map(({ method }: { method: string }) => method);
    const pickUp = () => placeOrder(seeded, buyer, { addressId: null, deliveryMethod: 'pickup', pickupPlaceId });
    await addToCart(seeded, buyer, article);
    await limit({ picksUp: false });
    expect(await methods(buyer)).not.toContain('pickup');
    const colleague = await shop.loginAs(await aPerson(shop.db, { companyId }));
    await addToCart(seeded, colleague, article);
    expect(await methods(colleague)).toContain('pickup');
    const refused = await pickUp();
    expect([refused.status, refused.code]).toEqual([400, 'checkout.delivery_unknown']);
    await limit({ picksUp: true });
    expect((await pickUp()).status).toBe(200);
  });

  it('gains nothing when the last branch is gone', async () => {
    const { shop, companyId, place } = seeded;
    const id = await anAddress(shop.db, { companyId, townId: place.townId, isDefault: false });
    await limit({ addressIds: [id] });
    await shop.db.updateTable('address').set({ is_archived: true }).where('id', '=', id).execute();
    expect((await shop.call(addresses.list, { token: buyer })).data).toEqual([]);
    await limit({ isLimited: false, addressIds: [] });
    expect(idsOf((await shop.call(addresses.list, { token: buyer })).data)).toContain(depot);
  });

  it('sees orders of the branches only where the right says so, and none of other branches', async () => {
    const { shop, companyId } = seeded;
    const colleague = await shop.loginAs(await aPerson(shop.db, { companyId }));
    const orderTo = async (addressId: number): Promise<number> => {
      await addToCart(seeded, colleague, article);
      return (await placeOrder(seeded, colleague, { addressId })).data.orderId;
    };
    const [here, elsewhere] = [await orderTo(centre), await orderTo(depot)];
    const status = async (id: number) => (await shop.call(orders.one, { token: buyer, params: { id } })).status;
    await limit({ seesOrders: false });
    expect([await status(here), await status(elsewhere)]).toEqual([404, 404]);
    await limit({ seesOrders: true });
    expect([await status(here), await status(elsewhere)]).toEqual([200, 404]);
    const list = idsOf((await shop.call(orders.list, { token: buyer, body: {} })).data);
    expect(list).toEqual([here]);
    expect((await moveOrder(seeded, buyer, { id: here, status: S.cancelled })).code).toBe(
      'orders.transition_not_allowed',
    );
  });

  it('pages through own orders and those of the branch by their time, each once', async () => {
    const { shop, companyId } = seeded;
    const colleague = await shop.loginAs(await aPerson(shop.db, { companyId }));
    const placed: number[] = [];
    for (const token of [buyer, colleague, buyer, colleague, colleague, buyer, buyer]) {
      await addToCart(seeded, token, article);
      placed.unshift((await placeOrder(seeded, token, { addressId: centre })).data.orderId);
    }
    await limit({ seesOrders: true });
    const page = (number: number) =>
      shop.call(orders.list, { token: buyer, body: { page: number, pageSize: 5 } }).then(({ data, paging }) => {
        expect(paging?.totalItems).toBe(7);
        return idsOf(data);
      });
    expect([...(await page(1)), ...(await page(2))]).toEqual(placed);
  });

  it('goes on seeing the parts of an order of the branch', async () => {
    const { shop, companyId } = seeded;
    const colleague = await shop.loginAs(await aPerson(shop.db, { companyId }));
    await addToCart(seeded, colleague, article, 2);
    const { orderId: id } = (await placeOrder(seeded, colleague, { addressId: centre })).data;
    const [line] = (await shop.call(orders.one, { token: colleague, params: { id } })).data.orderLines;
    const body = { version: 1, lines: [{ lineId: line.id, quantity: 1 }] };
    const split = await shop.call(orderParts.split, { token: seeded.administrator, params: { id }, body });
    expect(split.status).toBe(200);
    await limit({ seesOrders: true });
    expect((await shop.call(orders.list, { token: buyer, body: {} })).paging?.totalItems).toBe(3);
  });
});

describe('assigning', () => {
  it('lists who orders for which branch', async () => {
    await limit({ addressIds: [depot, centre], seesOrders: true });
    const { data } = await seeded.shop.call(branches.list, { token: admin });
    expect(idsOf(data.branches)).toEqual(expect.arrayContaining([centre, depot]));
    const member = data.members.find(({ userId }: { userId: number }) => userId === buyerId);
    expect(member).toMatchObject({
      isLimited: true,
      seesOrders: true,
      addressIds: [centre, depot].sort((a, b) => a - b),
    });
  });

  it('400 without a branch and for one of another company; 404 for a person of another; 409 for an admin', async () => {
    const { shop, place, companyId } = seeded;
    const other = await aCompany(shop.db, place);
    const foreign = await anAddress(shop.db, { companyId: other, townId: place.townId, isDefault: true });
    const otherPerson = await aPerson(shop.db, { companyId: other });
    const colleague = await aPerson(shop.db, { companyId, role: 'company_admin' });
    const field = async (body: object) => (await limit(body)).errors.map((error) => [error.field, error.code]);
    expect(await field({ addressIds: [] })).toEqual([['addressIds', 'branch_required']]);
    expect(await field({ addressIds: [foreign] })).toEqual([['addressIds', 'branch_unknown']]);
    expect((await limit({}, { id: otherPerson })).code).toBe('companies.user_not_found');
    expect((await limit({}, { id: colleague })).code).toBe('companies.admin_not_limited');
    const otherAdmin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId: other }));
    expect((await limit({}, { token: otherAdmin })).code).toBe('companies.user_not_found');
    expect(idsOf((await shop.call(branches.list, { token: otherAdmin })).data.branches)).toEqual([foreign]);
  });

  it('leaves people without a limit as they are', async () => {
    const id = await anOrder(seeded, article, 1, buyer);
    expect((await seeded.shop.call(orders.one, { token: buyer, params: { id } })).status).toBe(200);
    expect(idsOf((await seeded.shop.call(addresses.list, { token: buyer })).data)).toContain(depot);
  });
});

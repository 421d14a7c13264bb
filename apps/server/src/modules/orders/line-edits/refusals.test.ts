import { orderParts, orders, ORDER_STATUS as S, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edit, editLines, staffView } from '../../../../test/builders/order-edits.ts';
import { aPerson, aStaffRole } from '../../../../test/builders/people.ts';
import {
  addToCart,
  anOrder,
  cartOf,
  moveOrder,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const edit = (id: number, change: Edit) => editLines(seeded, id, change);

describe('lines of an order cannot be edited', () => {
  it('by the second of two editors', async () => {
    const article = await someArticle(seeded, 'E-5', { stock: 20 });
    const id = await anOrder(seeded, article, 2);
    const { version } = await staffView(seeded, id);
    expect((await edit(id, { lines: [3], version })).status).toBe(200);
    expect(await edit(id, { lines: [4], version })).toMatchObject({ status: 409, code: 'orders.changed_meanwhile' });
  });

  it('once it is handed over; those of an approved order can', async () => {
    const article = await someArticle(seeded, 'E-7', { stock: 20 });
    const id = await anOrder(seeded, article, 2);
    await moveOrder(seeded, seeded.administrator, { id, status: S.approved });
    expect((await edit(id, { lines: [3] })).status).toBe(200);
    await moveOrder(seeded, seeded.administrator, { id, status: S.finished });
    expect(await edit(id, { lines: [1] })).toMatchObject({ status: 409, code: 'orders.edit_not_open' });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 17, reserved: 0 });
    expect((await staffView(seeded, id)).canEditLines).toBe(false);
  });

  it('to what they are, to none, to an article twice, to half a pack and to more of what is not for sale', async () => {
    const packed = await someArticle(seeded, 'E-8', { stock: 50, packSize: 6, minimumQuantity: 6 });
    const gone = await someArticle(seeded, 'E-9', { stock: 50 });
    await addToCart(seeded, seeded.buyer, packed, 12);
    const id = await anOrder(seeded, gone, 5);
    await seeded.shop.db.updateTable('article').set({ is_discontinued: true }).where('id', '=', gone).execute();
    expect(await edit(id, { lines: [12, 5] })).toMatchObject({ status: 400, code: 'orders.edit_unchanged' });
    expect(await edit(id, { lines: [0, 0] })).toMatchObject({ status: 400, code: 'orders.edit_empty' });
    expect(await edit(id, { added: [{ articleId: packed, quantity: 6 }] })).toMatchObject({
      status: 400,
      code: 'orders.edit_duplicate',
    });
    expect(await edit(id, { lines: [13] })).toMatchObject({ status: 400, code: 'cart.quantity_not_in_packs' });
    expect(await edit(id, { lines: [12, 6] })).toMatchObject({ status: 409, code: 'cart.not_sellable' });
    expect(await edit(id, { added: [{ articleId: 999_999, quantity: 1 }] })).toMatchObject({ status: 404 });
    expect((await edit(id, { lines: [12, 4] })).status).toBe(200);
  });

  it('beyond the limit of its buyer', async () => {
    const article = await someArticle(seeded, 'E-10', { vpc: 10_00, stock: 50 });
    const person = await aPerson(seeded.shop.db, { companyId: seeded.companyId, orderLimit: 50_00 });
    const id = await anOrder(seeded, article, 3, await seeded.shop.loginAs(person));
    expect(await edit(id, { lines: [5] })).toMatchObject({ status: 409, code: 'orders.edit_above_limit' });
    expect((await edit(id, { lines: [4] })).status).toBe(200);
  });

  it('where its discount was divided', async () => {
    const article = await someArticle(seeded, 'E-12', { vpc: 10_00, stock: 50 });
    await addToCart(seeded, seeded.buyer, article, 5);
    const { id: cartId } = await cartOf(seeded, seeded.buyer);
    await seeded.shop.db
      .insertInto('coupon')
      .values({ code: 'E-OFF', amount: 5_00, starts_at: new Date(0), ends_at: new Date('2100-01-01') })
      .execute();
    await seeded.shop.call(shoppingCart.applyCode, { token: seeded.buyer, params: { cartId, code: 'E-OFF' } });
    const id = (await placeOrder(seeded, seeded.buyer)).data.orderId;
    const { version, orderLines } = await staffView(seeded, id);
    const { data } = await seeded.shop.call(orderParts.split, {
      token: seeded.administrator,
      params: { id },
      body: { version, lines: [{ lineId: orderLines[0].id, quantity: 2 }] },
    });
    expect(await edit(data.first.id, { lines: [1] })).toMatchObject({
      status: 409,
      code: 'orders.edit_discount_divided',
    });
  });

  it('by staff who do not decide on orders', async () => {
    const article = await someArticle(seeded, 'E-15', { stock: 9 });
    const id = await anOrder(seeded, article, 2);
    const staffRoleId = await aStaffRole(seeded.shop.db, ['viewOrders', 'shipOrders']);
    const token = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'own_role', staffRoleId }));
    expect(await edit(id, { lines: [3], token })).toMatchObject({ status: 403 });
    expect((await seeded.shop.call(orders.one, { token: seeded.buyer, params: { id } })).data.edits).toEqual([]);
  });
});

import { orderParts, orders, ORDER_STATUS as S, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edit, editLines, staffView } from '../../../../test/builders/order-edits.ts';
import { aPerson, aStaffRole } from '../../../../test/builders/people.ts';
import {
  addToCart,
  anOrder,
  cartOf,
  moveOrder,
  openStall,
  placeOrder,
  someArticle,
  type Stall,
  stockOf,
} from '../../../../test/builders/stall.ts';
import { openTestShop } from '../../../../test/http.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

const edit = (id: number, change: Edit) => editLines(stall, id, change);

describe('lines of an order cannot be edited', () => {
  it('by the second of two editors', async () => {
    const article = await someArticle(stall, 'E-5', { stock: 20 });
    const id = await anOrder(stall, article, 2);
    const { version } = await staffView(stall, id);
    expect((await edit(id, { lines: [3], version })).status).toBe(200);
    expect(await edit(id, { lines: [4], version })).toMatchObject({ status: 409, code: 'orders.changed_meanwhile' });
  });

  it('once it is handed over; those of an approved order can', async () => {
    const article = await someArticle(stall, 'E-7', { stock: 20 });
    const id = await anOrder(stall, article, 2);
    await moveOrder(stall, stall.administrator, { id, status: S.approved });
    expect((await edit(id, { lines: [3] })).status).toBe(200);
    await moveOrder(stall, stall.administrator, { id, status: S.finished });
    expect(await edit(id, { lines: [1] })).toMatchObject({ status: 409, code: 'orders.edit_not_open' });
    expect(await stockOf(stall, article)).toEqual({ onHand: 17, reserved: 0 });
    expect((await staffView(stall, id)).canEditLines).toBe(false);
  });

  it('to what they are, to none, to an article twice, to half a pack and to more of what is not for sale', async () => {
    const packed = await someArticle(stall, 'E-8', { stock: 50, packSize: 6, minimumQuantity: 6 });
    const gone = await someArticle(stall, 'E-9', { stock: 50 });
    await addToCart(stall, stall.buyer, packed, 12);
    const id = await anOrder(stall, gone, 5);
    await stall.shop.db.updateTable('article').set({ is_discontinued: true }).where('id', '=', gone).execute();
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
    const article = await someArticle(stall, 'E-10', { vpc: 10_00, stock: 50 });
    const person = await aPerson(stall.shop.db, { companyId: stall.companyId, orderLimit: 50_00 });
    const id = await anOrder(stall, article, 3, await stall.shop.loginAs(person));
    expect(await edit(id, { lines: [5] })).toMatchObject({ status: 409, code: 'orders.edit_above_limit' });
    expect((await edit(id, { lines: [4] })).status).toBe(200);
  });

  it('where its discount was divided', async () => {
    const article = await someArticle(stall, 'E-12', { vpc: 10_00, stock: 50 });
    await addToCart(stall, stall.buyer, article, 5);
    const { id: cartId } = await cartOf(stall, stall.buyer);
    await stall.shop.db
      .insertInto('coupon')
      .values({ code: 'E-OFF', amount: 5_00, starts_at: new Date(0), ends_at: new Date('2100-01-01') })
      .execute();
    await stall.shop.call(shoppingCart.applyCode, { token: stall.buyer, params: { cartId, code: 'E-OFF' } });
    const id = (await placeOrder(stall, stall.buyer)).data.orderId;
    const { version, orderLines } = await staffView(stall, id);
    const { data } = await stall.shop.call(orderParts.split, {
      token: stall.administrator,
      params: { id },
      body: { version, lines: [{ lineId: orderLines[0].id, quantity: 2 }] },
    });
    expect(await edit(data.first.id, { lines: [1] })).toMatchObject({
      status: 409,
      code: 'orders.edit_discount_divided',
    });
  });

  it('by staff who do not decide on orders', async () => {
    const article = await someArticle(stall, 'E-15', { stock: 9 });
    const id = await anOrder(stall, article, 2);
    const staffRoleId = await aStaffRole(stall.shop.db, ['viewOrders', 'shipOrders']);
    const token = await stall.shop.loginAs(await aPerson(stall.shop.db, { role: 'own_role', staffRoleId }));
    expect(await edit(id, { lines: [3], token })).toMatchObject({ status: 403 });
    expect((await stall.shop.call(orders.one, { token: stall.buyer, params: { id } })).data.edits).toEqual([]);
  });
});

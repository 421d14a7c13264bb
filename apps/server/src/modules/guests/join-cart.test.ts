import { auth, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aGuest, anOrderOfGuest, openTheShop } from '../../../test/builders/guests.ts';
import {
  type Account,
  aGuestWith,
  anAccount,
  isGone,
  linesOf,
  loginWith,
  noted,
} from '../../../test/builders/joining.ts';
import { addToCart, cartOf, openStall, someArticle, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
let soap: number;
let boxes: number;
/** Created for each test. */
let customer: Account;

beforeAll(async () => {
  stall = await openStall(await openTestShop());
  await openTheShop(stall.shop);
  soap = await someArticle(stall, 'J-1', { vpc: 10_00, stock: 50_000 });
  boxes = await someArticle(stall, 'J-2', { vpc: 5_00, stock: 50_000, minimumQuantity: 6, packSize: 6 });
});
afterAll(() => stall.shop.close());
beforeEach(async () => {
  customer = await anAccount(stall);
});

describe('a guest who logs in', () => {
  it('has the lines of both carts, at the prices of the account, and the guest’s account is deleted', async () => {
    const guest = await aGuestWith(stall, soap, 2);
    await addToCart(stall, guest.token, boxes, 6);
    await addToCart(stall, customer.token, soap, 3);
    const { data } = await loginWith(stall, customer, guest.token);
    expect(data).toMatchObject({ role: 'buyer', joinedLines: 2, leftLines: [], leftCode: null });
    expect(await linesOf(stall, data.token)).toEqual([
      { articleId: soap, quantity: 5, note: null },
      { articleId: boxes, quantity: 6, note: null },
    ]);
    const { cartItems } = await cartOf(stall, data.token);
    expect(cartItems).toMatchObject([
      { price: 10, notices: [] },
      { price: 5, notices: [] },
    ]);
    expect(await isGone(stall, guest)).toBe(true);
    stall.shop.wait(1_001);
    expect((await stall.shop.call(shoppingCart.customer, { token: guest.token })).status).toBe(401);
  });

  it('keeps the notes of both', async () => {
    const guest = await aGuestWith(stall, soap, 1);
    await noted(stall, guest.token, 'bez mirisa');
    await addToCart(stall, customer.token, soap, 1);
    await noted(stall, customer.token, 'za portirnicu');
    const { data } = await loginWith(stall, customer, guest.token);
    expect(await linesOf(stall, data.token)).toEqual([
      { articleId: soap, quantity: 2, note: 'za portirnicu\nbez mirisa' },
    ]);
  });

  it('gets a list of the lines that did not fit, and as much of them as is allowed', async () => {
    const guest = await aGuestWith(stall, soap, 9_000);
    await addToCart(stall, guest.token, boxes, 12);
    await addToCart(stall, customer.token, soap, 2_000);
    const gone = await someArticle(stall, `J-gone-${customer.userId}`, { stock: 5 });
    await addToCart(stall, guest.token, gone, 1);
    await stall.shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', gone).execute();
    const { data } = await loginWith(stall, customer, guest.token);
    expect(await linesOf(stall, data.token)).toEqual([
      { articleId: soap, quantity: 9_999, note: null },
      { articleId: boxes, quantity: 12, note: null },
    ]);
    expect(data.joinedLines).toBe(2);
    expect(data.leftLines).toMatchObject([{ code: 'J-1' }, { code: `J-gone-${customer.userId}` }]);
    for (const { title, reason } of data.leftLines) expect(title.length * reason.length).toBeGreaterThan(0);
  });

  it('loses no line of a full cart', async () => {
    const guest = await aGuestWith(stall, soap, 10);
    await addToCart(stall, customer.token, soap, 9_999);
    const { data } = await loginWith(stall, customer, guest.token);
    expect(await linesOf(stall, data.token)).toEqual([{ articleId: soap, quantity: 9_999, note: null }]);
    expect(data).toMatchObject({ joinedLines: 0, leftLines: [{ code: 'J-1' }] });
  });

  it('leaves out what exceeds one order', async () => {
    const gold = await someArticle(stall, `J-gold-${customer.userId}`, { vpc: 10_000_00, stock: 9_999 });
    const guest = await aGuestWith(stall, soap, 1);
    await addToCart(stall, guest.token, gold, 1_000);
    await addToCart(stall, customer.token, gold, 1_000);
    const { data } = await loginWith(stall, customer, guest.token);
    expect(await linesOf(stall, data.token)).toEqual([
      { articleId: gold, quantity: 1_000, note: null },
      { articleId: soap, quantity: 1, note: null },
    ]);
    expect(data).toMatchObject({ joinedLines: 1, leftLines: [{ code: `J-gold-${customer.userId}` }] });
  });

  it('leaves the guest’s orders with the guest’s account', async () => {
    const guest = await aGuest(stall.shop);
    const id = await anOrderOfGuest(stall, guest, soap);
    await addToCart(stall, guest.token, soap, 4);
    expect((await loginWith(stall, customer, guest.token)).data.joinedLines).toBe(1);
    expect(await isGone(stall, guest)).toBe(false);
    const order = await stall.shop.db
      .selectFrom('sales_order')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(order).toEqual({ user_id: guest.userId });
  });
});

describe('a token that merges nothing', () => {
  it.each([null, undefined, '', ' ', 'shp_none', 'x'.repeat(512)])('%j does not prevent the log-in', async (token) => {
    expect(await loginWith(stall, customer, token)).toMatchObject({
      status: 200,
      data: { joinedLines: 0, leftLines: [], leftCode: null },
    });
  });

  it.each([[[]], [{}], [7], [['shp_x']]])('400 for %j', async (token) => {
    expect((await loginWith(stall, customer, token)).status).toBe(400);
  });

  it('a customer’s token: their cart stays', async () => {
    const other = await anAccount(stall);
    await addToCart(stall, other.token, soap, 7);
    expect((await loginWith(stall, customer, other.token)).data.joinedLines).toBe(0);
    expect(await linesOf(stall, other.token)).toEqual([{ articleId: soap, quantity: 7, note: null }]);
  });

  it('a guest’s token with a wrong password: the guest’s cart stays', async () => {
    const guest = await aGuestWith(stall, soap, 1);
    const body = { username: customer.username, password: 'not that one', guestToken: guest.token };
    expect((await stall.shop.call(auth.login, { body })).status).toBe(401);
    expect(await linesOf(stall, guest.token)).toHaveLength(1);
  });

  it('a guest’s token in a log-in of staff: the guest’s cart stays', async () => {
    const guest = await aGuestWith(stall, soap, 1);
    for (const role of ['administrator', 'sales_representative'] as const) {
      const colleague = await anAccount(stall, { role });
      expect((await loginWith(stall, colleague, guest.token)).data.joinedLines).toBe(0);
    }
    expect(await linesOf(stall, guest.token)).toHaveLength(1);
  });
});

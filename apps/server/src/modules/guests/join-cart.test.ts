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
import { addToCart, cartOf, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let soap: number;
let boxes: number;
/** Created for each test. */
let customer: Account;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await openTheShop(seeded.shop);
  soap = await someArticle(seeded, 'J-1', { vpc: 10_00, stock: 50_000 });
  boxes = await someArticle(seeded, 'J-2', { vpc: 5_00, stock: 50_000, minimumQuantity: 6, packSize: 6 });
});
afterAll(() => seeded.shop.close());
beforeEach(async () => {
  customer = await anAccount(seeded);
});

describe('a guest who logs in', () => {
  it('has the lines of both carts, at the prices of the account, and the guest’s account is deleted', async () => {
    const guest = await aGuestWith(seeded, soap, 2);
    await addToCart(seeded, guest.token, boxes, 6);
    await addToCart(seeded, customer.token, soap, 3);
    const { data } = await loginWith(seeded, customer, guest.token);
    expect(data).toMatchObject({ role: 'buyer', joinedLines: 2, leftLines: [], leftCode: null });
    expect(await linesOf(seeded, data.token)).toEqual([
      { articleId: soap, quantity: 5, note: null },
      { articleId: boxes, quantity: 6, note: null },
    ]);
    const { cartItems } = await cartOf(seeded, data.token);
    expect(cartItems).toMatchObject([
      { price: 10, notices: [] },
      { price: 5, notices: [] },
    ]);
    expect(await isGone(seeded, guest)).toBe(true);
    seeded.shop.wait(1_001);
    expect((await seeded.shop.call(shoppingCart.customer, { token: guest.token })).status).toBe(401);
  });

  it('keeps the notes of both', async () => {
    const guest = await aGuestWith(seeded, soap, 1);
    await noted(seeded, guest.token, 'bez mirisa');
    await addToCart(seeded, customer.token, soap, 1);
    await noted(seeded, customer.token, 'za portirnicu');
    const { data } = await loginWith(seeded, customer, guest.token);
    expect(await linesOf(seeded, data.token)).toEqual([
      { articleId: soap, quantity: 2, note: 'za portirnicu\nbez mirisa' },
    ]);
  });

  it('gets a list of the lines that did not fit, and as much of them as is allowed', async () => {
    const guest = await aGuestWith(seeded, soap, 9_000);
    await addToCart(seeded, guest.token, boxes, 12);
    await addToCart(seeded, customer.token, soap, 2_000);
    const gone = await someArticle(seeded, `J-gone-${customer.userId}`, { stock: 5 });
    await addToCart(seeded, guest.token, gone, 1);
    await seeded.shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', gone).execute();
    const { data } = await loginWith(seeded, customer, guest.token);
    expect(await linesOf(seeded, data.token)).toEqual([
      { articleId: soap, quantity: 9_999, note: null },
      { articleId: boxes, quantity: 12, note: null },
    ]);
    expect(data.joinedLines).toBe(2);
    expect(data.leftLines).toMatchObject([{ code: 'J-1' }, { code: `J-gone-${customer.userId}` }]);
    for (const { title, reason } of data.leftLines) expect(title.length * reason.length).toBeGreaterThan(0);
  });

  it('loses no line of a full cart', async () => {
    const guest = await aGuestWith(seeded, soap, 10);
    await addToCart(seeded, customer.token, soap, 9_999);
    const { data } = await loginWith(seeded, customer, guest.token);
    expect(await linesOf(seeded, data.token)).toEqual([{ articleId: soap, quantity: 9_999, note: null }]);
    expect(data).toMatchObject({ joinedLines: 0, leftLines: [{ code: 'J-1' }] });
  });

  it('leaves out what exceeds one order', async () => {
    const gold = await someArticle(seeded, `J-gold-${customer.userId}`, { vpc: 10_000_00, stock: 9_999 });
    const guest = await aGuestWith(seeded, soap, 1);
    await addToCart(seeded, guest.token, gold, 1_000);
    await addToCart(seeded, customer.token, gold, 1_000);
    const { data } = await loginWith(seeded, customer, guest.token);
    expect(await linesOf(seeded, data.token)).toEqual([
      { articleId: gold, quantity: 1_000, note: null },
      { articleId: soap, quantity: 1, note: null },
    ]);
    expect(data).toMatchObject({ joinedLines: 1, leftLines: [{ code: `J-gold-${customer.userId}` }] });
  });

  it('leaves the guest’s orders with the guest’s account', async () => {
    const guest = await aGuest(seeded.shop);
    const id = await anOrderOfGuest(seeded, guest, soap);
    await addToCart(seeded, guest.token, soap, 4);
    expect((await loginWith(seeded, customer, guest.token)).data.joinedLines).toBe(1);
    expect(await isGone(seeded, guest)).toBe(false);
    const order = await seeded.shop.db
      .selectFrom('sales_order')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(order).toEqual({ user_id: guest.userId });
  });
});

describe('a token that merges nothing', () => {
  it.each([null, undefined, '', ' ', 'shp_none', 'x'.repeat(512)])('%j does not prevent the log-in', async (token) => {
    expect(await loginWith(seeded, customer, token)).toMatchObject({
      status: 200,
      data: { joinedLines: 0, leftLines: [], leftCode: null },
    });
  });

  it.each([[[]], [{}], [7], [['shp_x']]])('400 for %j', async (token) => {
    expect((await loginWith(seeded, customer, token)).status).toBe(400);
  });

  it('a customer’s token: their cart stays', async () => {
    const other = await anAccount(seeded);
    await addToCart(seeded, other.token, soap, 7);
    expect((await loginWith(seeded, customer, other.token)).data.joinedLines).toBe(0);
    expect(await linesOf(seeded, other.token)).toEqual([{ articleId: soap, quantity: 7, note: null }]);
  });

  it('a guest’s token with a wrong password: the guest’s cart stays', async () => {
    const guest = await aGuestWith(seeded, soap, 1);
    const body = { username: customer.username, password: 'not that one', guestToken: guest.token };
    expect((await seeded.shop.call(auth.login, { body })).status).toBe(401);
    expect(await linesOf(seeded, guest.token)).toHaveLength(1);
  });

  it('a guest’s token in a log-in of staff: the guest’s cart stays', async () => {
    const guest = await aGuestWith(seeded, soap, 1);
    for (const role of ['administrator', 'sales_representative'] as const) {
      const colleague = await anAccount(seeded, { role });
      expect((await loginWith(seeded, colleague, guest.token)).data.joinedLines).toBe(0);
    }
    expect(await linesOf(seeded, guest.token)).toHaveLength(1);
  });
});

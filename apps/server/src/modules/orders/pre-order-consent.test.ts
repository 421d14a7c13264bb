import { checkout } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSetting } from '../../../test/builders/place.ts';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  checkoutBody,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let made = 0;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await takePreOrders(true);
});
afterAll(() => seeded.shop.close());

const takePreOrders = async (taken: boolean) => {
  await withSetting(seeded.shop.db, 'allowOrderingStockZero', taken);
  seeded.shop.wait(1_100);
};

/** A buyer with four pieces in the cart of an article of which there are so many. */
async function aBuyerOfFour(stock: number) {
  const code = `CO-${(made += 1)}`;
  const buyer = await anotherBuyer(seeded);
  const article = await someArticle(seeded, code, { stock });
  await addToCart(seeded, buyer, article, 4);
  return { buyer, article, code };
}

const sellOut = (article: number, onHand: number) =>
  seeded.shop.db.updateTable('stock_level').set({ on_hand: onHand }).where('article_id', '=', article).execute();
const place = (token: string, body: object) => seeded.shop.call(checkout.place, { token, body });

describe('goods that ran short between cart and checkout, where pre-orders are taken', () => {
  it('do not turn the order into a pre-order behind the buyer’s back', async () => {
    const { buyer, article, code } = await aBuyerOfFour(10);
    const body = await checkoutBody(seeded, buyer);
    await sellOut(article, 3);
    const refused = await place(buyer, body);
    expect(refused).toMatchObject({ status: 409, code: 'checkout.stock_changed' });
    expect(refused.message).toContain(`${code} (3)`);
    expect(refused.errors[0]).toMatchObject({ field: `articles.${article}.quantity` });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 3, reserved: 0 });
    expect((await cartOf(seeded, buyer)).cartItems).toMatchObject([{ notices: ['short'], stock: { available: 3 } }]);
  });

  it('become a pre-order once the buyer agrees to wait for them', async () => {
    const { buyer, article } = await aBuyerOfFour(10);
    const body = await checkoutBody(seeded, buyer);
    await sellOut(article, 3);
    expect((await place(buyer, body)).code).toBe('checkout.stock_changed');
    const placed = await place(buyer, { ...body, agreedToWaitFor: [article] });
    expect(placed).toMatchObject({ status: 200, code: 'orders.placed_as_pre_order', data: { status: -1 } });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 3, reserved: 3 });
  });

  it('are agreed to line by line: another line that is short as well is asked for', async () => {
    const { buyer, article } = await aBuyerOfFour(1);
    const other = await someArticle(seeded, `CO-${(made += 1)}`, { stock: 5 });
    await addToCart(seeded, buyer, other, 2);
    const body = await checkoutBody(seeded, buyer, { agreedToWaitFor: [article] });
    await sellOut(other, 1);
    const refused = await place(buyer, body);
    expect(refused).toMatchObject({ status: 409, code: 'checkout.stock_changed', errors: { length: 1 } });
    expect(refused.errors[0]?.field).toBe(`articles.${other}.quantity`);
  });

  it('need no consent where they have come back meanwhile', async () => {
    const { buyer, article } = await aBuyerOfFour(1);
    const body = await checkoutBody(seeded, buyer, { agreedToWaitFor: [article] });
    await sellOut(article, 4);
    expect((await place(buyer, body)).data).toMatchObject({ status: 1 });
  });
});

it('consent to wait is no way around a shop that takes no pre-orders', async () => {
  const { buyer, article } = await aBuyerOfFour(1);
  await takePreOrders(false);
  expect((await cartOf(seeded, buyer)).takesPreOrders).toBe(false);
  const refused = await placeOrder(seeded, buyer, { agreedToWaitFor: [article] });
  expect(refused).toMatchObject({ status: 409, code: 'checkout.short' });
  await takePreOrders(true);
  expect((await cartOf(seeded, buyer)).takesPreOrders).toBe(true);
});

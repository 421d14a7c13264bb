import { articles, type CartItem, orderParts, quickOrder, repeating, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmationOf, written } from './builders/order-documents.ts';
import { withSetting } from './builders/place.ts';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  seedShop,
  orderOf,
  placeOrder,
  someArticle,
  type SeededShop,
} from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** Sizes of one article reach its quantity breaks together: 10,00 KM, 9,00 from 10 and 8,00 from 50. */

let seeded: SeededShop;
let sizes: readonly number[];
let alone: number;
let token: string;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { db } = seeded.shop;
  const { id: variationId } = await db
    .insertInto('variation')
    .values({ title: JSON.stringify({ bs: 'Rukavica' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (const size of ['S', 'M', 'L', 'X']) {
    const id = await someArticle(seeded, `FB-${size}`, { vpc: 10_00, stock: 5_000 });
    const breaks = [
      { from_quantity: 10, price: 9_00 },
      { from_quantity: 50, price: 8_00 },
    ];
    await db
      .insertInto('quantity_break')
      .values(breaks.map((step) => ({ article_id: id, ...step })))
      .execute();
    ids.push(id);
  }
  alone = ids.pop() ?? 0;
  sizes = ids;
  await db.updateTable('article').set({ variation_id: variationId }).where('id', 'in', ids).execute();
});
beforeEach(async () => {
  token = await anotherBuyer(seeded);
  await together(true);
});
afterAll(() => seeded.shop.close());

const together = (isOn: boolean) => withSetting(seeded.shop.db, 'breaksCountVariationsTogether', isOn);
const size = (at: number): number => sizes[at] ?? 0;

const add = async (articleId: number, quantity: number) => (await addToCart(seeded, token, articleId, quantity)).data;
const pricesOf = (cart: { cartItems: CartItem[] }) =>
  cart.cartItems.map(({ price, priceSource }) => [price, priceSource]);
const hintsOf = (cart: { cartItems: CartItem[] }) => cart.cartItems.map(({ nextBreak }) => nextBreak);

describe('a cart with several sizes', () => {
  it('pays for each what their sum reaches, and hints once at the next break', async () => {
    await add(size(0), 4);
    const cart = await add(size(1), 5);
    expect(pricesOf(cart)).toEqual([
      [10, 'list'],
      [10, 'list'],
    ]);
    expect(hintsOf(cart)).toEqual([null, { missing: 1, price: 9, countsTogether: true }]);
    const more = await add(size(2), 20);
    expect(pricesOf(more)).toEqual(Array.from({ length: 3 }, () => [9, 'quantity_break']));
    expect(hintsOf(more)).toEqual([null, null, { missing: 21, price: 8, countsTogether: true }]);
    expect(await cartOf(seeded, token)).toEqual(more);
  });

  it('tells of no changed price where the buyer changed it by another size', async () => {
    await add(size(0), 4);
    const [first, second] = (await add(size(1), 6)).cartItems;
    expect([first, second].map(({ price, notices, previousPrice }) => [price, notices, previousPrice])).toEqual(
      Array.from({ length: 2 }, () => [9, [], null]),
    );
    const { data: fewer } = await seeded.shop.call(shoppingCart.update, {
      token,
      body: { items: [{ id: second.id, quantity: 2 }] },
    });
    expect(fewer.cartItems.map(({ price, notices }: CartItem) => [price, notices])).toEqual([
      [10, []],
      [10, []],
    ]);
    await seeded.shop.call(shoppingCart.update, { token, body: { items: [{ id: second.id, quantity: 6 }] } });
    const { data: rest } = await seeded.shop.call(shoppingCart.deleteItem, { token, params: { id: second.id } });
    expect(rest.cartItems).toMatchObject([{ price: 10, notices: [], previousPrice: null }]);
    expect(await cartOf(seeded, token)).toEqual(rest);
  });

  it('still tells of a price that the shop changed', async () => {
    await add(size(0), 4);
    await seeded.shop.db.updateTable('article').set({ vpc: 11_00 }).where('id', '=', size(0)).execute();
    const cart = await add(size(1), 6);
    expect(cart.cartItems[0]).toMatchObject({ price: 9, previousPrice: 10, notices: ['price_down'] });
    await seeded.shop.db.updateTable('article').set({ vpc: 10_00 }).where('id', '=', size(0)).execute();
  });

  it('counts an article without variations, and each line where the setting is off, by itself', async () => {
    await add(size(0), 9);
    expect(pricesOf(await add(alone, 9))).toEqual([
      [10, 'list'],
      [10, 'list'],
    ]);
    await together(false);
    const cart = await add(size(1), 10);
    expect(pricesOf(cart)).toEqual([
      [10, 'list'],
      [10, 'list'],
      [9, 'quantity_break'],
    ]);
    expect(hintsOf(cart)).toEqual([
      { missing: 1, price: 9, countsTogether: false },
      { missing: 1, price: 9, countsTogether: false },
      { missing: 40, price: 8, countsTogether: false },
    ]);
  });
});

it('is the same price in quick order, cart, order, paper and repetition', async () => {
  const lines = sizes.map((_, at) => ({ line: at + 1, code: `FB-${['S', 'M', 'L'][at]}`, quantity: 20 }));
  const { data: checked } = await seeded.shop.call(quickOrder.check, { token, body: { lines } });
  expect(checked.lines.map(({ price }: { price: number }) => price)).toEqual([8, 8, 8]);
  const items = sizes.map((articleId) => ({ articleId, quantity: 20 }));
  const { data: cart } = await seeded.shop.call(shoppingCart.addItems, { token, body: { items } });
  expect(pricesOf(cart)).toEqual(Array.from({ length: 3 }, () => [8, 'quantity_break']));
  expect(cart.totalAmountWithoutVat).toBe(checked.totals.net);
  const { data: placed } = await placeOrder(seeded, token);
  const order = await orderOf(seeded, token, placed.orderId);
  const old = { amount: 10, percent: 20 };
  expect(order.orderLines.map(({ price, oldPrice }: CartItem) => [price, oldPrice])).toEqual(
    Array.from({ length: 3 }, () => [8, old]),
  );
  const document = await confirmationOf(seeded.shop, placed.orderId);
  expect(document.rows.map((row) => row[4])).toEqual([8_00, 8_00, 8_00].map(written));
  const again = await seeded.shop.call(repeating.review, { token, params: { id: placed.orderId } });
  expect(again.data.map(({ price, changes }: { price: number; changes: string[] }) => [price, changes])).toEqual(
    Array.from({ length: 3 }, () => [8, []]),
  );
});

it('keeps the prices of a placed order that is split', async () => {
  const items = [
    { articleId: size(0), quantity: 25 },
    { articleId: size(1), quantity: 25 },
  ];
  await seeded.shop.call(shoppingCart.addItems, { token, body: { items } });
  const { data: placed } = await placeOrder(seeded, token);
  const { orderLines, version } = await orderOf(seeded, token, placed.orderId);
  const { data } = await seeded.shop.call(orderParts.split, {
    token: seeded.administrator,
    params: { id: placed.orderId },
    body: { version, lines: [{ lineId: orderLines[0].id, quantity: 25 }] },
  });
  for (const { id } of [data.first, data.second]) {
    const part = await orderOf(seeded, token, id);
    expect(part.orderLines).toMatchObject([{ price: 8, oldPrice: { amount: 10, percent: 20 } }]);
  }
});

it('shows no break that costs more than another rule', async () => {
  const { db } = seeded.shop;
  const contract = { company_id: seeded.companyId, article_id: size(0), price: 8_50 };
  await db.insertInto('contract_price').values(contract).execute();
  const cart = await add(size(0), 4);
  expect(cart.cartItems).toMatchObject([{ price: 8.5, nextBreak: { missing: 46, price: 8 } }]);
  const { data } = await seeded.shop.call(articles.details, { token, params: { id: size(1) } });
  const { breaksCountTogether, members } = data.variationMatrix;
  expect(breaksCountTogether).toBe(true);
  const breaksOf = (id: number) => members.find((member: { id: number }) => member.id === id).quantityBreaks;
  await expect
    .poll(
      async () =>
        (await seeded.shop.call(articles.details, { token, params: { id: size(0) } })).data.quantityBreaks.length,
    )
    .toBe(1);
  expect(breaksOf(size(1))).toMatchObject([
    { fromQuantity: 10 },
    { fromQuantity: 50, oldPrice: { amount: 10, percent: 20 } },
  ]);
  await db.deleteFrom('contract_price').where('article_id', '=', size(0)).execute();
});

import { shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const update = (token: string, items: unknown) => seeded.shop.call(shoppingCart.update, { token, body: { items } });

describe('adding', () => {
  it('begins a line, then adds to it, and answers with the whole cart and its totals', async () => {
    const buyer = await anotherBuyer(seeded);
    const article = await someArticle(seeded, 'A-1', { vpc: 1_999 });
    expect(await addToCart(seeded, buyer, article, 2)).toMatchObject({ status: 200, code: 'cart.added' });
    const { data } = await addToCart(seeded, buyer, article, 3);
    expect(data.cartItems).toMatchObject([{ articleId: article, quantity: 5, price: 19.99, amount: 99.95 }]);
    expect(data).toMatchObject({ totalAmountWithoutVat: 99.95, totalAmountVat: 16.99, totalAmount: 116.94 });
    expect(await cartOf(seeded, buyer)).toEqual(data);
  });

  it('says the top category of a line, by which the screen groups lines', async () => {
    const { db } = seeded.shop;
    const [top] = await db
      .insertInto('category')
      .values({ title: JSON.stringify({ bs: 'Papir', en: 'Paper' }) })
      .returning('id')
      .execute();
    const [own] = await db
      .insertInto('category')
      .values({ title: JSON.stringify({ bs: 'Role' }), parent_category_id: top?.id ?? 0 })
      .returning('id')
      .execute();
    const buyer = await anotherBuyer(seeded);
    const article = await someArticle(seeded, 'A-CAT');
    await db
      .insertInto('article_category')
      .values({ article_id: article, category_id: own?.id ?? 0, position: 0 })
      .execute();
    const { data } = await addToCart(seeded, buyer, article, 1);
    expect(data.cartItems[0].article.category).toBe('Papir');
  });

  it('loses no click of two tabs that add at the same time', async () => {
    const buyer = await anotherBuyer(seeded);
    const article = await someArticle(seeded, 'A-2');
    const replies = await Promise.all(Array.from({ length: 20 }, () => addToCart(seeded, buyer, article, 1)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const cart = await cartOf(seeded, buyer);
    expect(cart.cartItems[0].quantity).toBe(20);
    expect(new Set(replies.map(({ data }) => data.version)).size).toBe(20);
  });

  it('adds several articles or none of them', async () => {
    const buyer = await anotherBuyer(seeded);
    const good = await someArticle(seeded, 'A-3');
    const packed = await someArticle(seeded, 'A-4', { packSize: 12 });
    const items = [
      { articleId: good, quantity: 1 },
      { articleId: packed, quantity: 13 },
    ];
    const reply = await seeded.shop.call(shoppingCart.addItems, { token: buyer, body: { items } });
    expect(reply).toMatchObject({ status: 400, code: 'cart.quantity_not_in_packs' });
    expect(reply.message).toContain('12 ili 24 kom');
    expect(reply.errors).toMatchObject([{ field: `articles.${packed}.quantity`, code: 'quantity_not_in_packs' }]);
    expect((await cartOf(seeded, buyer)).cartItems).toEqual([]);
  });

  it.each([-1, 0, 0.5, 1e9, '1', null, 10_000])('400 for a quantity of %j', async (quantity) => {
    const article = await someArticle(seeded, `Q${String(quantity)}`);
    const body = { articleId: article, quantity };
    expect((await seeded.shop.call(shoppingCart.addItem, { token: seeded.buyer, body })).status).toBe(400);
  });

  it('400 below the minimum, and above the maximum where the sum of clicks reaches it', async () => {
    const buyer = await anotherBuyer(seeded);
    const article = await someArticle(seeded, 'A-5', { minimumQuantity: 6, vpc: 1, stock: 20_000 });
    expect((await addToCart(seeded, buyer, article, 5)).code).toBe('cart.quantity_below_minimum');
    expect((await addToCart(seeded, buyer, article, 9_000)).status).toBe(200);
    expect((await addToCart(seeded, buyer, article, 1_000)).code).toBe('cart.quantity_above_maximum');
    expect((await cartOf(seeded, buyer)).cartItems[0].quantity).toBe(9_000);
  });

  it('404 for a hidden or unknown article, 409 for one that is not on sale', async () => {
    const hidden = await someArticle(seeded, 'A-6', { isVisible: false });
    const closed = await someArticle(seeded, 'A-7', { disableSelling: true });
    expect(await addToCart(seeded, seeded.buyer, hidden)).toMatchObject({ status: 404, code: 'articles.not_found' });
    expect(await addToCart(seeded, seeded.buyer, 2_000_000)).toMatchObject({ status: 404, code: 'articles.not_found' });
    expect(await addToCart(seeded, seeded.buyer, closed)).toMatchObject({ status: 409, code: 'cart.not_sellable' });
  });

  it('looks at no price that comes with a request', async () => {
    const buyer = await anotherBuyer(seeded);
    const article = await someArticle(seeded, 'A-10', { vpc: 10_00 });
    const forged = { articleId: article, quantity: 2, price: 0.01 };
    const added = await seeded.shop.call(shoppingCart.addItem, { token: buyer, body: forged });
    expect(added.data).toMatchObject({ cartItems: [{ price: 10 }], totalAmountWithoutVat: 20 });
    const [{ id }] = added.data.cartItems;
    const changed = await update(buyer, [{ id, quantity: 3, price: -1 }]);
    expect(changed.data).toMatchObject({ cartItems: [{ price: 10 }], totalAmountWithoutVat: 30 });
  });

  it('409 for a cart that is worth more than an order can hold', async () => {
    const buyer = await anotherBuyer(seeded);
    const dear = await someArticle(seeded, 'A-8', { vpc: 1_000_000_00, stock: 20_000 });
    expect((await addToCart(seeded, buyer, dear, 9_999)).code).toBe('cart.total_too_high');
    expect((await addToCart(seeded, buyer, dear, 17)).status).toBe(200);
  });

  it('409 for a cart that is heavier than an order can hold', async () => {
    const buyer = await anotherBuyer(seeded);
    const heavy = await someArticle(seeded, 'A-9', { vpc: 1_00, weightG: 1_000_000, stock: 20_000 });
    expect((await addToCart(seeded, buyer, heavy, 2_001)).code).toBe('cart.total_too_high');
    expect((await addToCart(seeded, buyer, heavy, 2_000)).status).toBe(200);
  });
});

describe('changing', () => {
  it('sets quantities and takes out what is set to 0', async () => {
    const buyer = await anotherBuyer(seeded);
    const [first, second] = [await someArticle(seeded, 'B-1'), await someArticle(seeded, 'B-2')];
    await addToCart(seeded, buyer, first, 1);
    const { data } = await addToCart(seeded, buyer, second, 1);
    const [one, two] = data.cartItems;
    const reply = await update(buyer, [
      { id: one.id, quantity: 7 },
      { id: two.id, quantity: 0 },
    ]);
    expect(reply.data.cartItems).toMatchObject([{ id: one.id, quantity: 7 }]);
    expect(await cartOf(seeded, buyer)).toEqual(reply.data);
  });

  it('404 for a line of somebody else, and nothing changes', async () => {
    const [mine, theirs] = [await anotherBuyer(seeded), await anotherBuyer(seeded)];
    const article = await someArticle(seeded, 'B-3');
    const own = (await addToCart(seeded, mine, article, 1)).data.cartItems[0];
    const foreign = (await addToCart(seeded, theirs, article, 4)).data.cartItems[0];
    const reply = await update(mine, [
      { id: own.id, quantity: 2 },
      { id: foreign.id, quantity: 9 },
    ]);
    expect(reply).toMatchObject({ status: 404, code: 'cart.line_not_found' });
    const removal = await seeded.shop.call(shoppingCart.deleteItem, { token: mine, params: { id: foreign.id } });
    expect(removal.status).toBe(404);
    expect((await cartOf(seeded, mine)).cartItems[0].quantity).toBe(1);
    expect((await cartOf(seeded, theirs)).cartItems[0].quantity).toBe(4);
  });

  it('takes one line out by its name, then all; 404 for the cart of somebody else', async () => {
    const [mine, theirs] = [await anotherBuyer(seeded), await anotherBuyer(seeded)];
    const article = await someArticle(seeded, 'B-4');
    const { cartItems } = (await addToCart(seeded, mine, article, 1)).data;
    const removal = await seeded.shop.call(shoppingCart.deleteItem, { token: mine, params: { id: cartItems[0].id } });
    expect(removal.message).toContain('Artikal B-4');
    const { id } = (await addToCart(seeded, mine, article, 1)).data;
    expect((await seeded.shop.call(shoppingCart.empty, { token: theirs, params: { cartId: id } })).status).toBe(404);
    const emptied = await seeded.shop.call(shoppingCart.empty, { token: mine, params: { cartId: id } });
    expect(emptied).toMatchObject({ code: 'cart.emptied', data: { cartItems: [], totalAmount: 0 } });
  });

  it('tells of a price that went up since it was seen, until the line is changed', async () => {
    const buyer = await anotherBuyer(seeded);
    const article = await someArticle(seeded, 'B-5', { vpc: 1_000 });
    await addToCart(seeded, buyer, article, 1);
    await seeded.shop.db.updateTable('article').set({ vpc: 1_200 }).where('id', '=', article).execute();
    const [line] = (await cartOf(seeded, buyer)).cartItems;
    expect(line).toMatchObject({ price: 12, previousPrice: 10, notices: ['price_up'] });
    const { data } = await update(buyer, [{ id: line.id, quantity: 2 }]);
    expect(data.cartItems[0]).toMatchObject({ previousPrice: null, notices: [] });
  });

  it('tells of a line that is short, and of one that went off sale', async () => {
    const buyer = await anotherBuyer(seeded);
    const few = await someArticle(seeded, 'B-6', { stock: 4 });
    const gone = await someArticle(seeded, 'B-7');
    await addToCart(seeded, buyer, few, 4);
    await addToCart(seeded, buyer, gone, 1);
    await seeded.shop.db.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', gone).execute();
    await seeded.shop.db.updateTable('stock_level').set({ on_hand: 3 }).where('article_id', '=', few).execute();
    const { cartItems } = await cartOf(seeded, buyer);
    expect(cartItems).toMatchObject([{ notices: ['short'], stock: { available: 3 } }, { notices: ['not_sellable'] }]);
  });
});

it('counts VAT inside the retail prices of a private customer', async () => {
  const person = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'private' }));
  const article = await someArticle(seeded, 'C-1', { vpc: 1_000 });
  const { data } = await addToCart(seeded, person, article, 3);
  expect(data).toMatchObject({ totalAmount: 35.1, totalAmountWithoutVat: 30, totalAmountVat: 5.1 });
  expect(data.freeShipping).toEqual({ amount: 150, missing: 114.9 });
});

it('says no amount to a person who may not see prices', async () => {
  const companyId = await aCompany(seeded.shop.db, seeded.place);
  const blind = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId, canViewPrices: false }));
  const article = await someArticle(seeded, 'C-2', { vpc: 97_13 });
  const { data } = await addToCart(seeded, blind, article, 1);
  await seeded.shop.db.updateTable('article').set({ vpc: 101_09 }).where('id', '=', article).execute();
  const cart = await cartOf(seeded, blind);
  expect(cart.cartItems[0]).toMatchObject({ price: null, amount: null, previousPrice: null, notices: [] });
  expect(cart).toMatchObject({ totalAmount: null, savings: null, freeShipping: null });
  expect(JSON.stringify([data, cart])).not.toMatch(/97[.,]13|101[.,]09/);
});

import { shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { addToCart, anotherBuyer, cartOf, openStall, someArticle, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

const update = (token: string, items: unknown) => stall.shop.call(shoppingCart.update, { token, body: { items } });

describe('adding', () => {
  it('begins a line, then adds to it, and answers with the whole cart and its totals', async () => {
    const buyer = await anotherBuyer(stall);
    const article = await someArticle(stall, 'A-1', { vpc: 1_999 });
    expect(await addToCart(stall, buyer, article, 2)).toMatchObject({ status: 200, code: 'cart.added' });
    const { data } = await addToCart(stall, buyer, article, 3);
    expect(data.cartItems).toMatchObject([{ articleId: article, quantity: 5, price: 19.99, amount: 99.95 }]);
    expect(data).toMatchObject({ totalAmountWithoutVat: 99.95, totalAmountVat: 16.99, totalAmount: 116.94 });
    expect(await cartOf(stall, buyer)).toEqual(data);
  });

  it('says the top category of a line, by which the screen groups lines', async () => {
    const { db } = stall.shop;
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
    const buyer = await anotherBuyer(stall);
    const article = await someArticle(stall, 'A-CAT');
    await db
      .insertInto('article_category')
      .values({ article_id: article, category_id: own?.id ?? 0, position: 0 })
      .execute();
    const { data } = await addToCart(stall, buyer, article, 1);
    expect(data.cartItems[0].article.category).toBe('Papir');
  });

  it('loses no click of two tabs that add at the same time', async () => {
    const buyer = await anotherBuyer(stall);
    const article = await someArticle(stall, 'A-2');
    const replies = await Promise.all(Array.from({ length: 20 }, () => addToCart(stall, buyer, article, 1)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const cart = await cartOf(stall, buyer);
    expect(cart.cartItems[0].quantity).toBe(20);
    expect(new Set(replies.map(({ data }) => data.version)).size).toBe(20);
  });

  it('adds several articles or none of them', async () => {
    const buyer = await anotherBuyer(stall);
    const good = await someArticle(stall, 'A-3');
    const packed = await someArticle(stall, 'A-4', { packSize: 12 });
    const items = [
      { articleId: good, quantity: 1 },
      { articleId: packed, quantity: 13 },
    ];
    const reply = await stall.shop.call(shoppingCart.addItems, { token: buyer, body: { items } });
    expect(reply).toMatchObject({ status: 400, code: 'cart.quantity_not_in_packs' });
    expect(reply.message).toContain('12 ili 24 kom');
    expect(reply.errors).toMatchObject([{ field: `articles.${packed}.quantity`, code: 'quantity_not_in_packs' }]);
    expect((await cartOf(stall, buyer)).cartItems).toEqual([]);
  });

  it.each([-1, 0, 0.5, 1e9, '1', null, 10_000])('400 for a quantity of %j', async (quantity) => {
    const article = await someArticle(stall, `Q${String(quantity)}`);
    const body = { articleId: article, quantity };
    expect((await stall.shop.call(shoppingCart.addItem, { token: stall.buyer, body })).status).toBe(400);
  });

  it('400 below the minimum, and above the maximum where the sum of clicks reaches it', async () => {
    const buyer = await anotherBuyer(stall);
    const article = await someArticle(stall, 'A-5', { minimumQuantity: 6, vpc: 1, stock: 20_000 });
    expect((await addToCart(stall, buyer, article, 5)).code).toBe('cart.quantity_below_minimum');
    expect((await addToCart(stall, buyer, article, 9_000)).status).toBe(200);
    expect((await addToCart(stall, buyer, article, 1_000)).code).toBe('cart.quantity_above_maximum');
    expect((await cartOf(stall, buyer)).cartItems[0].quantity).toBe(9_000);
  });

  it('404 for a hidden or unknown article, 409 for one that is not on sale', async () => {
    const hidden = await someArticle(stall, 'A-6', { isVisible: false });
    const closed = await someArticle(stall, 'A-7', { disableSelling: true });
    expect(await addToCart(stall, stall.buyer, hidden)).toMatchObject({ status: 404, code: 'articles.not_found' });
    expect(await addToCart(stall, stall.buyer, 2_000_000)).toMatchObject({ status: 404, code: 'articles.not_found' });
    expect(await addToCart(stall, stall.buyer, closed)).toMatchObject({ status: 409, code: 'cart.not_sellable' });
  });

  it('looks at no price that comes with a request', async () => {
    const buyer = await anotherBuyer(stall);
    const article = await someArticle(stall, 'A-10', { vpc: 10_00 });
    const forged = { articleId: article, quantity: 2, price: 0.01 };
    const added = await stall.shop.call(shoppingCart.addItem, { token: buyer, body: forged });
    expect(added.data).toMatchObject({ cartItems: [{ price: 10 }], totalAmountWithoutVat: 20 });
    const [{ id }] = added.data.cartItems;
    const changed = await update(buyer, [{ id, quantity: 3, price: -1 }]);
    expect(changed.data).toMatchObject({ cartItems: [{ price: 10 }], totalAmountWithoutVat: 30 });
  });

  it('409 for a cart that is worth more than an order can hold', async () => {
    const buyer = await anotherBuyer(stall);
    const dear = await someArticle(stall, 'A-8', { vpc: 1_000_000_00, stock: 20_000 });
    expect((await addToCart(stall, buyer, dear, 9_999)).code).toBe('cart.total_too_high');
    expect((await addToCart(stall, buyer, dear, 17)).status).toBe(200);
  });

  it('409 for a cart that is heavier than an order can hold', async () => {
    const buyer = await anotherBuyer(stall);
    const heavy = await someArticle(stall, 'A-9', { vpc: 1_00, weightG: 1_000_000, stock: 20_000 });
    expect((await addToCart(stall, buyer, heavy, 2_001)).code).toBe('cart.total_too_high');
    expect((await addToCart(stall, buyer, heavy, 2_000)).status).toBe(200);
  });
});

describe('changing', () => {
  it('sets quantities and takes out what is set to 0', async () => {
    const buyer = await anotherBuyer(stall);
    const [first, second] = [await someArticle(stall, 'B-1'), await someArticle(stall, 'B-2')];
    await addToCart(stall, buyer, first, 1);
    const { data } = await addToCart(stall, buyer, second, 1);
    const [one, two] = data.cartItems;
    const reply = await update(buyer, [
      { id: one.id, quantity: 7 },
      { id: two.id, quantity: 0 },
    ]);
    expect(reply.data.cartItems).toMatchObject([{ id: one.id, quantity: 7 }]);
    expect(await cartOf(stall, buyer)).toEqual(reply.data);
  });

  it('404 for a line of somebody else, and nothing changes', async () => {
    const [mine, theirs] = [await anotherBuyer(stall), await anotherBuyer(stall)];
    const article = await someArticle(stall, 'B-3');
    const own = (await addToCart(stall, mine, article, 1)).data.cartItems[0];
    const foreign = (await addToCart(stall, theirs, article, 4)).data.cartItems[0];
    const reply = await update(mine, [
      { id: own.id, quantity: 2 },
      { id: foreign.id, quantity: 9 },
    ]);
    expect(reply).toMatchObject({ status: 404, code: 'cart.line_not_found' });
    const removal = await stall.shop.call(shoppingCart.deleteItem, { token: mine, params: { id: foreign.id } });
    expect(removal.status).toBe(404);
    expect((await cartOf(stall, mine)).cartItems[0].quantity).toBe(1);
    expect((await cartOf(stall, theirs)).cartItems[0].quantity).toBe(4);
  });

  it('takes one line out by its name, then all; 404 for the cart of somebody else', async () => {
    const [mine, theirs] = [await anotherBuyer(stall), await anotherBuyer(stall)];
    const article = await someArticle(stall, 'B-4');
    const { cartItems } = (await addToCart(stall, mine, article, 1)).data;
    const removal = await stall.shop.call(shoppingCart.deleteItem, { token: mine, params: { id: cartItems[0].id } });
    expect(removal.message).toContain('Artikal B-4');
    const { id } = (await addToCart(stall, mine, article, 1)).data;
    expect((await stall.shop.call(shoppingCart.empty, { token: theirs, params: { cartId: id } })).status).toBe(404);
    const emptied = await stall.shop.call(shoppingCart.empty, { token: mine, params: { cartId: id } });
    expect(emptied).toMatchObject({ code: 'cart.emptied', data: { cartItems: [], totalAmount: 0 } });
  });

  it('tells of a price that went up since it was seen, until the line is changed', async () => {
    const buyer = await anotherBuyer(stall);
    const article = await someArticle(stall, 'B-5', { vpc: 1_000 });
    await addToCart(stall, buyer, article, 1);
    await stall.shop.db.updateTable('article').set({ vpc: 1_200 }).where('id', '=', article).execute();
    const [line] = (await cartOf(stall, buyer)).cartItems;
    expect(line).toMatchObject({ price: 12, previousPrice: 10, notices: ['price_up'] });
    const { data } = await update(buyer, [{ id: line.id, quantity: 2 }]);
    expect(data.cartItems[0]).toMatchObject({ previousPrice: null, notices: [] });
  });

  it('tells of a line that is short, and of one that went off sale', async () => {
    const buyer = await anotherBuyer(stall);
    const few = await someArticle(stall, 'B-6', { stock: 4 });
    const gone = await someArticle(stall, 'B-7');
    await addToCart(stall, buyer, few, 4);
    await addToCart(stall, buyer, gone, 1);
    await stall.shop.db.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', gone).execute();
    await stall.shop.db.updateTable('stock_level').set({ on_hand: 3 }).where('article_id', '=', few).execute();
    const { cartItems } = await cartOf(stall, buyer);
    expect(cartItems).toMatchObject([{ notices: ['short'], stock: { available: 3 } }, { notices: ['not_sellable'] }]);
  });
});

it('counts VAT inside the retail prices of a private customer', async () => {
  const person = await stall.shop.loginAs(await aPerson(stall.shop.db, { role: 'private' }));
  const article = await someArticle(stall, 'C-1', { vpc: 1_000 });
  const { data } = await addToCart(stall, person, article, 3);
  expect(data).toMatchObject({ totalAmount: 35.1, totalAmountWithoutVat: 30, totalAmountVat: 5.1 });
  expect(data.freeShipping).toEqual({ amount: 150, missing: 114.9 });
});

it('says no amount to a person who may not see prices', async () => {
  const companyId = await aCompany(stall.shop.db, stall.place);
  const blind = await stall.shop.loginAs(await aPerson(stall.shop.db, { companyId, canViewPrices: false }));
  const article = await someArticle(stall, 'C-2', { vpc: 97_13 });
  const { data } = await addToCart(stall, blind, article, 1);
  await stall.shop.db.updateTable('article').set({ vpc: 101_09 }).where('id', '=', article).execute();
  const cart = await cartOf(stall, blind);
  expect(cart.cartItems[0]).toMatchObject({ price: null, amount: null, previousPrice: null, notices: [] });
  expect(cart).toMatchObject({ totalAmount: null, savings: null, freeShipping: null });
  expect(JSON.stringify([data, cart])).not.toMatch(/97[.,]13|101[.,]09/);
});

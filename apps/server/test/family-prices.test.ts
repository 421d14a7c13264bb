import {
  adminCompanies,
  checkout,
  documents,
  orderApprovals,
  orderParts,
  orders,
  quickOrder,
  repeating,
  type Route,
  shoppingCart,
} from '@sjaj/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editLines } from './builders/order-edits.ts';
import { aPerson } from './builders/people.ts';
import { somePricedGoods } from './builders/priced-goods.ts';
import { seedShop, type SeededShop } from './builders/seeded-shop.ts';
import { cents, linesOf } from './builders/shown-prices.ts';
import { openTestShop } from './http.ts';
import { type AgreedDiscount, type PricedArticle, pricedArticles, unitPrice } from './oracle/price-oracle.ts';

/**
 * Sizes and colours that count together, with contract prices, promotions, discounts and a coupon: a cart comes to the same by whichever way
 * its lines have come together, and to what the rules say.
 */

const MEMBERS = 4;
const GOODS: readonly PricedArticle[] = fc.sample(pricedArticles, { numRuns: 5 * MEMBERS, seed: 11 });
const AGREED: readonly AgreedDiscount[] = [
  { brand: null, category: null, percentBp: 150 },
  { brand: 0, category: null, percentBp: 1_275 },
  { brand: null, category: 1, percentBp: 2_000 },
];
const PAYING = { isRetail: false, discounts: AGREED, hasContracts: true };
const CODE = 'PORODICA';

/** Packs of each article that is in the cart, by its place among the goods. */
type Packs = readonly (readonly [place: number, packs: number])[];
const CARTS: readonly Packs[] = fc.sample(
  fc.uniqueArray(fc.tuple(fc.nat(GOODS.length - 1), fc.integer({ min: 1, max: 14 })), {
    selector: ([place]) => place,
    minLength: 3,
    maxLength: 9,
  }),
  { numRuns: Math.max(4, inject('rounds')), seed: 5 },
);

let seeded: SeededShop;
let ids: readonly number[];
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { db } = seeded.shop;
  ids = await somePricedGoods(seeded, GOODS, AGREED);
  for (let first = 0; first < ids.length; first += MEMBERS) {
    const title = JSON.stringify({ bs: `Porodica ${first}` });
    const { id } = await db.insertInto('variation').values({ title }).returning('id').executeTakeFirstOrThrow();
    const members = ids.slice(first, first + MEMBERS);
    await db.updateTable('article').set({ variation_id: id }).where('id', 'in', members).execute();
  }
  const days = { starts_at: new Date('2020-01-01'), ends_at: new Date('2099-01-01') };
  await db
    .insertInto('coupon')
    .values({ code: CODE, percent_bp: 777, ...days })
    .execute();
});
afterAll(() => seeded.shop.close());

interface Line {
  readonly articleId: number;
  readonly quantity: number;
}

const familyOf = (place: number): number => Math.floor(place / MEMBERS);
const linesIn = (packs: Packs): Line[] =>
  packs.map(([place, count]) => {
    const { minimum, pack } = GOODS[place] ?? { minimum: 1, pack: 1 };
    return { articleId: ids[place] ?? 0, quantity: (Math.ceil(minimum / pack) + count - 1) * pack };
  });

/** By the words of the rules: all that the cart has of a family counts towards the quantity prices of each member. */
function expected(packs: Packs) {
  const lines = linesIn(packs);
  const pieces = (place: number): number =>
    packs.reduce((all, [other], at) => all + (familyOf(other) === familyOf(place) ? (lines[at]?.quantity ?? 0) : 0), 0);
  return packs
    .map(([place]) => ({ id: ids[place], ...unitPrice(GOODS[place] as PricedArticle, PAYING, pieces(place)) }))
    .toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0));
}

type Sent = { readonly params?: Record<string, number | string>; readonly body?: unknown };
async function send(route: Route, token: string, sent: Sent = {}) {
  const reply = await seeded.shop.call(route, { token, ...sent });
  expect(reply.status, `${route.path}: ${reply.code} ${reply.message}`).toBe(200);
  return reply.data;
}

type Sums = Readonly<Record<'totalAmountWithoutVat' | 'totalAmountVat' | 'totalAmount', number>>;
const sumsOf = (cart: Sums): number[] => [cart.totalAmountWithoutVat, cart.totalAmountVat, cart.totalAmount];
const orderSums = (order: { amountWithoutVat: number; vat: number; total: number }): number[] => [
  order.amountWithoutVat,
  order.vat,
  order.total,
];
const aBuyer = async (more: { role?: 'company_admin'; orderLimit?: number } = {}): Promise<string> => {
  const { shop, companyId } = seeded;
  return shop.loginAs(await aPerson(shop.db, { companyId, ...more }));
};
const fill = (token: string, items: readonly Line[]) => send(shoppingCart.addItems, token, { body: { items } });
const withCode = (token: string, cartId: number) =>
  send(shoppingCart.applyCode, token, { params: { cartId, code: CODE } });

/** Orders what is in the cart; delivered for nothing, so that an order comes to what its cart does. */
async function place(token: string) {
  const options = await send(checkout.options, token);
  const body = {
    deliveryMethod: 'own',
    addressId: options.addresses[0]?.id ?? null,
    paymentTypeId: 1,
    termsAccepted: true,
    cartVersion: options.cartVersion,
    seenTotal: options.delivery[0].totals.total,
  };
  const { orderId } = await send(checkout.place, token, { body });
  return send(orders.one, token, { params: { id: orderId } });
}

/** What was agreed for a line stays its old price and reason where the price is the same. */
const prices = (lines: readonly { readonly id?: number | undefined; readonly price: number }[]) =>
  lines.map(({ id, price }) => [id, price]);
const orderOf = (token: string, id: number) => send(orders.one, token, { params: { id } });

describe.each(CARTS.map((packs, at) => [at, packs] as const))('cart %i', (at, packs) => {
  let lines: readonly Line[];
  beforeAll(() => {
    lines = linesIn(packs);
  });
  const right = () => expected(packs);
  let token: string;
  let sums: readonly number[];
  let withDiscount: readonly number[];
  let order: { id: number; version: number; orderLines: { id: number; articleId: number; quantity: number }[] };

  it('costs what the rules say, filled at once or line by line in any order, and as an order', async () => {
    token = await aBuyer();
    const cart = await fill(token, lines);
    expect(linesOf(cart.cartItems)).toEqual(right());
    sums = sumsOf(cart);
    const other = await aBuyer();
    let last = cart;
    for (const line of lines.toReversed()) last = await send(shoppingCart.addItem, other, { body: line });
    expect([linesOf(last.cartItems), sumsOf(last)]).toEqual([right(), sums]);
    withDiscount = sumsOf(await withCode(other, last.id));
    const discounted = await place(other);
    expect([linesOf(discounted.orderLines), orderSums(discounted)]).toEqual([right(), withDiscount]);
  });

  it('in quick order and as a saved cart', async () => {
    const asked = packs.map(([place], row) => ({
      line: row + 1,
      code: `OP-${place}`,
      quantity: lines[row]?.quantity ?? 0,
    }));
    const checked = await send(quickOrder.check, token, { body: { lines: asked } });
    expect(Object.values(checked.totals)).toEqual(sums);
    const { id: cartId } = await send(shoppingCart.customer, token);
    const saved = await send(documents.create, token, {
      params: { shoppingCartId: cartId },
      body: { title: `Korpa ${at}` },
    });
    const [listed] = await send(documents.list, token, { body: { id: saved.id } });
    expect(listed).toMatchObject({ total: sums[0], difference: 0 });
    const loading = await aBuyer();
    await send(documents.update, token, {
      params: { id: saved.id },
      body: { title: `Korpa ${at}`, isShared: true },
    });
    const { cart } = await send(documents.load, loading, { params: { id: saved.id }, body: { mode: 'replace' } });
    expect([linesOf(cart.cartItems), sumsOf(cart)]).toEqual([right(), sums]);
  });

  it('ordered by telephone, repeated and split', async () => {
    order = await place(token);
    const review = await send(repeating.review, token, { params: { id: order.id } });
    expect(review.map(({ changes }: { changes: string[] }) => changes)).toEqual(lines.map(() => []));
    const chosen = order.orderLines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    await send(repeating.lines, token, { params: { id: order.id }, body: { lines: chosen } });
    expect(sumsOf(await send(shoppingCart.customer, token))).toEqual(sums);
    const opened = { params: { id: seeded.companyId }, body: { mode: 'telephone' } };
    const { token: telephone } = await send(adminCompanies.openShop, seeded.administrator, opened);
    await fill(telephone, lines);
    const called = await place(telephone);
    expect([linesOf(called.orderLines), orderSums(called)]).toEqual([right(), sums]);
    const half = called.orderLines.map(({ id: lineId, quantity }: { id: number; quantity: number }) => ({
      lineId,
      quantity: Math.floor(quantity / 2),
    }));
    const parts = await send(orderParts.split, seeded.administrator, {
      params: { id: called.id },
      body: { version: called.version, lines: half },
    });
    const both = [await orderOf(token, parts.first.id), await orderOf(token, parts.second.id)];
    const added = both.map(orderSums).reduce((a, b) => a.map((sum, place) => sum + (b[place] ?? 0)));
    expect(added.map(cents)).toEqual(sums.map(cents));
  });

  it('reached by staff who change an order of one pack each, and by a company that approves with less', async () => {
    const least = linesIn(packs.map(([place]) => [place, 1]));
    const buyer = await aBuyer();
    await withCode(buyer, (await fill(buyer, least)).id);
    const small = await place(buyer);
    const wanted = new Map(lines.map(({ articleId, quantity }) => [articleId, quantity]));
    const grown = small.orderLines.map(({ articleId }: Line) => wanted.get(articleId) ?? 0);
    if (least.some(({ articleId, quantity }) => wanted.get(articleId) !== quantity))
      expect((await editLines(seeded, small.id, { lines: grown })).status).toBe(200);
    const edited = await orderOf(buyer, small.id);
    expect([prices(linesOf(edited.orderLines)), orderSums(edited)]).toEqual([prices(right()), withDiscount]);

    const limited = await aBuyer({ orderLimit: 1 });
    await withCode(limited, (await fill(limited, linesIn(packs.map(([place, count]) => [place, count + 9])))).id);
    const large = await place(limited);
    const less = large.orderLines.map(({ id: lineId, articleId }: Line & { id: number }) => ({
      lineId,
      quantity: wanted.get(articleId) ?? 0,
    }));
    const decision = { version: large.version, lines: less, decision: 'approve', note: 'Manje.' };
    const admin = await aBuyer({ role: 'company_admin' });
    await send(orderApprovals.decide, admin, { params: { id: large.id }, body: decision });
    const approved = await orderOf(limited, large.id);
    expect([prices(linesOf(approved.orderLines)), orderSums(approved)]).toEqual([prices(right()), withDiscount]);
  });
});

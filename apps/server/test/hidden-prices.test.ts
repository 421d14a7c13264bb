import { articles, checkout, contract, documents, type Route } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from './builders/people.ts';
import { aCarrier, withSetting } from './builders/place.ts';
import { addToCart, cartOf, seedShop, placeOrder, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/**
 * A caller who may not see prices gets none, whatever they call. Every price here is a prime, so that it can come from nowhere
 * else; the same walk by a colleague who sees prices finds them all, which proves that the walk looks where they are.
 */
const LIST = 100_019;
const CONTRACT = 90_017;
const BREAK = 80_021;
const PROMOTION = 95_003;
const RETAIL = 117_023;
const COST = 50_021;
const POSTAGE = 70_001;
const QUANTITY = 2;
const vatOf = (net: number): number => Math.round(net * 0.17);

const UNIT = [LIST, CONTRACT, BREAK, PROMOTION, RETAIL, COST, POSTAGE];
const NET = CONTRACT * QUANTITY;
const SUMS = [NET, vatOf(NET), NET + vatOf(NET), (PROMOTION - CONTRACT) * QUANTITY, PROMOTION - CONTRACT];
const HIDDEN = [...UNIT, ...SUMS];

/** An amount in feninga as an answer may write it: in feninga, in KM as JSON has it, and as texts have it. */
function formsOf(amount: number): string[] {
  const km = (amount / 100).toFixed(2);
  const [whole = '', cents = ''] = km.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return [String(amount), String(amount / 100), km, `${whole},${cents}`, `${grouped},${cents}`];
}

const pricesIn = (text: string): number[] =>
  HIDDEN.filter((amount) =>
    formsOf(amount).some((form) => new RegExp(`(?<![\\d.,])${form.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`).test(text)),
  );

interface Own {
  readonly token: string;
  readonly articleId: number;
  readonly orderId: number;
  readonly documentId: number;
}

let seeded: SeededShop;
let blind: Own;
let seeing: Own;

async function prepare(articleId: number, person: object): Promise<Own> {
  const { shop, companyId } = seeded;
  const token = await shop.loginAs(await aPerson(shop.db, { companyId, ...person }));
  await addToCart(seeded, token, articleId, QUANTITY);
  const placed = await placeOrder(seeded, token);
  await addToCart(seeded, token, articleId, QUANTITY);
  const saved = await shop.call(documents.create, {
    token,
    params: { shoppingCartId: (await cartOf(seeded, token)).id },
    body: { title: 'Korpa', isShared: false },
  });
  await shop.call(contract.wishList.toggle, { token, body: { articleId } });
  return { token, articleId, orderId: placed.data.orderId, documentId: saved.data.id };
}

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { db } = seeded.shop;
  const articleId = await someArticle(seeded, 'PR-1', { vpc: LIST });
  await db.updateTable('article').set({ mpc: RETAIL, nc: COST }).where('id', '=', articleId).execute();
  await db
    .insertInto('contract_price')
    .values({ company_id: seeded.companyId, article_id: articleId, price: CONTRACT })
    .execute();
  await db.insertInto('quantity_break').values({ article_id: articleId, from_quantity: 50, price: BREAK }).execute();
  const { id } = await db
    .insertInto('promotion')
    .values({ title: '{"bs":"Akcija"}', starts_at: new Date('2020-01-01'), ends_at: new Date('2099-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('promotion_article')
    .values({ promotion_id: id, article_id: articleId, price: PROMOTION, retail_price: RETAIL })
    .execute();
  await aCarrier(db, { rates: [[30_000, POSTAGE]] });
  await withSetting(db, 'allowOrderingStockZero', true);
  blind = await prepare(articleId, { canViewPrices: false });
  seeing = await prepare(articleId, { canViewPrices: true });
});
afterAll(() => seeded.shop.close());

interface Sent {
  readonly params?: Readonly<Record<string, number | string>>;
  readonly body?: unknown;
}

/** What is asked where nothing would be refused: calls that are not named are asked with an empty body. */
const callsOf = (
  { articleId, orderId, documentId }: Own,
  cart: { id: number; lineId: number },
): Record<string, Sent> => ({
  'articles.suggestions': { body: { quickSearch: 'PR-1' } },
  'articles.details': { params: { id: articleId } },
  'articles.quickView': { params: { id: articleId } },
  'articles.recentlyViewed': { body: { articleIds: [articleId] } },
  'shoppingCart.addItem': { body: { articleId, quantity: QUANTITY } },
  'shoppingCart.addItems': { body: { items: [{ articleId, quantity: QUANTITY }] } },
  'shoppingCart.update': { body: { items: [{ id: cart.lineId, quantity: QUANTITY }] } },
  'quickOrder.check': { body: { lines: [{ line: 1, code: 'PR-1', quantity: QUANTITY }] } },
  'documents.lines': { params: { id: documentId } },
  'documents.load': { params: { id: documentId }, body: { mode: 'replace' } },
  'orders.one': { params: { id: orderId } },
  'orders.repeat': { params: { id: orderId } },
  'orderPapers.list': { params: { id: orderId } },
  'payments.ofOrder': { params: { id: orderId } },
  'repeating.review': { params: { id: orderId } },
  'savedCartPapers.priceList': { params: { id: documentId } },
  'shoppingCart.removeCode': { params: { cartId: cart.id } },
});

/** Calls that end the walk's own session or cart, and PDF files, whose text is compressed and tested with them. */
const LEFT_OUT = new Set(['auth.logout', 'shoppingCart.empty', 'shoppingCart.deleteItem', 'orderPapers.one']);

const calls = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>)
    .map(([name, route]) => ({ name: `${group}.${name}`, route }))
    .filter(({ name, route }) => route.access.includes('buyer') && !LEFT_OUT.has(name) && !route.upload),
);

/** The text of an answer, whatever it is. */
async function textOf({ token }: Own, route: Route, { params = {}, body }: Sent): Promise<string> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 2_000_000_000));
  const response = await seeded.shop.app.inject({
    method: route.method,
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(route.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(route.body ? { payload: JSON.stringify(body ?? {}) } : {}),
  });
  expect(response.statusCode, `${route.path}: ${response.body.slice(0, 200)}`).not.toBe(500);
  return response.body;
}

async function walk(own: Own): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  const cart = await cartOf(seeded, own.token);
  const sent = callsOf(own, { id: cart.id, lineId: cart.cartItems[0].id });
  for (const { name, route } of calls) {
    const prices = pricesIn(await textOf(own, route, sent[name] ?? {}));
    if (prices.length > 0) found.set(name, prices);
  }
  return found;
}

describe('a buyer who may not see prices', () => {
  it('gets none from any call', async () => {
    expect(Object.fromEntries(await walk(blind))).toEqual({});
  });

  it('gets none that a colleague would find by the same walk, everywhere that prices are', async () => {
    const found = await walk(seeing);
    for (const name of ['articles.listing', 'articles.details', 'shoppingCart.customer', 'orders.one', 'orders.list']) {
      expect([...found.keys()]).toContain(name);
    }
    const seen = new Set([...found.values()].flat());
    // The sale is what is paid without the contract. The cost price and the retail price are no company's business.
    for (const amount of [PROMOTION, CONTRACT, BREAK, POSTAGE, NET, NET + vatOf(NET)]) expect(seen).toContain(amount);
    expect(seen).not.toContain(COST);
    expect(seen).not.toContain(RETAIL);
  });

  it.each([
    ['sorting by price', articles.listing, { sortBy: 'vpc' }],
    ['the least price', articles.listing, { minPrice: 1 }],
    ['the highest price', articles.listing, { maxPrice: 5_000 }],
  ])('is refused %s', async (_, route, body) => {
    const reply = await seeded.shop.call(route, { token: blind.token, body });
    expect(reply).toMatchObject({ status: 403, code: 'articles.prices_hidden' });
  });

  it('learns nothing from the total that an order is compared with', async () => {
    const body = {
      deliveryMethod: 'own',
      addressId: seeded.addressId,
      expressPostId: null,
      pickupPlaceId: null,
      paymentTypeId: 1,
      termsAccepted: true,
      cartVersion: 0,
      seenTotal: 1,
    };
    const reply = await seeded.shop.call(checkout.place, { token: blind.token, body });
    expect(pricesIn(JSON.stringify([reply.message, reply.errors, reply.data]))).toEqual([]);
  });
});

it('tells prices apart from other numbers', () => {
  expect(pricesIn('{"price":900.17}')).toEqual([CONTRACT]);
  expect(pricesIn('1.000,19 KM')).toEqual([LIST]);
  expect(pricesIn('{"id":1900171,"x":"90.0178","y":9001}')).toEqual([]);
});

import {
  impersonation,
  adminContractTerms,
  articles as articleRoutes,
  checkout,
  documents,
  guests,
  orders,
  quickOrder,
  repeating,
  type Route,
  shoppingCart,
} from '@sjaj/contract';
import { feninga, grossFromNet } from '@sjaj/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTheShop, trustNewcomers } from './builders/guests.ts';
import { anAddress, aPerson, bind } from './builders/people.ts';
import { confirmationOf, mailOf, written } from './builders/order-documents.ts';
import { somePricedGoods } from './builders/priced-goods.ts';
import { aCompanyWithAddress, seedShop, type SeededShop } from './builders/seeded-shop.ts';
import { byId, type Card, cents, costOf, linesOf, type Old, oldOf, shownPrices } from './builders/shown-prices.ts';
import { openTestShop } from './http.ts';
import {
  type AgreedDiscount,
  type Paying,
  type PricedArticle,
  pricedArticles,
  TAX_RATES,
  unitPrice,
} from './oracle/price-oracle.ts';

/**
 * One price: for each viewer an article costs the same wherever it is displayed, from the listing to the mail of its order, and
 * that is what the rules say. Every kind of price meets every kind of buyer, on thirty articles of all mixtures.
 */

const GOODS: readonly PricedArticle[] = fc.sample(pricedArticles, { numRuns: 30, seed: 4 });
const AGREED: readonly AgreedDiscount[] = [
  { brand: null, category: null, percentBp: 150 },
  { brand: 0, category: null, percentBp: 1_275 },
  { brand: null, category: 0, percentBp: 2_000 },
  { brand: null, category: 2, percentBp: 333 },
  { brand: 1, category: 1, percentBp: 2_501 },
];
const WHOLESALE: Paying = { isRetail: false, discounts: [], hasContracts: false };
const AGREEING: Paying = { isRetail: false, discounts: AGREED, hasContracts: true };
const RETAIL: Paying = { isRetail: true, discounts: [], hasContracts: false };

let seeded: SeededShop;
let ids: readonly number[];
const tokens = new Map<string, string>();

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId, place } = seeded;
  await trustNewcomers(shop);
  ids = await somePricedGoods(seeded, GOODS, AGREED);
  const other = await aCompanyWithAddress(seeded);
  const alone = await aPerson(shop.db, { role: 'private' });
  await anAddress(shop.db, { userId: alone, ...place });
  const representative = await aPerson(shop.db, { role: 'sales_representative' });
  await bind(shop.db, representative, companyId);
  tokens.set('a buyer with agreements', seeded.buyer);
  tokens.set('a buyer without any', await shop.loginAs(await aPerson(shop.db, { companyId: other })));
  tokens.set('a private customer', await shop.loginAs(alone));
  tokens.set('a representative for the company', await shop.loginAs(representative));
  await shop.call(impersonation.begin, { token: tokenOf('a representative for the company'), body: { companyId } });
  // The listing follows what is written a moment later: article by article, then what was agreed.
  await vi.waitFor(async () => expect(shownPrices(await listing(seeded.buyer))).toEqual(expected(AGREEING)), {
    timeout: 30_000,
    interval: 100,
  });
});
afterAll(() => seeded.shop.close());

const tokenOf = (who: string): string => tokens.get(who) ?? '';

const send = async (route: Route, token: string, sent: { params?: Record<string, number>; body?: unknown } = {}) => {
  const reply = await seeded.shop.call(route, { token, ...sent });
  expect(reply.status, `${route.path}: ${reply.code} ${reply.message}`).toBe(200);
  return reply.data;
};

const listing = async (token: string): Promise<Card[]> =>
  (await send(articleRoutes.listing, token, { body: { pageSize: 100, sortBy: 'title' } })).articles;

const startOf = ({ minimum, pack }: PricedArticle): number => Math.ceil(minimum / pack) * pack;
const expected = (paying: Paying, quantityOf: (article: PricedArticle) => number = startOf) =>
  GOODS.map((article, place) => ({ id: ids[place], ...unitPrice(article, paying, quantityOf(article)) }));
describe.each([
  ['a buyer with agreements', AGREEING],
  ['a buyer without any', WHOLESALE],
  ['a private customer', RETAIL],
  ['a representative for the company', AGREEING],
])('%s', (who, paying) => {
  it('finds one price on every card', async () => {
    const token = tokenOf(who);
    expect(shownPrices(await listing(token))).toEqual(expected(paying));
    const cards: Card[] = [];
    for (const [place, id] of ids.entries()) {
      const details: Card = await send(articleRoutes.details, token, { params: { id } });
      const preview: Card = await send(articleRoutes.quickView, token, { params: { id } });
      const { articles } = await send(articleRoutes.suggestions, token, { body: { quickSearch: `OP-${place}` } });
      const viewed: Card[] = await send(articleRoutes.recentlyViewed, token, { body: { articleIds: [id] } });
      const suggested: Card | undefined = articles.find((card: Card) => card.id === id);
      expect([preview, suggested, viewed[0]].map((card) => card && [costOf(card), card.oldPrice])).toEqual(
        Array.from({ length: 3 }, () => [costOf(details), details.oldPrice]),
      );
      cards.push(details);
    }
    expect(shownPrices(cards)).toEqual(expected(paying));
    for (const [place, card] of cards.entries()) {
      const rate = TAX_RATES[GOODS[place]?.taxRate ?? 0];
      const withVat = paying.isRetail ? costOf(card) : grossFromNet(feninga(costOf(card)), rate);
      expect(cents(card.priceWithVat)).toBe(withVat);
    }
  });

  it('pays at a quantity what the break on the page says, and nothing else', async () => {
    const token = tokenOf(who);
    for (const [place, id] of ids.entries()) {
      const article = GOODS[place];
      if (!article) throw new RangeError('no article');
      const { quantityBreaks }: Card = await send(articleRoutes.details, token, { params: { id } });
      const said = (quantityBreaks ?? []).map((step) => [step.fromQuantity, cents(step.price), oldOf(step.oldPrice)]);
      const start = startOf(article);
      const steps = paying.isRetail ? [] : article.breaks.map(({ from }) => from).toSorted((a, b) => a - b);
      const lowering = steps.filter(
        (from) =>
          from > start &&
          unitPrice(article, paying, from).price < unitPrice(article, paying, Math.max(from - 1, start)).price,
      );
      const right = lowering.map((from) => ({ from, ...unitPrice(article, paying, from) }));
      expect(said).toEqual(right.map(({ from, price, old }) => [from, price, old]));
    }
  });

  it.each([
    ['the least', startOf],
    ['many', (article: PricedArticle) => article.pack * 60],
  ])('pays it for %s of each, from quick order to the mail', async (_, quantityOf) => {
    const token = tokenOf(who);
    const right = expected(paying, quantityOf);
    const items = GOODS.map((article, place) => ({ articleId: ids[place] ?? 0, quantity: quantityOf(article) }));
    const checked = await send(quickOrder.check, token, {
      body: { lines: items.map(({ quantity }, place) => ({ line: place + 1, code: `OP-${place}`, quantity })) },
    });
    expect(
      checked.lines.map((line: { price: number; oldPrice: Old }) => [cents(line.price), oldOf(line.oldPrice)]),
    ).toEqual(right.map(({ price, old }) => [price, old]));

    const cart = await send(shoppingCart.addItems, token, { body: { items } });
    expect(linesOf(cart.cartItems)).toEqual(right);
    expect(Object.values(checked.totals)).toEqual(sumsOf(cart));

    const form = { title: `${who} ${quantityOf.name} ${_}` };
    const saved = await send(documents.create, token, { params: { shoppingCartId: cart.id }, body: form });
    const savedLines = await send(documents.lines, token, { params: { id: saved.id } });
    const savedPrices = savedLines.map((line: { articleId: number; price: number; oldPrice: Old }) => ({
      id: line.articleId,
      price: cents(line.price),
      old: oldOf(line.oldPrice),
    }));
    expect(byId(savedPrices)).toEqual(right.map(({ id, price, old }) => ({ id, price, old })));

    const order = await place(token, cart);
    expect(linesOf(order.orderLines)).toEqual(right);
    expect([order.amountWithoutVat, order.vat, order.total]).toEqual(sumsOf(cart));

    const again = await send(repeating.review, token, { params: { id: order.id } });
    expect(again.map(({ changes }: { changes: string[] }) => changes)).toEqual(right.map(() => []));
    await onDocument(order.id, right, order.total);
  });
});

type Sums = Readonly<Record<'totalAmountWithoutVat' | 'totalAmountVat' | 'totalAmount', number>>;

const sumsOf = (cart: Sums): number[] => [cart.totalAmountWithoutVat, cart.totalAmountVat, cart.totalAmount];

async function place(token: string, cart: Sums, more: object = {}) {
  const options = await send(checkout.options, token);
  expect(options.delivery[0].totals.total).toBe(cart.totalAmount);
  const body = {
    deliveryMethod: 'own',
    addressId: options.addresses[0]?.id ?? null,
    paymentTypeId: 1,
    termsAccepted: true,
    cartVersion: options.cartVersion,
    seenTotal: cart.totalAmount,
    ...more,
  };
  const { orderId } = await send(checkout.place, token, { body });
  return send(orders.one, token, { params: { id: orderId } });
}

/** The same figures on the confirmation and in the mail. */
async function onDocument(orderId: number, right: readonly { price: number }[], total: number): Promise<void> {
  const prices = right.map(({ price }) => written(price));
  const document = await confirmationOf(seeded.shop, orderId);
  expect(document.rows.map((row) => row[4])).toEqual(prices);
  expect(document.totals.at(-1)?.value).toBe(`${written(cents(total))}\u00A0KM`);
  const text = await mailOf(seeded.shop, orderId);
  for (const figure of [...prices, written(cents(total))]) expect(text).toContain(figure);
}

it('is what guests of an open shop pay, with a token and without', async () => {
  const { shop, place: where } = seeded;
  await openTheShop(shop);
  const { articles } = (await shop.call(articleRoutes.listing, { body: { pageSize: 100, sortBy: 'title' } })).data;
  expect(shownPrices(articles)).toEqual(expected(RETAIL));
  const { token } = (await shop.call(guests.begin)).data;
  expect(shownPrices(await listing(token))).toEqual(expected(RETAIL));
  const items = GOODS.map((article, place) => ({ articleId: ids[place] ?? 0, quantity: startOf(article) }));
  const cart = await send(shoppingCart.addItems, token, { body: { items } });
  expect(linesOf(cart.cartItems)).toEqual(expected(RETAIL));
  const person = { firstName: 'Gost', lastName: 'Gostić', email: 'gost@sjaj.test', phoneNumber: '061 111 222' };
  const guest = { ...person, address: { street: 'Ulica 3', townId: where.townId } };
  const order = await place(token, cart, { guest, addressId: null });
  expect(linesOf(order.orderLines)).toEqual(expected(RETAIL));
  expect([order.amountWithoutVat, order.vat, order.total]).toEqual(sumsOf(cart));
});

it('is told to staff as the company pays it', async () => {
  const { administrator, companyId } = seeded;
  for (const [place, article] of GOODS.entries()) {
    for (const quantity of [startOf(article), article.pack * 60]) {
      const body = { code: `OP-${place}`, quantity };
      const answer = await send(adminContractTerms.checkPrice, administrator, { params: { id: companyId }, body });
      const { price, source } = unitPrice(article, AGREEING, quantity);
      expect([cents(answer.price), answer.source]).toEqual([price, source]);
    }
  }
});

import { performance } from 'node:perf_hooks';
import type { Cart, CheckoutOptions } from '@sjaj/contract';
import type { Buyer, Manifest } from '../dataset/manifest.ts';
import type { Random } from './random.ts';
import { type ApiRequest, dataOf, readingRow, type Row, sendToApi, type Target } from './row.ts';

const CONNECTIONS = 16;
const LINES = 3;
const VIREMENT = 3;

/** Rotates the buyers; none is on two connections at once. */
function buyerOf({ buyers }: Manifest, connection: number, turn: number): Buyer {
  const perConnection = Math.floor(buyers.length / CONNECTIONS);
  const buyer = buyers[connection + CONNECTIONS * (turn % perConnection)];
  if (!buyer) throw new Error('no buyer for the connection');
  return buyer;
}

async function addToCart({ address, manifest }: Target, random: Random, { token }: Buyer): Promise<void> {
  const body = { articleId: random.pick(manifest.orderableIds), quantity: 1 };
  await sendToApi(address, { method: 'POST', path: '/shopping-cart/add-item-v2', token, body });
}

async function emptyCarts({ address, manifest }: Target): Promise<void> {
  for (const { token } of manifest.buyers) {
    const { id } = await dataOf<Cart>(address, { method: 'GET', path: '/shopping-cart/customer', token });
    await sendToApi(address, { method: 'DELETE', path: `/shopping-cart/empty-shopping-cart/${id}`, token });
  }
}

const uuid = (random: Random): string => {
  const hex = (length: number): string => Array.from({ length }, () => random.below(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
};

/** Reads the options of the checkout and resolves to the request that orders the cart. */
async function checkout({ address }: Target, random: Random, { token, addressId }: Buyer): Promise<ApiRequest> {
  const path = '/shopping-cart/checkout-options';
  const { cartVersion, delivery } = await dataOf<CheckoutOptions>(address, { method: 'GET', path, token });
  return {
    method: 'POST',
    path: '/shopping-cart/checkout',
    token,
    idempotencyKey: uuid(random),
    body: {
      deliveryMethod: 'own',
      addressId,
      expressPostId: null,
      pickupPlaceId: null,
      paymentTypeId: VIREMENT,
      termsAccepted: true,
      cartVersion,
      seenTotal: delivery[0]?.totals.total ?? null,
    },
  };
}

/** Fills the cart and orders it; resolves to the ms that the last request took. */
async function placeOrder(target: Target, random: Random, buyer: Buyer): Promise<number> {
  for (let line = 0; line < LINES; line += 1) await addToCart(target, random, buyer);
  const request = await checkout(target, random, buyer);
  const start = performance.now();
  await sendToApi(target.address, request);
  return performance.now() - start;
}

/** The rows that write, on 16 connections or one. */
function buyingRow(
  name: string,
  connections: Row['connections'],
  unit: (target: Target, random: Random, buyer: Buyer) => Promise<number | void>,
): Row {
  return {
    name,
    connections,
    prepare: emptyCarts,
    workFor: (target, random) => {
      let turn = 0;
      return (connection) => unit(target, random, buyerOf(target.manifest, connection, (turn += 1) >> 4));
    },
  };
}

const orderList = (manifest: Manifest, random: Random): ApiRequest => ({
  method: 'POST',
  path: '/orders/get-customer-orders',
  token: random.pick(manifest.buyers).token,
  body: { page: 1 + random.below(3) },
});

const largestCompanyOrderList = (manifest: Manifest, random: Random): ApiRequest => ({
  ...orderList(manifest, random),
  token: manifest.buyers[0]?.token ?? '',
});

const staff =
  (method: 'GET' | 'POST', path: string, bodyOf?: (random: Random) => object) =>
  ({ staffToken }: Manifest, random: Random): ApiRequest => ({
    method,
    path,
    token: staffToken,
    ...(bodyOf && { body: bodyOf(random) }),
  });

/** Carts, orders and what is read beside them. An order is five requests: three clicks, the options, the order. */
export const ORDERING_ROWS: readonly Row[] = [
  buyingRow('add to cart, 16 sessions', 16, addToCart),
  buyingRow('whole order, 16 buyers', 16, async (...context) => void (await placeOrder(...context))),
  buyingRow('placing the order alone, 1 buyer', 1, placeOrder),
  readingRow('orders of a company, 1', 1, orderList),
  readingRow('orders of the company with 5 % of all, 1', 1, largestCompanyOrderList),
  readingRow('start page of the back office, 1', 1, staff('GET', '/admin/start')),
  readingRow(
    'orders in the back office, 1',
    1,
    staff('POST', '/admin/orders/get-orders', (random) => ({ page: 1 + random.below(20) })),
  ),
];

import { contract, orders, repeating, type Route, type Schema, shoppingCart, zodOf } from '@sjaj/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addToCart, anOrder, cartOf, seedShop, orderOf, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { type JsonSchema, valuesOf } from './fuzz/inputs.ts';
import { openTestShop } from './http.ts';

/** Figures, owners and rights are the shop's: whatever a request says of them is refused, and changes nothing. */

const FORGED = [
  'price',
  'unitPrice',
  'vpc',
  'nc',
  'total',
  'totalAmount',
  'discount',
  'isPaid',
  'userId',
  'companyId',
  'role',
  'canViewPrices',
  'orderLimit',
  'status',
] as const;

const bodies = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).flatMap(([name, { body }]) =>
    body ? [{ name: `${group}.${name}`, body }] : [],
  ),
);
const schemaOf = (type: Schema): JsonSchema =>
  z.toJSONSchema(zodOf(type), { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema;

it.each(bodies)('$name takes no field that it does not name', ({ body }) => {
  const schema = schemaOf(body);
  const samples = fc.sample(valuesOf(schema), { numRuns: 20, seed: 1 });
  const valid = samples.find((sample) => zodOf(body).safeParse(sample).success);
  if (valid === undefined || schema.type !== 'object') return;
  for (const field of FORGED.filter((one) => !(one in (schema.properties ?? {})))) {
    const forged = { ...(valid as object), [field]: 1 };
    expect({ field, taken: zodOf(body).safeParse(forged).success }).toEqual({ field, taken: false });
  }
});

describe('a quantity', () => {
  const WRONG = [-1, 0.5, 1e9, '1', null, 10_000, [1], { $gt: 0 }, true];
  let seeded: SeededShop;
  let article: number;
  let orderId: number;
  beforeAll(async () => {
    seeded = await seedShop(await openTestShop());
    article = await someArticle(seeded, 'T-1');
    orderId = await anOrder(seeded, article, 2);
    await addToCart(seeded, seeded.buyer, article, 3);
  });
  afterAll(() => seeded.shop.close());

  const unchanged = async (): Promise<void> => {
    expect((await cartOf(seeded, seeded.buyer)).cartItems).toMatchObject([{ quantity: 3 }]);
  };
  const send = (route: Route, body: unknown, params = {}) =>
    seeded.shop.call(route, { token: seeded.buyer, body, params });

  it.each([...WRONG, 0])('of %j is refused where several articles are added', async (quantity) => {
    expect((await send(shoppingCart.addItems, { items: [{ articleId: article, quantity }] })).status).toBe(400);
    await unchanged();
  });

  it.each(WRONG)('of %j is refused where a line is changed', async (quantity) => {
    const { cartItems } = await cartOf(seeded, seeded.buyer);
    expect((await send(shoppingCart.update, { items: [{ id: cartItems[0].id, quantity }] })).status).toBe(400);
    await unchanged();
  });

  it.each([...WRONG, 0])('of %j is refused where an order is repeated', async (quantity) => {
    const body = { lines: [{ lineId: 1, quantity }] };
    expect((await send(repeating.lines, body, { id: orderId })).status).toBe(400);
    await unchanged();
  });

  it('and a status are no number that is close enough', async () => {
    for (const status of ['3', 3.5, null, -2, 99]) {
      expect((await send(orders.updateStatus, { orderId, status, version: 1 })).status).toBe(400);
    }
    expect((await orderOf(seeded, seeded.buyer, orderId)).status).toBe(1);
  });
});

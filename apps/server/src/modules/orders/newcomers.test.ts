import { checkout, ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTheShop } from '../../../test/builders/guests.ts';
import { anAddress, aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  anotherBuyer,
  checkoutBody,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

/** Three open orders and 5.000 KM, as a shop has it that nobody has set up otherwise. */

let seeded: SeededShop;
let article: number;
let networks = 0;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await openTheShop(seeded.shop, {});
  article = await someArticle(seeded, 'NC-1', { vpc: 100_00, stock: 100_000 });
});
afterAll(() => seeded.shop.close());

const REFUSED = [409, 'checkout.newcomer_open_orders'];
const aNetwork = (): string => `10.1.${(networks += 1)}.1`;

async function aPrivateCustomer(): Promise<string> {
  const userId = await aPerson(seeded.shop.db, { role: 'private' });
  await anAddress(seeded.shop.db, { userId, ...seeded.place });
  return seeded.shop.loginAs(userId);
}

async function order(token: string, address: string, pieces = 1) {
  await addToCart(seeded, token, article, pieces);
  const reply = await seeded.shop.call(checkout.place, { token, body: await checkoutBody(seeded, token), address });
  return { ...reply, outcome: [reply.status, reply.code], id: reply.data?.orderId };
}
const advance = (id: number, status: number) => moveOrder(seeded, seeded.administrator, { id, status });

it('who has registered and got nothing yet sets aside no more than a guest may', async () => {
  const [token, address] = [await aPrivateCustomer(), aNetwork()];
  expect((await order(token, address, 51)).outcome).toEqual(REFUSED);
});

it('open orders are counted until staff approve them, for the account and for its network', async () => {
  const [token, address] = [await aPrivateCustomer(), aNetwork()];
  const ids = [];
  for (let at = 0; at < 3; at += 1) ids.push((await order(token, address)).id);
  expect((await order(token, address)).outcome).toEqual(REFUSED);
  expect((await order(token, aNetwork())).outcome).toEqual(REFUSED);
  const another = await aPrivateCustomer();
  expect((await order(another, address)).outcome).toEqual(REFUSED);
  expect((await order(another, aNetwork())).status).toBe(200);
  await advance(ids[0], S.approved);
  expect((await order(token, address)).status).toBe(200);
});

it('of several orders at once, no more are placed than fit', async () => {
  const address = aNetwork();
  const tokens = await Promise.all(Array.from({ length: 8 }, aPrivateCustomer));
  const replies = await Promise.all(tokens.map((token) => order(token, address)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
});

it('a customer who has had a delivery, and a company, are not bounded', async () => {
  const [token, address] = [await aPrivateCustomer(), aNetwork()];
  const { id } = await order(token, address);
  for (const status of [S.approved, S.finished, S.delivered]) await advance(id, status);
  for (const pieces of [200, 1, 1, 1]) expect((await order(token, address, pieces)).status).toBe(200);
  const buyer = await anotherBuyer(seeded);
  for (const pieces of [200, 1, 1, 1]) expect((await order(buyer, address, pieces)).status).toBe(200);
});

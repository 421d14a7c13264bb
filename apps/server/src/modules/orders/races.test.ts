import { checkout, ORDER_STATUS, orders } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  checkoutBody,
  openStall,
  orderOf,
  someArticle,
  type Stall,
  stockOf,
} from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

const ordersOf = async (articleId: number) => {
  const { rows } = await sql<{ count: number; pieces: number }>`
    select count(*)::integer as count, coalesce(sum(quantity), 0)::integer as pieces
    from sales_order_line where article_id = ${articleId}
  `.execute(stall.shop.db);
  return rows[0];
};

const outcomes = (replies: readonly { status: number; code: string | undefined }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status, code }) => (status === 200 ? 'placed' : (code ?? status)))].map(
      ([outcome, same]) => [outcome, same.length],
    ),
  );

it('sells the last 10 pieces to 10 of 50 buyers and refuses the 40 others', async () => {
  const article = await someArticle(stall, 'LAST', { stock: 10 });
  const bodies = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const token = await anotherBuyer(stall);
      await addToCart(stall, token, article, 1);
      return { token, body: await checkoutBody(stall, token) };
    }),
  );
  const replies = await Promise.all(bodies.map((ask) => stall.shop.call(checkout.place, ask)));
  expect(outcomes(replies)).toEqual({ placed: 10, 'checkout.short': 40 });
  expect(await stockOf(stall, article)).toEqual({ onHand: 10, reserved: 10 });
  expect(await ordersOf(article)).toEqual({ count: 10, pieces: 10 });
});

it('takes two articles in one order in whatever order they stand in the carts, without a deadlock', async () => {
  const first = await someArticle(stall, 'D-1', { stock: 1_000 });
  const second = await someArticle(stall, 'D-2', { stock: 1_000 });
  const bodies = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const token = await anotherBuyer(stall);
      for (const article of index % 2 ? [first, second] : [second, first]) await addToCart(stall, token, article, 5);
      return { token, body: await checkoutBody(stall, token) };
    }),
  );
  const replies = await Promise.all(bodies.map((ask) => stall.shop.call(checkout.place, ask)));
  expect(outcomes(replies)).toEqual({ placed: 20 });
  expect((await stockOf(stall, first)).reserved).toBe(100);
  expect((await stockOf(stall, second)).reserved).toBe(100);
});

it('makes one order of the same request sent 20 times at once, and gives every sender the same answer', async () => {
  const article = await someArticle(stall, 'ONCE');
  const token = await anotherBuyer(stall);
  await addToCart(stall, token, article, 2);
  const ask = { token, key: 'one-click-0001', body: await checkoutBody(stall, token) };
  const replies = await Promise.all(Array.from({ length: 20 }, () => stall.shop.call(checkout.place, ask)));
  expect(outcomes(replies)).toEqual({ placed: 20 });
  for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
  expect(await ordersOf(article)).toEqual({ count: 1, pieces: 2 });
  expect((await stockOf(stall, article)).reserved).toBe(2);
  const other = { ...ask, body: { ...ask.body, note: 'drugo' } };
  expect(await stall.shop.call(checkout.place, other)).toMatchObject({ status: 409, code: 'request.key_reused' });
});

it('makes one order of a double click without a key', async () => {
  const article = await someArticle(stall, 'TWICE');
  const token = await anotherBuyer(stall);
  await addToCart(stall, token, article, 1);
  const ask = { token, body: await checkoutBody(stall, token) };
  const replies = await Promise.all([1, 2, 3].map(() => stall.shop.call(checkout.place, ask)));
  expect(outcomes(replies)).toEqual({ placed: 1, 'checkout.empty': 2 });
  expect(await ordersOf(article)).toEqual({ count: 1, pieces: 1 });
});

it('lets either the approval or the cancelling win, and the loser is told', async () => {
  const article = await someArticle(stall, 'DUEL', { stock: 1_000 });
  for (let round = 0; round < 10; round += 1) {
    const orderId = await anOrder(stall, article, 1);
    const before = await stockOf(stall, article);
    const ask = (token: string, status: number) =>
      stall.shop.call(orders.updateStatus, { token, body: { orderId, status, version: 1 } });
    const [approval, cancelling] = await Promise.all([
      ask(stall.administrator, ORDER_STATUS.approved),
      ask(stall.buyer, ORDER_STATUS.cancelled),
    ]);
    expect([approval.status, cancelling.status].sort()).toEqual([200, 409]);
    const { status, history } = await orderOf(stall, stall.buyer, orderId);
    expect(history).toHaveLength(2);
    expect(status).toBe(approval.status === 200 ? ORDER_STATUS.approved : ORDER_STATUS.cancelled);
    const { reserved } = await stockOf(stall, article);
    expect(before.reserved - reserved).toBe(status === ORDER_STATUS.cancelled ? 1 : 0);
  }
});

it('gives stock back once, however often an order is cancelled at the same time', async () => {
  const article = await someArticle(stall, 'GIVE', { stock: 10 });
  const orderId = await anOrder(stall, article, 4);
  const ask = { token: stall.buyer, body: { orderId, status: ORDER_STATUS.cancelled, version: 1 } };
  const replies = await Promise.all(Array.from({ length: 8 }, () => stall.shop.call(orders.updateStatus, ask)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await stockOf(stall, article)).toEqual({ onHand: 10, reserved: 0 });
});

it('keeps the books: stock promised is what orders hold, the ledger explains every shelf, totals add up', async () => {
  const { rows } = await sql<{ fault: string }>`
    select 'reserved ' || s.article_id as fault from stock s
      where s.reserved <> (select coalesce(sum(l.reserved), 0) from sales_order_line l where l.article_id = s.article_id)
    union all
    select 'ledger ' || s.article_id from stock s
      where s.reserved <> (select coalesce(sum(m.reserved_change), 0) from stock_movement m where m.article_id = s.article_id)
    union all
    select 'total ' || o.id from sales_order o
      where o.goods_net <> (select sum(l.net) from sales_order_line l where l.order_id = o.id)
        or o.net <> (select sum(v.base) from sales_order_vat v where v.order_id = o.id)
        or o.vat <> (select sum(v.vat) from sales_order_vat v where v.order_id = o.id)
  `.execute(stall.shop.db);
  expect(rows).toEqual([]);
});

import { checkout, ORDER_STATUS, orders, shoppingCart } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  addToCart,
  anOrder,
  anotherBuyer,
  cartOf,
  checkoutBody,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ connections: 8 }));
});
afterAll(() => seeded.shop.close());

const ordersOf = async (articleId: number) => {
  const { rows } = await sql<{ count: number; pieces: number }>`
    select count(*)::integer as count, coalesce(sum(quantity), 0)::integer as pieces
    from sales_order_line where article_id = ${articleId}
  `.execute(seeded.shop.db);
  return rows[0];
};

const oneUse = (code: string) =>
  seeded.shop.db
    .insertInto('coupon')
    .values({ code, percent_bp: 1_000, uses_allowed: 1, starts_at: new Date(0), ends_at: new Date('2100-01-01') })
    .execute();

const emptyCart = async ({ shop }: SeededShop, token: string): Promise<void> => {
  const { id: cartId } = await cartOf(seeded, token);
  await shop.call(shoppingCart.empty, { token, params: { cartId } });
};

const outcomes = (replies: readonly { status: number; code: string | undefined }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status, code }) => (status === 200 ? 'placed' : (code ?? status)))].map(
      ([outcome, same]) => [outcome, same.length],
    ),
  );

let made = 0;
const newCode = (): string => `R-${(made += 1)}`;
const roundly = async (round: (number: number) => Promise<void>): Promise<void> => {
  for (let number = 0; number < inject('rounds'); number += 1) await round(number);
};

interface Ready {
  readonly token: string;
  readonly body: Awaited<ReturnType<typeof checkoutBody>>;
}

/** One piece of the article in the cart of each, and the body that orders it; one after the other, only the race is one. */
async function readyToOrder(tokens: readonly string[], article: number): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (const token of tokens) {
    await addToCart(seeded, token, article, 1);
    ready.push({ token, body: await checkoutBody(seeded, token) });
  }
  return ready;
}

const emptyCarts = async (tokens: readonly string[]): Promise<void> => {
  for (const token of tokens) await emptyCart(seeded, token);
};

const place = (input: Ready & { readonly key?: string }) => seeded.shop.call(checkout.place, input);

it('sells the last 10 pieces to 10 of 50 buyers and refuses the 40 others', async () => {
  const buyers = await Promise.all(Array.from({ length: 50 }, () => anotherBuyer(seeded)));
  await roundly(async () => {
    const article = await someArticle(seeded, newCode(), { stock: 10 });
    const replies = await Promise.all((await readyToOrder(buyers, article)).map(place));
    expect(outcomes(replies)).toEqual({ placed: 10, 'checkout.short': 40 });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 10, reserved: 10 });
    expect(await ordersOf(article)).toEqual({ count: 10, pieces: 10 });
    await emptyCarts(buyers);
  });
});

it(
  'gives the one use of a coupon to one of 50 carts; the others are told, and lose nothing',
  { tags: 'full' },
  async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => anotherBuyer(seeded)));
    await roundly(async () => {
      const article = await someArticle(seeded, newCode(), { stock: 1_000 });
      const code = newCode();
      await oneUse(code);
      const bodies: Ready[] = [];
      for (const token of buyers) {
        await addToCart(seeded, token, article, 1);
        const { id: cartId } = await cartOf(seeded, token);
        await seeded.shop.call(shoppingCart.applyCode, { token, params: { cartId, code } });
        bodies.push({ token, body: await checkoutBody(seeded, token) });
      }
      const replies = await Promise.all(bodies.map(place));
      const { placed, ...others } = outcomes(replies);
      expect(placed).toBe(1);
      // Too late by a little: the use has gone, or with it the total that was seen.
      expect((others['coupons.used_up'] ?? 0) + (others['checkout.total_changed'] ?? 0)).toBe(49);
      expect(await ordersOf(article)).toEqual({ count: 1, pieces: 1 });
      await emptyCarts(buyers);
    });
  },
);

it('gives a coupon for the first order to one of a company’s first orders that are placed at once', async () => {
  await roundly(async () => {
    const { shop } = seeded;
    const companyId = await aCompanyWithAddress(seeded);
    const buyers = await Promise.all([1, 2].map(async () => shop.loginAs(await aPerson(shop.db, { companyId }))));
    const code = newCode();
    await shop.db
      .insertInto('coupon')
      .values({
        code,
        percent_bp: 1_000,
        first_order_only: true,
        starts_at: new Date(0),
        ends_at: new Date('2100-01-01'),
      })
      .execute();
    const bodies: Ready[] = [];
    for (const token of buyers) {
      await addToCart(seeded, token, await someArticle(seeded, newCode(), { stock: 10 }), 1);
      const { id: cartId } = await cartOf(seeded, token);
      await shop.call(shoppingCart.applyCode, { token, params: { cartId, code } });
      bodies.push({ token, body: await checkoutBody(seeded, token) });
    }
    expect(outcomes(await Promise.all(bodies.map(place))).placed).toBe(1);
  });
});

it('takes the same two articles from carts that list them in different order, without a deadlock', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => anotherBuyer(seeded)));
  const first = await someArticle(seeded, newCode(), { stock: 100_000 });
  const second = await someArticle(seeded, newCode(), { stock: 100_000 });
  await roundly(async () => {
    const bodies = await Promise.all(
      buyers.map(async (token, index) => {
        for (const article of index % 2 ? [first, second] : [second, first]) await addToCart(seeded, token, article, 5);
        return { token, body: await checkoutBody(seeded, token) };
      }),
    );
    expect(outcomes(await Promise.all(bodies.map(place)))).toEqual({ placed: 20 });
  });
  for (const article of [first, second]) expect((await stockOf(seeded, article)).reserved).toBe(100 * inject('rounds'));
});

it('makes one order of the same request sent 20 times at once, and gives every sender the same answer', async () => {
  const token = await anotherBuyer(seeded);
  await roundly(async (round) => {
    const article = await someArticle(seeded, newCode());
    const [ready] = await readyToOrder([token], article);
    if (!ready) throw new Error('nobody is ready');
    const input = { ...ready, key: `one-click-${round}` };
    const replies = await Promise.all(Array.from({ length: 20 }, () => place(input)));
    expect(outcomes(replies)).toEqual({ placed: 20 });
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    expect(await ordersOf(article)).toEqual({ count: 1, pieces: 1 });
    expect((await stockOf(seeded, article)).reserved).toBe(1);
    const other = { ...input, body: { ...input.body, note: 'drugo' } };
    expect(await place(other)).toMatchObject({ status: 409, code: 'request.key_reused' });
  });
});

it('makes one order of two tabs that order the same cart at once, with keys of their own or none', async () => {
  const token = await anotherBuyer(seeded);
  await roundly(async (round) => {
    const article = await someArticle(seeded, newCode());
    const [ready] = await readyToOrder([token], article);
    if (!ready) throw new Error('nobody is ready');
    const keys = [{ key: `left-tab-${round}` }, { key: `right-tab-${round}` }, {}];
    const replies = await Promise.all(keys.map((key) => place({ ...ready, ...key })));
    expect(outcomes(replies)).toEqual({ placed: 1, 'checkout.empty': 2 });
    expect(await ordersOf(article)).toEqual({ count: 1, pieces: 1 });
  });
});

it('lets either the approval or the cancelling win, and the loser is told', async () => {
  const article = await someArticle(seeded, newCode(), { stock: 1_000 });
  await roundly(async () => {
    const orderId = await anOrder(seeded, article, 1);
    const before = await stockOf(seeded, article);
    const input = (token: string, status: number) =>
      seeded.shop.call(orders.updateStatus, { token, body: { orderId, status, version: 1 } });
    const [approval, cancelling] = await Promise.all([
      input(seeded.administrator, ORDER_STATUS.approved),
      input(seeded.buyer, ORDER_STATUS.cancelled),
    ]);
    expect([approval.status, cancelling.status].sort()).toEqual([200, 409]);
    const { status, history } = await orderOf(seeded, seeded.buyer, orderId);
    expect(history).toHaveLength(2);
    expect(status).toBe(approval.status === 200 ? ORDER_STATUS.approved : ORDER_STATUS.cancelled);
    const { reserved } = await stockOf(seeded, article);
    expect(before.reserved - reserved).toBe(status === ORDER_STATUS.cancelled ? 1 : 0);
  });
});

it('gives stock back once, however often an order is cancelled at the same time', async () => {
  const article = await someArticle(seeded, 'GIVE', { stock: 10 });
  const orderId = await anOrder(seeded, article, 4);
  const input = { token: seeded.buyer, body: { orderId, status: ORDER_STATUS.cancelled, version: 1 } };
  const replies = await Promise.all(Array.from({ length: 8 }, () => seeded.shop.call(orders.updateStatus, input)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await stockOf(seeded, article)).toEqual({ onHand: 10, reserved: 0 });
});

it('keeps data consistent: orders hold the reserved stock, the ledger explains every stock level, totals add up', async () => {
  const { rows } = await sql<{ error: string }>`
    select 'reserved ' || s.article_id as error from stock_level s
      where s.reserved <> (select coalesce(sum(l.reserved), 0) from sales_order_line l where l.article_id = s.article_id)
    union all
    select 'ledger ' || s.article_id from stock_level s
      where s.reserved <> (select coalesce(sum(m.reserved_change), 0) from stock_movement m where m.article_id = s.article_id)
    union all
    select 'total ' || o.id from sales_order o
      where o.goods_net <> (select sum(l.net) from sales_order_line l where l.order_id = o.id)
        or o.net <> (select sum(v.base) from sales_order_vat v where v.order_id = o.id)
        or o.vat <> (select sum(v.vat) from sales_order_vat v where v.order_id = o.id)
  `.execute(seeded.shop.db);
  expect(rows).toEqual([]);
});

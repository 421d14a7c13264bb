import { orderParts, orders, ORDER_STATUS as S, systemMessages } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  moveOrder,
  seedShop,
  orderOf,
  placeOrder,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type Reply } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const versionOf = async (id: number): Promise<number> =>
  (await seeded.shop.db.selectFrom('sales_order').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version;

async function merge(ids: readonly number[], key?: string): Promise<Reply> {
  const chosen = await Promise.all(ids.map(async (id) => ({ id, version: await versionOf(id) })));
  const more = key === undefined ? {} : { key };
  return seeded.shop.call(orderParts.merge, { token: seeded.administrator, body: { orders: chosen }, ...more });
}

async function split(id: number, quantities: readonly number[], key?: string): Promise<Reply> {
  const { orderLines } = await orderOf(seeded, seeded.buyer, id);
  const lines = quantities.map((quantity, index) => ({ lineId: orderLines[index].id, quantity }));
  const body = { version: await versionOf(id), lines };
  const more = key === undefined ? {} : { key };
  return seeded.shop.call(orderParts.split, { token: seeded.administrator, params: { id }, body, ...more });
}

const sums = async (ids: readonly number[]) => {
  const all = await Promise.all(ids.map((id) => orderOf(seeded, seeded.buyer, id)));
  const total = (figure: string): number => Math.round(all.reduce((sum, one) => sum + one[figure] * 100, 0));
  return {
    net: total('amountWithoutVat'),
    vat: total('vat'),
    total: total('total'),
    postage: total('postage'),
    weight: total('weightG'),
  };
};

describe('merging', () => {
  it('refuses orders that together are more than one can hold', async () => {
    const dear = await someArticle(seeded, 'M-0', { vpc: 1_500_000_00 });
    const both = [await anOrder(seeded, dear, 8), await anOrder(seeded, dear, 8)];
    expect(await merge(both)).toMatchObject({ status: 409, code: 'cart.total_too_high' });
  });

  it('makes one open order of several, with every piece and every feninga of them', async () => {
    const first = await someArticle(seeded, 'M-1', { vpc: 3_33, stock: 50 });
    const second = await someArticle(seeded, 'M-2', { vpc: 7_77, stock: 50 });
    const a = await anOrder(seeded, first, 3);
    await addToCart(seeded, seeded.buyer, first, 4);
    const b = await anOrder(seeded, second, 5);
    const before = await sums([a, b]);
    const reply = await merge([a, b]);
    expect(reply).toMatchObject({ status: 200, code: 'orders.merged_in_one' });
    const made = await orderOf(seeded, seeded.buyer, reply.data.id);
    expect(made).toMatchObject({ status: S.created, orderNumber: reply.data.orderNumber, mergedInto: null });
    expect(
      made.orderLines.map(({ quantity, reserved }: { quantity: number; reserved: number }) => [quantity, reserved]),
    ).toEqual([
      [7, 7],
      [5, 5],
    ]);
    expect(await sums([reply.data.id])).toEqual(before);
    expect(made.madeFrom.map(({ id }: { id: number }) => id)).toEqual([a, b]);
    for (const id of [a, b]) {
      const source = await orderOf(seeded, seeded.buyer, id);
      expect(source).toMatchObject({ status: S.merged, may: [], mergedInto: reply.data });
      expect(source.history.at(-1)).toMatchObject({ from: S.created, to: S.merged, reason: made.orderNumber });
    }
    expect(await stockOf(seeded, first)).toEqual({ onHand: 50, reserved: 7 });
    expect(await stockOf(seeded, second)).toEqual({ onHand: 50, reserved: 5 });
  });

  it('tells the orderer into which order', async () => {
    const article = await someArticle(seeded, 'M-3');
    const token = await anotherBuyer(seeded);
    const a = await anOrder(seeded, article, 1, token);
    const b = await anOrder(seeded, article, 1, token);
    const { data: made } = await merge([a, b]);
    await expect
      .poll(async () => {
        const { data } = await seeded.shop.call(systemMessages.list, { token, body: {} });
        return data.map(({ text }: { text: string }) => text);
      })
      .toContain(
        `Narudžba ${(await orderOf(seeded, token, a)).orderNumber} je spojena u narudžbu ${made.orderNumber}.`,
      );
  });

  it('is for open orders alone that are to be paid alike; the list says who may join', async () => {
    const article = await someArticle(seeded, 'M-4');
    const a = await anOrder(seeded, article, 1);
    const approved = await anOrder(seeded, article, 1);
    await moveOrder(seeded, seeded.administrator, { id: approved, status: S.approved });
    await addToCart(seeded, seeded.buyer, article, 1);
    const transfer = (await placeOrder(seeded, seeded.buyer, { paymentTypeId: 3 })).data.orderId;
    expect(await merge([a, approved])).toMatchObject({ status: 409, code: 'orders.transition_not_allowed' });
    expect(await merge([a, transfer])).toMatchObject({ status: 409, code: 'orders.merge_differs' });
    const input = { token: seeded.administrator, params: { id: a } };
    const { data } = await seeded.shop.call(orderParts.mergeCandidates, input);
    expect(data[0]).toMatchObject({ id: a, obstacle: null });
    const obstacleOf = (id: number) => data.find((one: { id: number }) => one.id === id).obstacle;
    expect([approved, transfer].map(obstacleOf)).toEqual(['status', 'payment']);
  });

  it('hides the page of a colleague’s order, not its number', async () => {
    const article = await someArticle(seeded, 'M-5');
    const token = await anotherBuyer(seeded);
    const a = await anOrder(seeded, article, 1);
    const b = await anOrder(seeded, article, 1, token);
    const { data: made } = await merge([a, b]);
    expect((await orderOf(seeded, token, b)).mergedInto).toEqual({ id: null, orderNumber: made.orderNumber });
  });

  it('happens once for one key, and for one order once', async () => {
    const article = await someArticle(seeded, 'M-6', { stock: 20 });
    const a = await anOrder(seeded, article, 2);
    const b = await anOrder(seeded, article, 3);
    const body = {
      orders: [
        { id: a, version: 1 },
        { id: b, version: 1 },
      ],
    };
    const input = { token: seeded.administrator, body, key: 'merge-once-0001' };
    const replies = await Promise.all([1, 2, 3, 4].map(() => seeded.shop.call(orderParts.merge, input)));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    const late = await seeded.shop.call(orderParts.merge, { token: seeded.administrator, body });
    expect(late).toMatchObject({ status: 409, code: 'orders.changed_meanwhile' });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 20, reserved: 5 });
  });
});

describe('splitting', () => {
  it('makes two orders that add up to the one, where that stood', async () => {
    const first = await someArticle(seeded, 'S-1', { vpc: 3_33, stock: 50 });
    const second = await someArticle(seeded, 'S-2', { vpc: 1_01, stock: 50 });
    for (const status of [S.created, S.approved]) {
      await addToCart(seeded, seeded.buyer, first, 7);
      const id = await anOrder(seeded, second, 5);
      if (status === S.approved) await moveOrder(seeded, seeded.administrator, { id, status });
      const before = await sums([id]);
      const reserved = [await stockOf(seeded, first), await stockOf(seeded, second)];
      const reply = await split(id, [3, 5]);
      expect(reply).toMatchObject({ status: 200, code: 'orders.split' });
      const ids = [reply.data.first.id, reply.data.second.id];
      expect(await sums(ids)).toEqual(before);
      const [a, b] = await Promise.all(ids.map((one) => orderOf(seeded, seeded.buyer, one)));
      expect(a).toMatchObject({ status, orderLines: [{ code: 'S-1', quantity: 4, reserved: 4 }] });
      expect(b).toMatchObject({ status, orderLines: [{ quantity: 3 }, { quantity: 5 }], madeFrom: [{ id }] });
      const source = await orderOf(seeded, seeded.buyer, id);
      expect(source).toMatchObject({ status: S.split, splitInto: [reply.data.first, reply.data.second], may: [] });
      expect([await stockOf(seeded, first), await stockOf(seeded, second)]).toEqual(reserved);
    }
  });

  it('leaves nothing empty, takes no more than there is, and only what is open', async () => {
    const id = await anOrder(seeded, await someArticle(seeded, 'S-3'), 4);
    expect(await split(id, [0])).toMatchObject({ status: 400, code: 'orders.split_empty' });
    expect(await split(id, [4])).toMatchObject({ status: 400, code: 'orders.split_empty' });
    expect(await split(id, [5])).toMatchObject({ status: 400, code: 'orders.split_beyond_line' });
    await moveOrder(seeded, seeded.buyer, { id, status: S.cancelled });
    expect(await split(id, [1])).toMatchObject({ status: 409, code: 'orders.transition_not_allowed' });
  });

  it('or cancelling wins, never both, and the goods are held or free once', async () => {
    const article = await someArticle(seeded, 'S-4', { stock: 1_000 });
    for (let round = 0; round < 10; round += 1) {
      const id = await anOrder(seeded, article, 4);
      const { reserved } = await stockOf(seeded, article);
      const cancel = { orderId: id, status: S.cancelled, version: 1 };
      const replies = await Promise.all([
        split(id, [1], `split-race-${round}`),
        seeded.shop.call(orders.updateStatus, { token: seeded.buyer, body: cancel }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status } = await orderOf(seeded, seeded.buyer, id);
      expect(status).toBe(replies[0].status === 200 ? S.split : S.cancelled);
      expect(reserved - (await stockOf(seeded, article)).reserved).toBe(status === S.split ? 0 : 4);
    }
  });
});

it('keeps the books', async () => {
  const { rows } = await sql<{ error: string }>`
    select 'reserved ' || s.article_id as error from stock_level s
      where s.reserved <> (select coalesce(sum(l.reserved), 0) from sales_order_line l where l.article_id = s.article_id)
    union all
    select 'ledger ' || o.id from sales_order o
      where (select coalesce(sum(l.reserved), 0) from sales_order_line l where l.order_id = o.id)
        <> (select coalesce(sum(m.reserved_change), 0) from stock_movement m where m.order_id = o.id)
    union all
    select 'total ' || o.id from sales_order o
      where o.goods_net <> (select sum(l.net) from sales_order_line l where l.order_id = o.id)
        or o.net <> (select sum(v.base) from sales_order_vat v where v.order_id = o.id)
        or o.vat <> (select sum(v.vat) from sales_order_vat v where v.order_id = o.id)
  `.execute(seeded.shop.db);
  expect(rows).toEqual([]);
});

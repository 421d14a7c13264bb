import { orderParts, ORDER_STATUS as S, orders } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  anOrder,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

/** Of two decisions on one order at the same time, one is made and the other gets an error. */

let seeded: SeededShop;
let article: number;
let colleague: string;
let approver: string;
let limited: string;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId } = seeded;
  article = await someArticle(seeded, 'PR-1', { stock: 100_000 });
  colleague = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  approver = await shop.loginAs(await aPerson(shop.db, { companyId, role: 'company_admin' }));
  limited = await shop.loginAs(await aPerson(shop.db, { companyId, orderLimit: 1 }));
});
afterAll(() => seeded.shop.close());

type Reply = Awaited<ReturnType<TestCall>>;
type TestCall = SeededShop['shop']['call'];

const move = (token: string, orderId: number, status: number) =>
  seeded.shop.call(orders.updateStatus, { token, body: { orderId, status, version: 1, reason: 'Razlog' } });
const merge = (token: string, ids: readonly number[]) =>
  seeded.shop.call(orderParts.merge, { token, body: { orders: ids.map((id) => ({ id, version: 1 })) } });

async function split(token: string, id: number) {
  const [line] = (await orderOf(seeded, seeded.buyer, id)).orderLines;
  const body = { version: 1, lines: [{ lineId: line.id, quantity: 1 }] };
  return () => seeded.shop.call(orderParts.split, { token, params: { id }, body });
}

/** A busy machine may let somebody wait for a lock too long, and says so: who is told to come again does. */
async function insist(send: () => Promise<Reply>): Promise<Reply> {
  const reply = await send();
  return reply.status === 503 ? insist(send) : reply;
}

/** Both at once, each first by turns; the place of the one that won. */
async function race(round: number, one: () => Promise<Reply>, other: () => Promise<Reply>): Promise<0 | 1> {
  const attempts = round % 2 ? [insist(one), insist(other)] : [insist(other), insist(one)].toReversed();
  const replies = await Promise.all(attempts);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  return replies[0]?.status === 200 ? 0 : 1;
}

const roundly = async (play: (round: number) => Promise<void>): Promise<void> => {
  for (let round = 0; round < inject('rounds'); round += 1) await play(round);
};
const readAs = async (token: string, id: number): Promise<number> => (await orderOf(seeded, token, id)).status;
const reserved = async (): Promise<number> => (await stockOf(seeded, article)).reserved;

it('merges or cancels', async () => {
  await roundly(async (round) => {
    const before = await reserved();
    const ids = [await anOrder(seeded, article, 2), await anOrder(seeded, article, 3)];
    const [first = 0, second = 0] = ids;
    const winner = await race(
      round,
      () => merge(seeded.administrator, ids),
      () => move(seeded.buyer, second, S.cancelled),
    );
    expect(await readAs(seeded.buyer, second)).toBe(winner === 0 ? S.merged : S.cancelled);
    expect(await readAs(seeded.buyer, first)).toBe(winner === 0 ? S.merged : S.created);
    expect((await reserved()) - before).toBe(winner === 0 ? 5 : 2);
  });
});

it('splits or approves', async () => {
  await roundly(async (round) => {
    const before = await reserved();
    const id = await anOrder(seeded, article, 3);
    const winner = await race(round, await split(seeded.administrator, id), () => move(colleague, id, S.approved));
    expect(await readAs(seeded.buyer, id)).toBe(winner === 0 ? S.split : S.approved);
    expect((await reserved()) - before).toBe(3);
  });
});

it('approves or rejects, where two of the staff decide', async () => {
  await roundly(async (round) => {
    const before = await reserved();
    const id = await anOrder(seeded, article, 3);
    const winner = await race(
      round,
      () => move(seeded.administrator, id, S.approved),
      () => move(colleague, id, S.cancelled),
    );
    expect(await readAs(seeded.buyer, id)).toBe(winner === 0 ? S.approved : S.cancelled);
    expect((await reserved()) - before).toBe(winner === 0 ? 3 : 0);
  });
});

it('merges an order once, where two of the staff merge it with different ones', async () => {
  await roundly(async (round) => {
    const before = await reserved();
    const ids = [
      await anOrder(seeded, article, 1),
      await anOrder(seeded, article, 2),
      await anOrder(seeded, article, 4),
    ];
    const [first = 0, shared = 0, third = 0] = ids;
    const winner = await race(
      round,
      () => merge(seeded.administrator, [first, shared]),
      () => merge(colleague, [third, shared]),
    );
    expect(await readAs(seeded.buyer, winner === 0 ? third : first)).toBe(S.created);
    expect((await reserved()) - before).toBe(7);
  });
});

it('lets the company approve or the buyer cancel', async () => {
  await roundly(async (round) => {
    const before = await reserved();
    const id = await anOrder(seeded, article, 2, limited);
    const winner = await race(
      round,
      () => move(approver, id, S.created),
      () => move(limited, id, S.cancelled),
    );
    expect(await readAs(limited, id)).toBe(winner === 0 ? S.created : S.cancelled);
    expect((await reserved()) - before).toBe(winner === 0 ? 2 : 0);
  });
});

it('keeps the books: history is one way from nothing to the present, goods are what orders hold', async () => {
  const { rows } = await sql<{ error: string }>`
    with step as (
      select order_id, from_status, to_status, user_name, id,
        lag(to_status) over (partition by order_id order by id) as before,
        lead(id) over (partition by order_id order by id) is null as is_last
      from sales_order_history
    )
    select 'history of ' || o.id as error from sales_order o join step s on s.order_id = o.id
      where s.from_status is distinct from s.before or (s.is_last and s.to_status <> o.status) or s.user_name = ''
    union all
    select 'no history of ' || o.id from sales_order o
      where not exists (select from sales_order_history h where h.order_id = o.id)
    union all
    select 'reserved ' || s.article_id from stock_level s
      where s.reserved <> (select coalesce(sum(l.reserved), 0) from sales_order_line l where l.article_id = s.article_id)
    union all
    select 'merged into nothing ' || o.id from sales_order o where (o.status = ${S.merged}) <> (o.merged_into_id is not null)
    union all
    select 'parts of ' || o.id from sales_order o where o.status = ${S.split}
      and o.total <> (select sum(p.total) from sales_order p where p.split_from_id = o.id)
  `.execute(seeded.shop.db);
  expect(rows).toEqual([]);
});

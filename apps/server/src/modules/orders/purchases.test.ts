import { orderParts, ORDER_STATUS as S } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anOrder,
  anotherBuyer,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let made = 0;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const anArticle = () => someArticle(seeded, `P-${(made += 1)}`, { stock: 100 });

const purchasesOf = (articleId: number) =>
  seeded.shop.db
    .selectFrom('purchased_article')
    .select(['times', 'last_order_id as order', 'last_quantity as quantity'])
    .where('article_id', '=', articleId)
    .execute();

const cancel = (id: number) =>
  moveOrder(seeded, seeded.administrator, { id, status: S.cancelled, reason: 'Nema robe' });

describe('what a company has bought before', () => {
  it('is counted with each order, with the figures of the last one', async () => {
    const article = await anArticle();
    await anOrder(seeded, article, 2);
    const last = await anOrder(seeded, article, 5);
    expect(await purchasesOf(article)).toEqual([{ times: 2, order: last, quantity: 5 }]);
  });

  it('goes back to the order before a cancelled one, and is gone with the only one', async () => {
    const article = await anArticle();
    const first = await anOrder(seeded, article, 2);
    await cancel(await anOrder(seeded, article, 5));
    expect(await purchasesOf(article)).toEqual([{ times: 1, order: first, quantity: 2 }]);
    await cancel(first);
    expect(await purchasesOf(article)).toEqual([]);
  });

  it('follows an order through splitting and merging', async () => {
    const article = await anArticle();
    const id = await anOrder(seeded, article, 5);
    const { data: order } = await seeded.shop.call(orderParts.mergeCandidates, {
      token: seeded.administrator,
      params: { id },
    });
    const { version } = order.find((candidate: { id: number }) => candidate.id === id);
    const lines = await seeded.shop.db.selectFrom('sales_order_line').select('id').where('order_id', '=', id).execute();
    const body = { version, lines: lines.map((line) => ({ lineId: line.id, quantity: 2 })) };
    const split = await seeded.shop.call(orderParts.split, { token: seeded.administrator, params: { id }, body });
    const [first, second] = [split.data.first.id, split.data.second.id];
    expect(await purchasesOf(article)).toEqual([{ times: 2, order: second, quantity: 2 }]);
    const merging = { orders: [first, second].map((part) => ({ id: part, version: 1 })) };
    const merged = await seeded.shop.call(orderParts.merge, { token: seeded.administrator, body: merging });
    expect(await purchasesOf(article)).toEqual([{ times: 1, order: merged.data.id, quantity: 5 }]);
  });
});

it('is what a count of all orders gives, after buyers and staff have worked at the same time', async () => {
  const articles = [await anArticle(), await anArticle()];
  const buyers = await Promise.all(Array.from({ length: 4 }, () => anotherBuyer(seeded)));
  for (let round = 0; round < 4; round += 1) {
    const placed = await Promise.all(
      buyers.map((token, index) => anOrder(seeded, articles[(index + round) % 2] ?? 0, 1, token)),
    );
    await Promise.all([
      ...placed.slice(0, 2).map(cancel),
      ...buyers.slice(2).map((token, index) => anOrder(seeded, articles[index] ?? 0, 2, token)),
    ]);
  }
  const { rows } = await sql`
    (select * from purchased_article except select * from purchase_count)
    union all (select * from purchase_count except select * from purchased_article)`.execute(seeded.shop.db);
  expect(rows).toEqual([]);
});

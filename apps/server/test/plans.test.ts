/** @module-tag full */
import { articles, checkout, quickOrder, type Route, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedShop, placeOrder, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/**
 * No statement of every click is planned per call. PostgreSQL plans a prepared statement for its values five times, then keeps
 * one plan for all values unless it takes that for dearer; such a statement is planned for ever.
 */

const ROUNDS = 24;
const PLANNED_FOR_VALUES = 5;
const ARTICLES = 2_000;
const ORDERS = 4_000;

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ connections: 2, plansForValues: true }));
  const [pool] = seeded.shop.pools;
  const { references, companyId } = seeded;
  await pool?.query(`
    insert into category (id, title) select n, '{"bs":"Kategorija"}' from generate_series(1001, 1040) n;
    insert into article (id, code, brand_id, title, unit_id, tax_group_id, vpc, mpc, nc, is_visible_on_web)
      select n, 'PL-' || n, ${references.brandId}, jsonb_build_object('bs', 'Artikal ' || n), ${references.unitId},
        ${references.taxGroupId}, 1000 + n, 1200 + n, 500, true
      from generate_series(10001, 10000 + ${ARTICLES}) n;
    insert into article_category select n, n % 40 + 1001, 0 from generate_series(10001, 10000 + ${ARTICLES}) n;
    insert into stock_level (article_id, on_hand) select n, 100000 from generate_series(10001, 10000 + ${ARTICLES}) n;
    insert into quantity_break (article_id, from_quantity, price)
      select n, 10, 900 from generate_series(10001, 10000 + ${ARTICLES}) n;
    insert into company_discount (company_id, category_id, percent_bp) values (${companyId}, 1001, 500);
    insert into sales_order (id, number, status, company_id, user_id, orderer_name, orderer_email, delivery_method,
        delivery_title, delivery_address, payment_type_id, language, goods_net, discount, postage_net, net, vat, total,
        weight_g, placed_at)
      select n, 'PL-' || n, case when n % 20 = 0 then 3 else 5 end, ${companyId}, (select min(id) from user_account),
        'Ana', 'ana@sjaj.test', 'own', 'Dostava', '{}', 3, 'bs', 1000, 0, 0, 1000, 170, 1170, 0,
        now() - n * interval '1 hour'
      from generate_series(100001, 100000 + ${ORDERS}) n;
    insert into sales_order_line (order_id, position, article_id, code, title, brand, unit, quantity, reserved, list_price,
        unit_price, price_source, tax_rate_bp, net)
      select n, p, (n * 7 + p) % ${ARTICLES} + 10001, 'PL', '{}', 'B', '{}', 1, 0, 1000, 1000, 'list', 1700, 1000
      from generate_series(100001, 100000 + ${ORDERS}) n, generate_series(1, 2) p`);
  await pool?.query('analyze');
});
afterAll(() => seeded.shop.close());

interface Planned {
  readonly text: string;
  readonly custom: number;
  readonly generic: number;
}

/** What the shop's connections have prepared; each pool has one, besides the one that listens. */
async function statements(): Promise<readonly Planned[]> {
  const all = seeded.shop.pools.map((pool) =>
    pool.query<Planned>(
      `select statement as text, custom_plans::integer as custom, generic_plans::integer as generic
      from pg_prepared_statements where not from_sql`,
    ),
  );
  return (await Promise.all(all)).flatMap(({ rows }) => rows);
}

const articleOf = (round: number, more = 0): number => 10_001 + ((round * 37 + more * 211) % ARTICLES);

async function send(route: Route, sent: { params?: Record<string, number>; body?: unknown } = {}) {
  const reply = await seeded.shop.call(route, { token: seeded.buyer, ...sent });
  expect(reply.status, `${route.path}: ${reply.code}`).toBe(200);
  return reply.data;
}

it('keeps the plan of every statement of a click', async () => {
  await expect
    .poll(async () => (await send(articles.listing, { body: { pageSize: 12 } })).articles.length, { timeout: 30_000 })
    .toBe(12);
  for (let round = 0; round < ROUNDS; round += 1) {
    await send(articles.listing, { body: { categoryIds: [1_001 + round], pageSize: 24 } });
    await send(articles.details, { params: { id: articleOf(round) } });
    await send(articles.suggestions, { body: { quickSearch: `artikal ${10_100 + round}` } });
    await send(shoppingCart.addItem, { body: { articleId: articleOf(round), quantity: 1 } });
    const several = [1, 2, 3]
      .slice(0, 2 + (round % 2))
      .map((more) => ({ articleId: articleOf(round, more), quantity: 1 }));
    await send(shoppingCart.addItems, { body: { items: several } });
    const { cartItems } = await send(shoppingCart.customer);
    await send(shoppingCart.update, { body: { items: [{ id: cartItems[0].id, quantity: 2 }] } });
    await send(quickOrder.check, { body: { lines: [{ line: 1, code: `PL-${articleOf(round)}`, quantity: 1 }] } });
    await send(articles.usualArticles);
    await send(checkout.options);
    expect((await placeOrder(seeded, seeded.buyer)).status).toBe(200);
  }
  // The follower of the catalogue polls once a second, whether anybody clicks or not.
  const clicks = (await statements()).filter(({ text }) => !text.includes('from article_change'));
  const hot = clicks.filter(({ custom, generic }) => custom + generic > 2 * PLANNED_FOR_VALUES);
  expect(hot.length).toBeGreaterThan(20);
  const replanned = hot.filter(({ custom }) => custom > PLANNED_FOR_VALUES);
  expect(replanned.map(({ text, custom }) => `${custom} x ${text.replaceAll(/\s+/g, ' ').trim()}`)).toEqual([]);
});

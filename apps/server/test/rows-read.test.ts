import {
  adminArticles,
  adminCompanies,
  adminOrders,
  adminReports,
  adminRevenue,
  adminStock,
  complaints,
  MOST_COUNTED_LINES,
  orders,
  type Route,
} from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countUpTo } from '../src/modules/orders/store/read.ts';
import { orderFound } from '../src/modules/orders/index.ts';
import { EVERY_ORDER } from '../src/modules/orders/store/scope.ts';
import { listSearch } from '../src/platform/database/list-search.ts';
import { seedShop, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** Pages of lists read what they show: a list that reads every order, or the wide row of every article, grows slow with the shop. */

const ORDERS = 3_000;
const ARTICLES = 1_000;
const BRANDS = 100;
/** Far below one of them, far above what a page shows. */
const FEW = 300;
const TABLES = 'sales_order, sales_order_line, article, brand, stock_level, article_category';
const LARGE = 30_001;
const SMALL = 30_002;
const UNSOLD = 40_001;

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ connections: 2, plansForValues: true }));
  const { references, companyId, shop } = seeded;
  const query = (text: string) => shop.pools[0]?.query(text);
  // As many as a shop has: a search asks for the articles of brands, too.
  await query(`
    insert into brand (id, title) select 10000 + n, 'Brend ' || n from generate_series(0, ${BRANDS - 1}) n;
    insert into article (id, code, brand_id, title, description, unit_id, tax_group_id, vpc, mpc, nc, is_visible_on_web)
      select n, 'RR-' || n, 10000 + n % ${BRANDS}, jsonb_build_object('bs', 'Artikal ' || n),
        jsonb_build_object('bs', (select string_agg(md5(n::text || i), ' ') from generate_series(1, 40) i)), ${references.unitId},
        ${references.taxGroupId}, 1000 + n, 1200 + n, 500, true
      from generate_series(10001, 10000 + ${ARTICLES}) n;
    insert into stock_level (article_id, on_hand) select n, n % 100 from generate_series(10001, 10000 + ${ARTICLES}) n;
    insert into category (id, title) values (${LARGE}, '{"bs": "Velika"}'), (${SMALL}, '{"bs": "Mala"}');
    insert into article_category (article_id, category_id)
      select n, case when n % 100 = 0 then ${SMALL} else ${LARGE} end from generate_series(10001, 10000 + ${ARTICLES}) n;
    insert into article (id, code, brand_id, title, unit_id, tax_group_id, vpc, mpc, nc, is_visible_on_web, created_at)
      values (${UNSOLD}, 'RR-${UNSOLD}', 10000, '{"bs": "Neprodano"}', ${references.unitId}, ${references.taxGroupId}, 1000, 1200, 500, true,
        '2020-01-01');
    insert into stock_level (article_id, on_hand) values (${UNSOLD}, 5);
    insert into sales_order (id, number, status, company_id, user_id, orderer_name, orderer_email, delivery_method,
        delivery_title, delivery_address, payment_type_id, language, goods_net, discount, postage_net, net, vat, total,
        weight_g, placed_at)
      select n, 'RR-' || n, case when n % 500 = 0 then 1 else 5 end, ${companyId}, (select min(id) from user_account where company_id = ${companyId}),
        'Ana', 'ana@sjaj.test', 'own', 'Dostava', '{}', 3, 'bs', 1000, 0, 0, 1000, 170, 1170, 0,
        now() - n * interval '1 hour'
      from generate_series(100001, 100000 + ${ORDERS}) n;
    insert into sales_order_line (order_id, position, article_id, code, title, brand, unit, quantity, reserved, list_price,
        unit_price, price_source, tax_rate_bp, net)
      select n, 1, n % ${ARTICLES} + 10001, 'RR', '{}', 'B', '{}', 1, 0, 1000, 1000, 'list', 1700, 1000
      from generate_series(100001, 100000 + ${ORDERS}) n`);
  // An index alone answers where every page is marked, which a transaction that is still open keeps a vacuum from.
  const unmarked = async () => {
    await query(`vacuum (analyze) ${TABLES}`);
    const { rows } = await sql<{ pages: number }>`select sum(relpages - relallvisible)::integer as pages from pg_class
      where oid = any(string_to_array(${TABLES}, ', ')::regclass[])`.execute(shop.db);
    return rows[0]?.pages;
  };
  await vi.waitFor(async () => expect(await unmarked()).toBe(0), { timeout: 60_000, interval: 50 });
});
afterAll(() => seeded.shop.close());

/** The rows of a table that a piece of work reads; those that an index alone answers are none. */
async function rowsRead(table: string, work: () => Promise<unknown>): Promise<number> {
  const read = async (): Promise<number> => {
    await Promise.all(seeded.shop.pools.map((pool) => pool.query('select pg_stat_force_next_flush()')));
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_user_tables where relname = ${table}
    `.execute(seeded.shop.db);
    return rows[0]?.read ?? 0;
  };
  const before = await read();
  await work();
  return (await read()) - before;
}

const send = async (route: Route, sent: { token: string; params?: Record<string, number>; body?: unknown }) => {
  const reply = await seeded.shop.call(route, sent);
  expect(reply.status, `${route.path}: ${reply.code}`).toBe(200);
  return reply;
};

it('counts a row for each that is read', async () => {
  const readAll = () => sql`select sum(vat) from sales_order`.execute(seeded.shop.db);
  expect(await rowsRead('sales_order', readAll)).toBe(ORDERS);
});

it('counting of orders stops at the bound', async () => {
  const filter = { scope: EVERY_ORDER, statuses: [], from: null, before: null };
  expect(await countUpTo(seeded.shop.db, filter, 10)).toBe(10);
  expect(await countUpTo(seeded.shop.db, filter, null)).toBe(ORDERS);
  expect(await rowsRead('sales_order', () => countUpTo(seeded.shop.db, filter, 10))).toBeLessThanOrEqual(10);
});

const YEAR = { from: '2020-01-01', to: '2029-12-31' } as const;

const STAFF_PAGES = [
  { table: 'sales_order', route: adminCompanies.list, body: {} },
  { table: 'sales_order', route: adminCompanies.list, body: { sortBy: 'lastOrderAt' } },
  { table: 'sales_order', route: adminOrders.list, body: {} },
  { table: 'article', route: adminArticles.list, body: {} },
  { table: 'article', route: adminArticles.list, body: { sortBy: 'title' } },
  { table: 'article', route: adminArticles.list, body: { view: 'out_of_stock', sortBy: 'onHand' } },
  { table: 'article', route: adminArticles.list, body: { sortBy: 'vpc' } },
  { table: 'article', route: adminStock.list, body: {} },
  { table: 'article', route: adminStock.list, body: { view: 'low', sortBy: 'available' } },
  { table: 'article', route: adminStock.list, body: { sortBy: 'shortage' } },
  { table: 'article', route: adminReports.deadStock, body: {} },
  { table: 'article', route: adminRevenue.revenue, body: { ...YEAR, by: 'article' } },
  { table: 'article', route: adminRevenue.revenue, body: { ...YEAR, by: 'article', quickSearch: 'RR-10777' } },
  // What few rows have is not looked for in the order of the list.
  { table: 'article', route: adminArticles.list, body: { quickSearch: 'RR-10777', isSortAscending: false } },
  { table: 'article', route: adminArticles.list, body: { quickSearch: 'RR-10777', sortBy: 'title' } },
  { table: 'article', route: adminStock.list, body: { quickSearch: 'RR-10777', sortBy: 'code' } },
  { table: 'article', route: adminReports.deadStock, body: { quickSearch: `RR-${UNSOLD}` } },
  { table: 'article_category', route: adminArticles.list, body: { categoryIds: [SMALL], sortBy: 'code' } },
  { table: 'article', route: adminArticles.list, body: { categoryIds: [SMALL], sortBy: 'title' } },
  { table: 'article_category', route: adminStock.list, body: { categoryIds: [SMALL], sortBy: 'code' } },
];

it.each(STAFF_PAGES)('few rows of $table for a page of $route.path by $body', async ({ table, route, body }) => {
  const token = seeded.administrator;
  const page = () => send(route, { token, body });
  expect((await page()).data.length).toBeGreaterThan(0);
  expect(await rowsRead(table, page)).toBeLessThan(FEW);
});

it('orders are not held one by one against all those that have a short word, nor against those of a rare one', async () => {
  const planOf = async (typed: string): Promise<string> => {
    const found = orderFound(listSearch(typed));
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from sales_order o where ${found}`.execute(
      seeded.shop.db,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(await planOf('5')).toContain('hashed SubPlan');
  expect(await planOf('100777')).not.toContain('SubPlan');
  const search = (quickSearch: string) =>
    send(adminOrders.list, { token: seeded.administrator, body: { quickSearch } });
  expect((await search('r 1')).paging?.totalItems).toBe(ORDERS);
  expect((await search('ana rr 100777')).data.map((row: { orderNumber: string }) => row.orderNumber)).toEqual([
    'RR-100777',
  ]);
});

it('few orders for the pages of a customer', async () => {
  const rowsOf = (route: Route) => rowsRead('sales_order', () => send(route, { token: seeded.buyer, body: {} }));
  expect(await rowsOf(orders.list)).toBeLessThan(FEW);
  // A line an order.
  expect(await rowsOf(complaints.purchases)).toBeLessThan(MOST_COUNTED_LINES + FEW);
});

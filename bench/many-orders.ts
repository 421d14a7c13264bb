import { createHash, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { seedOrders } from './order-history.ts';
import { addToCart, checkoutBody, emptyCart, place } from './ordering.ts';
import { type Asked, ask, closeConnections, startShop } from './shop-client.ts';

/**
 * What people wait for in a shop with years of orders behind it: a company's list, an order, placing one, the start page
 * of the back office. Prints medians and the slowest in a hundred, in ms. Arguments: how many orders, how often each;
 * `explain` says how the database found what took long.
 */

const ORDERS = Number(process.argv[2] ?? 1_000_000);
const TIMES = Number(process.argv[3] ?? 100);
const EXPLAINS = process.argv[4] === 'explain';
const COMPANIES = 500;
const STAFF = 100_000;
const STAFF_TOKEN = 'shp_bench-staff-bench-staff-bench-staff-bench-staff';
const SLOW_MS = 20;

const shop = await startShop('', 'counting');
const client = new pg.Client({ connectionString: shop.superuserUrl.replace(/\/postgres$/, '/sjaj') });
await client.connect();

async function seed(): Promise<void> {
  await client.query(`insert into user_account (id, username, email, role, first_name, last_name)
    values (${STAFF}, 'osoblje', 'osoblje@sjaj.test', 'administrator', 'Ena', 'Enić')`);
  await seedOrders(client, { orders: ORDERS, companies: COMPANIES });
  await client.query('vacuum analyze');
  await client.query('create extension if not exists pg_stat_statements');
  const hash = createHash('sha256').update(STAFF_TOKEN).digest();
  const life = `now() + interval '1 day'`;
  await client.query(`insert into session (token_hash, user_id, expires_at) values ($1, ${STAFF}, ${life})`, [hash]);
}

async function time(name: string, work: () => Promise<number | void>): Promise<void> {
  for (let warm = 0; warm < 15; warm += 1) await work();
  await client.query('select pg_stat_statements_reset()');
  const took: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const start = performance.now();
    took.push((await work()) ?? performance.now() - start);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`${name.padEnd(44)} p50 ${at(0.5).padStart(6)} ms   p99 ${at(0.99).padStart(6)} ms`);
  if (EXPLAINS || Number(at(0.5)) > SLOW_MS) await tellSlowest();
}

async function tellSlowest(): Promise<void> {
  const { rows } = await client.query<{ ms: number; text: string }>(`
    select mean_exec_time as ms, regexp_replace(query, '\\s+', ' ', 'g') as text from pg_stat_statements
    where calls > 2 order by total_exec_time desc limit 4`);
  for (const { ms, text } of rows) console.log(`    ${ms.toFixed(2).padStart(8)} ms  ${text.slice(0, 130)}`);
}

const staff = { ...shop, tokens: [STAFF_TOKEN] };
const asBuyer = (asked: Asked) => async (): Promise<void> => void (await ask(shop, 0, asked));
const asStaff = (asked: Asked) => async (): Promise<void> => void (await ask(staff, 0, asked));
const list = (path: string, body: object = {}): Asked => ({ method: 'POST', path, body });

async function placing(): Promise<number> {
  for (let line = 0; line < 3; line += 1) await addToCart(shop, 0);
  const body = await checkoutBody(shop, 0);
  const start = performance.now();
  await place(shop, 0, randomUUID(), body);
  return performance.now() - start;
}

await seed();
await emptyCart(shop, 0);
const { rows: own } = await client.query<{ id: number }>(
  'select id from sales_order where user_id = 1 and company_id = 1 limit 1',
);
const anOrder = own[0]?.id ?? 0;
console.log(`${ORDERS} orders of ${COMPANIES} companies`);
await time('a company’s orders', asBuyer(list('/orders/get-customer-orders')));
await time('the same, by text', asBuyer(list('/orders/get-customer-orders', { quickSearch: 'N-77' })));
await time('an order', asBuyer({ method: 'POST', path: `/orders/get-customer-order/${anOrder}` }));
await time('placing an order', placing);
await time('start page of the back office', asStaff({ method: 'GET', path: '/admin/start' }));
await time('orders in the back office', asStaff(list('/admin/orders/get-orders')));
await time('the same, those to decide on', asStaff(list('/admin/orders/get-orders', { statuses: [1] })));
await time('how many orders in each status', asStaff({ method: 'GET', path: '/admin/orders/counts' }));
await time('an order in the back office', asStaff({ method: 'GET', path: `/admin/orders/${anOrder}` }));
await client.end();
closeConnections();
shop.child.disconnect();

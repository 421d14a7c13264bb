import pg from 'pg';
import { measure, medianOf, row } from './loops.ts';
import { seedOrders } from './order-history.ts';
import { ask, closeConnections, startShop } from './shop-client.ts';

/**
 * What an article's page costs a company with years of orders: pages a second of 16 buyers, every page another article, with
 * no order in the shop, then with 100,000 orders of which the company has 5,000. Arguments: orders, seconds of a run.
 */

const ORDERS = Number(process.argv[2] ?? 100_000);
const SECONDS = Number(process.argv[3] ?? 4);
const BUYERS = 16;
const ARTICLES = 10_000;
/** Of which every other line is. */
const POPULAR = 200;
const RUNS = 3;

const shop = await startShop('', 'counting');
const client = new pg.Client({ connectionString: shop.superuserUrl.replace(/\/postgres$/, '/sjaj') });
await client.connect();
await client.query('create extension if not exists pg_stat_statements');

let pages = 0;
const page = async (buyer: number): Promise<void> => {
  pages += 1;
  // A number without a common factor with the articles visits each of them before one comes again.
  await ask(shop, buyer, { method: 'GET', path: `/articles/details/${((pages * 7_919) % ARTICLES) + 1}` });
};

async function pagesOf(name: string): Promise<void> {
  await client.query('vacuum analyze');
  await client.query('select pg_stat_statements_reset()');
  const figures = await medianOf(RUNS, () => measure({ width: BUYERS, seconds: SECONDS, work: page }));
  console.log(row(name, figures));
  const { rows } = await client.query<{ calls: number; ms: number; planned: number; text: string }>(`
    select calls::integer, mean_exec_time as ms, mean_plan_time * plans / calls as planned,
      regexp_replace(query, '\\s+', ' ', 'g') as text
    from pg_stat_statements where calls > 0 order by total_exec_time + total_plan_time desc limit 3`);
  for (const { calls, ms, planned, text } of rows)
    console.log(
      `    ${String(calls).padStart(7)} x ${ms.toFixed(3)} ms + ${planned.toFixed(3)} ms planning  ${text.slice(0, 90)}`,
    );
}

await pagesOf('an article’s page, no orders');
await seedOrders(client, {
  orders: ORDERS,
  companies: 500,
  company: 'case when n % 20 = 0 then 1 else n % 500 + 1 end',
  article: `(case when p = 1 then n * 31 % ${POPULAR} else n * 7919 % ${ARTICLES} end) + 1`,
});
await pagesOf(`the same, ${ORDERS} orders, 5 % the company’s`);
await client.end();
closeConnections();
shop.child.disconnect();

import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { measure, medianOf, row } from './loops.ts';
import { addToCart, articleFor, checkoutBody, emptyCart, place } from './ordering.ts';
import { closeConnections, startShop } from './shop-client.ts';

/**
 * Orders and clicks on "add to cart" a second, over HTTP, beside the same rows written by hand-made SQL in the same run.
 * Server, database and load share the machine. Arguments: seconds a run, runs.
 */

const SECONDS = Number(process.argv[2] ?? 4);
const RUNS = Number(process.argv[3] ?? 3);
const WIDTH = 16;

const shop = await startShop();
const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 10 });

/** Three articles, the options, the order; resolves to how long the placing alone took. */
async function order(buyer: number): Promise<number> {
  for (let line = 0; line < 3; line += 1) await addToCart(shop, buyer);
  const body = await checkoutBody(shop, buyer);
  const start = performance.now();
  await place(shop, buyer, randomUUID(), body);
  return performance.now() - start;
}

async function wholeOrder(buyer: number): Promise<void> {
  await order(buyer);
}

/** The rows of a click, written by hand: the limit of what a cart on this database can do. */
async function rawClick(buyer: number): Promise<void> {
  const client = await pool.connect();
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  await client.query('begin');
  const { rows } = await run(
    'cart',
    'update cart set version = version + 1, updated_at = now() where user_id = $1 returning id, version',
    [buyer + 1],
  );
  const { id, version } = rows[0] as { id: number; version: number };
  await run('price', 'select vpc from article where id = $1', [articleFor(buyer)]);
  await run(
    'item',
    `insert into cart_item (cart_id, article_id, quantity, seen_price) values ($1, $2, 1, 100)
      on conflict (cart_id, article_id) do update set quantity = least(cart_item.quantity + 1, 9999)`,
    [id, articleFor(buyer)],
  );
  await run('news', `insert into outbox (topic, payload) values ('bench', jsonb_build_object('v', $1::integer))`, [
    version,
  ]);
  await client.query('commit');
  client.release();
}

const wide = (work: (buyer: number) => Promise<void>) =>
  medianOf(RUNS, () => measure({ width: WIDTH, seconds: SECONDS, work }));
const buyers = Array.from({ length: WIDTH }, (_, buyer) => buyer);

await Promise.all(buyers.map((buyer) => emptyCart(shop, buyer)));
const click = await wide((buyer) => addToCart(shop, buyer));
console.log(row('add to cart, 16 sessions', click));
const raw = await wide(rawClick);
console.log(row('the same rows by hand-written SQL', raw));
console.log(`ratio ${((click.rate / raw.rate) * 100).toFixed(0)} %`);
await Promise.all(buyers.map((buyer) => emptyCart(shop, buyer)));
console.log(row('whole order, 16 buyers', await wide(wholeOrder)));
const alone = await medianOf(RUNS, () => measure({ width: 1, seconds: SECONDS, work: order }));
console.log(row('placing the order alone, 1 buyer', alone));
closeConnections();
await pool.end();
shop.child.disconnect();

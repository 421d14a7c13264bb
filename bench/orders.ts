import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Cart, CheckoutOptions } from '@sjaj/contract';
import pg from 'pg';
import { measure, medianOf, row } from './loops.ts';
import type { OpenShop } from './ordering-shop.ts';

/**
 * Orders and clicks on "add to cart" a second, over HTTP, beside the same rows written by hand-made SQL in the same run.
 * Server, database and load share the machine.
 */

const SECONDS = Number(process.argv[2] ?? 4);
const RUNS = Number(process.argv[3] ?? 3);
const WIDTH = 16;

const child = fork(new URL('ordering-shop.ts', import.meta.url));
const shop = await new Promise<OpenShop>((resolve, reject) => {
  child.once('message', (message) => resolve(message as OpenShop));
  child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
});
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
}

/** The `data` of an answer; throws for anything but 200. */
function ask<T>(buyer: number, { method, path, body, key }: Asked): Promise<T> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(`/api${path}`, shop.address), {
      agent,
      method,
      headers: {
        authorization: `Bearer ${shop.tokens[buyer]}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        if (response.statusCode === 200) resolve((JSON.parse(text) as { data: T }).data);
        else reject(new Error(`${response.statusCode} ${text}`));
      });
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

let clicks = 0;
/** Five articles for each buyer, so that a cart is one that people have. */
const articleFor = (buyer: number): number => buyer * 5 + ((clicks += 1) % 5) + 1;
const add = async (buyer: number): Promise<void> => {
  await ask(buyer, {
    method: 'POST',
    path: '/shopping-cart/add-item-v2',
    body: { articleId: articleFor(buyer), quantity: 1 },
  });
};
const empty = async (buyer: number) => {
  const { id } = await ask<Cart>(buyer, { method: 'GET', path: '/shopping-cart/customer' });
  await ask(buyer, { method: 'DELETE', path: `/shopping-cart/empty-shopping-cart/${id}` });
};

/** Three articles, the options, the order; resolves to how long the placing alone took. */
async function order(buyer: number): Promise<number> {
  for (let line = 0; line < 3; line += 1) await add(buyer);
  const { cartVersion, delivery } = await ask<CheckoutOptions>(buyer, {
    method: 'GET',
    path: '/shopping-cart/checkout-options',
  });
  const start = performance.now();
  await ask(buyer, {
    method: 'POST',
    path: '/shopping-cart/checkout',
    key: randomUUID(),
    body: {
      deliveryMethod: 'own',
      addressId: shop.addressId,
      expressPostId: null,
      pickupPlaceId: null,
      paymentTypeId: 3,
      termsAccepted: true,
      cartVersion,
      seenTotal: delivery[0]?.totals.total ?? null,
    },
  });
  return performance.now() - start;
}

const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 10 });

/** The rows of a click, written by hand: the limit of what a cart on this database can do. */
async function rawClick(buyer: number): Promise<void> {
  const client = await pool.connect();
  const run = (name: string, text: string, values: unknown[] = []) => client.query({ name, text, values });
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

const buyers = Array.from({ length: WIDTH }, (_, buyer) => buyer);
await Promise.all(buyers.map(empty));
const click = await medianOf(RUNS, () => measure({ width: WIDTH, seconds: SECONDS, work: add }));
console.log(row('add to cart, 16 sessions', click));
const raw = await medianOf(RUNS, () => measure({ width: WIDTH, seconds: SECONDS, work: rawClick }));
console.log(row('the same rows by hand-written SQL', raw));
console.log(`ratio ${((click.rate / raw.rate) * 100).toFixed(0)} %`);
await Promise.all(buyers.map(empty));
const whole = async (buyer: number): Promise<void> => {
  await order(buyer);
};
console.log(
  row('whole order, 16 buyers', await medianOf(RUNS, () => measure({ width: WIDTH, seconds: SECONDS, work: whole }))),
);
console.log(
  row(
    'placing the order alone, 1 buyer',
    await medianOf(RUNS, () => measure({ width: 1, seconds: SECONDS, work: order })),
  ),
);
agent.destroy();
child.disconnect();
await pool.end();

import { performance } from 'node:perf_hooks';
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { addToCart, checkoutBody, emptyCart, place } from './ordering.ts';
import { closeConnections, Refused, startShop } from './shop-client.ts';

/**
 * A stock import of so many lines while 16 buyers order without pause: how long comparing and applying took, how long orders
 * took before and meanwhile, and how long nobody was answered at all. Argument: how many lines.
 */

const LINES = Number(process.argv[2] ?? 100_000);
const BUYERS = 16;
const STAFF_TOKEN = 'shp_bench-staff-bench-staff-bench-staff-bench-staff';
const QUIET_MS = 4_000;

const shop = await startShop();
const client = new pg.Client({ connectionString: shop.superuserUrl.replace(/\/postgres$/, '/sjaj') });
await client.connect();
// The articles of the buyers are among those that are counted.
await client.query(`
  set session_replication_role = replica;
  insert into article (id, code, brand_id, title, unit_id, tax_group_id, vpc, mpc, nc)
    select n, 'A-' || n, 1, '{"bs":"Artikal"}', 1, 1, 100, 117, 50 from generate_series(10001, ${LINES}) n;
  insert into stock (article_id, on_hand) select n, 1000000 from generate_series(10001, ${LINES}) n;
  update stock set on_hand = 1000000;
  insert into user_account (id, username, email, role, first_name, last_name)
    values (100000, 'osoblje', 'osoblje@sjaj.test', 'administrator', 'Ena', 'Enić');
  set session_replication_role = origin;
  analyze`);
await client.query(
  `insert into session (token_hash, user_id, expires_at) values ($1, 100000, now() + interval '1 day')`,
  [createHash('sha256').update(STAFF_TOKEN).digest()],
);

interface Taken {
  readonly at: number;
  readonly ms: number;
}
const clicks: Taken[] = [];
const orders: Taken[] = [];
let isOver = false;
let refusals = 0;

/** Whoever is told to come back does so; the time counts from the first try. */
async function timed(into: Taken[], work: () => Promise<unknown>): Promise<void> {
  const at = performance.now();
  for (let isDone = false; !isDone;) {
    isDone = await work().then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Refused) || error.status !== 503) throw error;
        refusals += 1;
        return false;
      },
    );
  }
  into.push({ at, ms: performance.now() - at });
}

async function buy(buyer: number): Promise<void> {
  await emptyCart(shop, buyer);
  while (!isOver) {
    for (let line = 0; line < 2; line += 1) await timed(clicks, () => addToCart(shop, buyer));
    const key = randomUUID();
    await timed(orders, async () => place(shop, buyer, key, await checkoutBody(shop, buyer)));
  }
}

async function staff(path: string, init: RequestInit): Promise<{ data: { id: number } | null }> {
  const headers = { authorization: `Bearer ${STAFF_TOKEN}`, ...init.headers };
  const response = await fetch(new URL(`/api${path}`, shop.address), { method: 'POST', ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as { data: { id: number } | null };
}

const report = (name: string, from: number, to: number): void => {
  for (const [what, all] of [
    ['clicks', clicks],
    ['orders', orders],
  ] as const) {
    const sorted = all
      .filter(({ at, ms }) => at + ms > from && at < to)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
    const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0).padStart(5);
    console.log(
      `  ${name}: ${String(sorted.length).padStart(5)} ${what}  p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(1)} ms`,
    );
  }
};

const buying = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)));
buying.catch(() => undefined);
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
await pause(QUIET_MS);
const quiet = performance.now();
await pause(QUIET_MS);

const sheet = ['Sifra;Kolicina', ...Array.from({ length: LINES }, (_, n) => `A-${n + 1};${1_000_001 + (n % 7)}`)].join(
  '\n',
);
const form = new FormData();
form.set('file', new Blob([sheet], { type: 'text/csv' }), 'stanje.csv');
const comparing = performance.now();
const { data } = await staff('/admin/stock-imports', { body: form });
const applying = performance.now();
await staff(`/admin/stock-imports/${data?.id}/apply`, {
  body: JSON.stringify({ isConfirmed: true }),
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
});
const applied = performance.now();
isOver = true;
await buying;

console.log(
  `${LINES} lines: compared in ${(applying - comparing).toFixed(0)} ms, applied in ${(applied - applying).toFixed(0)} ms`,
);
report('before     ', quiet, comparing);
report('comparing  ', comparing, applying);
report('applying   ', applying, applied);
const { rows } = await client.query('select outcome, count(*)::integer from stock_import_row group by 1');
console.log(`  told to come back: ${refusals} times`);
console.log('  lines:', Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])));
await client.end();
closeConnections();
shop.child.disconnect();

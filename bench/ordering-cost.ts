import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { addToCart, checkoutBody, emptyCart, place } from './ordering.ts';
import { closeConnections, startShop } from './shop-client.ts';

/**
 * What a click and an order cost, whatever else the machine does meanwhile: processor time of the server and of the
 * database, statements, commits and bytes of the log, for each of them. Arguments: how many of each; `statements` lists
 * what the database ran.
 */

const TIMES = Number(process.argv[2] ?? 600);
const LISTS = process.argv[3] === 'statements';
const WIDTH = 16;
/** ms of one tick of the process table. */
const TICK = 10;

const shop = await startShop('', 'counting');
const client = new pg.Client({ connectionString: shop.superuserUrl });
await client.connect();
await client.query('create extension if not exists pg_stat_statements');
const { rows: known } = await client.query<{ pid: number }>(
  `select pg_read_file('postmaster.pid', 0, 20)::text as pid`,
);
const postmaster = Number.parseInt(String(known[0]?.pid), 10);

/** A process's own time and that of its children that have ended, in ms. */
async function timeOf(pid: number): Promise<{ readonly ms: number; readonly parent: number }> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, parent = '0', ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = rest.slice(9, 13).reduce((all, part) => all + Number(part), 0);
  return { ms: ticks * TICK, parent: Number(parent) };
}

async function databaseTime(): Promise<number> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const times = await Promise.all(pids.map(async (pid) => ({ pid, ...(await timeOf(pid)) })));
  return times
    .filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
    .reduce((all, { ms }) => all + ms, 0);
}

interface Spent {
  readonly server: number;
  readonly database: number;
  readonly statements: number;
  readonly commits: number;
  readonly walBytes: number;
}

async function spent(): Promise<Spent> {
  const { rows } = await client.query<{ statements: number; commits: number; bytes: number }>(`
    select (select coalesce(sum(calls), 0)::float8 from pg_stat_statements where dbid <> (select oid from pg_database where datname = current_database())) as statements,
      (select sum(xact_commit)::float8 from pg_stat_database where datname = 'sjaj') as commits,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`);
  const [row] = rows;
  return {
    server: (await timeOf(shop.child.pid ?? 0)).ms,
    database: await databaseTime(),
    statements: row?.statements ?? 0,
    commits: row?.commits ?? 0,
    walBytes: row?.bytes ?? 0,
  };
}

async function cost(name: string, work: (buyer: number) => Promise<void>): Promise<void> {
  let left = TIMES;
  await client.query('select pg_stat_statements_reset()');
  const before = await spent();
  const loop = async (buyer: number): Promise<void> => {
    while ((left -= 1) >= 0) await work(buyer);
  };
  await Promise.all(Array.from({ length: WIDTH }, (_, buyer) => loop(buyer)));
  const after = await spent();
  const each = (key: keyof Spent, digits: number): string => ((after[key] - before[key]) / TIMES).toFixed(digits);
  console.log(
    `${name.padEnd(16)} server ${each('server', 2)} ms   database ${each('database', 2)} ms   ` +
      `${each('statements', 1)} statements   ${each('commits', 2)} commits   ${each('walBytes', 0)} bytes of log`,
  );
  if (LISTS) await list();
}

async function list(): Promise<void> {
  const { rows } = await client.query<{ calls: number; plans: number; ms: number; planning: number; text: string }>(`
    select calls::float8, plans::float8, total_exec_time as ms, total_plan_time as planning, regexp_replace(query, '\\s+', ' ', 'g') as text
    from pg_stat_statements where calls > ${TIMES / 20} order by total_exec_time + total_plan_time desc limit 40`);
  for (const { calls, plans, ms, planning, text } of rows) {
    const plan = plans > 0 ? `, ${(plans / TIMES).toFixed(2)} plans ${(planning / plans).toFixed(3)} ms` : '';
    console.log(
      `  ${(calls / TIMES).toFixed(2).padStart(6)} × ${(ms / calls).toFixed(3)} ms${plan}  ${text.slice(0, 150)}`,
    );
  }
}

const buyers = Array.from({ length: WIDTH }, (_, buyer) => buyer);
await Promise.all(buyers.map((buyer) => emptyCart(shop, buyer)));
const click = (buyer: number) => addToCart(shop, buyer);
await cost('warming up', click);
await cost('add to cart', click);
const bodies = new Map<number, unknown>();
await cost('options', async (buyer) => void bodies.set(buyer, await checkoutBody(shop, buyer)));
await cost('whole order', async (buyer) => {
  for (let line = 0; line < 3; line += 1) await addToCart(shop, buyer);
  await place(shop, buyer, randomUUID(), await checkoutBody(shop, buyer));
});
closeConnections();
await client.end();
shop.child.disconnect();

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { auditLedger } from './ledger-audit.ts';
import { startBuying } from './buying.ts';
import { report } from './report/chaos.ts';
import { ask, closeConnections, Refused, startShop } from './shop-client.ts';

/**
 * 16 buyers order while the database falls silent: first the network to it swallows every byte without closing a
 * connection, then all its processes are stopped (SIGSTOP). Prints how long answers took meanwhile, when readiness turned,
 * and how soon all was well afterwards. Ends with 1 where an answer or the way back took too long, or an order was lost.
 * Argument: seconds of each silence. Linux only.
 */

const SILENCE_MS = Number(process.argv[2] ?? 20) * 1_000;
const LONGEST_ANSWER_MS = 2_200;
const LONGEST_RECOVERY_MS = 5_000;
/** What has no answer by then counts as hanging. */
const HANGING_MS = 30_000;
const PROBE_EVERY_MS = 250;
const AFTERWARDS_MS = 12_000;

const shop = await startShop('', 'silencing');
const buying = startBuying(() => shop);

interface Probe {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly what: string;
}

/** Asks again and again, whether the last one was answered or not. */
function probing(work: () => Promise<string>): { readonly stop: () => Promise<readonly Probe[]> } {
  const probes: Promise<Probe>[] = [];
  const timer = setInterval(() => {
    const startedAt = performance.now();
    const answer = Promise.race([work().catch(() => 'broken'), delay(HANGING_MS, 'hanging', { ref: false })]);
    probes.push(answer.then((what) => ({ startedAt, endedAt: performance.now(), what })));
  }, PROBE_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.all(probes);
    },
  };
}

const readCart = (): Promise<string> =>
  ask(shop, 0, { method: 'GET', path: '/shopping-cart/customer' }).then(
    () => '200',
    (error: unknown) => (error instanceof Refused ? `${error.status}${error.retryAfter ? '' : ' bare'}` : 'broken'),
  );
const readiness = (): Promise<string> => fetch(new URL('/readyz', shop.address)).then(({ status }) => String(status));

let isBad = false;
async function during(name: string, begin: () => unknown, end: () => unknown): Promise<void> {
  const [carts, ready] = [probing(readCart), probing(readiness)];
  await delay(1_000);
  const from = performance.now();
  await begin();
  await delay(SILENCE_MS);
  await end();
  const to = performance.now();
  await delay(AFTERWARDS_MS);
  console.log(`${name} for ${SILENCE_MS / 1_000} s:`);
  for (const [what, probes] of [
    ['carts', await carts.stop()],
    ['readiness', await ready.stop()],
  ] as const) {
    const inside = probes.filter(({ startedAt }) => startedAt >= from && startedAt < to - LONGEST_ANSWER_MS);
    const longest = Math.max(...inside.map(({ startedAt, endedAt }) => endedAt - startedAt));
    const turned = probes.find(({ endedAt, what: answer }) => endedAt > from && answer !== '200');
    const failures = probes.filter(({ endedAt, what: answer }) => endedAt > to && answer !== '200');
    const recovery = Math.max(0, ...failures.map(({ endedAt }) => endedAt - to));
    const counts = Object.groupBy(inside, ({ what: answer }) => answer);
    console.log(
      `  ${what}: ${JSON.stringify(Object.fromEntries(Object.entries(counts).map(([key, list]) => [key, list?.length])))},`,
      `longest answer ${longest.toFixed(0)} ms, first failure after ${turned ? (turned.endedAt - from).toFixed(0) : '–'} ms,`,
      `last failure ${recovery.toFixed(0)} ms after the end`,
    );
    isBad ||= longest > LONGEST_ANSWER_MS || recovery > LONGEST_RECOVERY_MS || Boolean(counts['hanging']);
  }
}

/** The postmaster and everything that it started. */
async function databaseProcesses(): Promise<number[]> {
  const client = new pg.Client({ connectionString: shop.superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
  );
  await client.end();
  const postmaster = Number(rows[0]?.pid);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return [postmaster, ...children.map(Number)];
}

while ((await readiness()) !== '200') await delay(100);
await during(
  'the network swallowed all bytes',
  () => shop.child.send({ network: 'silent' }),
  () => shop.child.send({ network: 'back' }),
);
const processes = await databaseProcesses();
const signal = (name: NodeJS.Signals): void => {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
};
await during(
  'the database was stopped (SIGSTOP)',
  () => signal('SIGSTOP'),
  () => signal('SIGCONT'),
);
const ending = await Promise.race([buying.stop().then(() => 'answered'), delay(HANGING_MS, 'hanging', { ref: false })]);
if (ending === 'hanging') console.log('buyers still wait for an answer');
report('a silent database', buying, [], await auditLedger(shop.databaseUrl, buying.acknowledged));
if (isBad || ending === 'hanging') process.exitCode = 1;
closeConnections();
shop.child.disconnect();
await Promise.race([once(shop.child, 'exit'), delay(HANGING_MS, undefined, { ref: false })]);
shop.child.kill('SIGKILL');
process.exit();

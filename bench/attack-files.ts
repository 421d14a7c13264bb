import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import writeXlsxFile from 'write-excel-file/node';
import { workbookOf } from '../apps/server/test/workbook.ts';
import { percentile, startServer, temporaryDataDir } from './server-process.ts';

/**
 * Attacks a shop with files: workbooks that claim or unpack to far more than they are, and more long work of one caller than a
 * machine does. Prints answers, times, memory and threads, and how another buyer was served before and meanwhile. Ends with 1 where
 * the shop grew by more than LARGEST_GROWTH MB, or the other buyer was refused or waited for longer than LONGEST_WAIT ms, or
 * LONGEST_FACTOR times as long as before the attack on a machine that is busy already.
 */

const LARGEST_GROWTH = 400;
const LONGEST_WAIT = 2_000;
const LONGEST_FACTOR = 10;
const CALM_CALLS = 5;
const PORT = Number(process.env.PORT ?? 4_170);

const server = await startServer({ port: PORT, dataDir: await temporaryDataDir(), env: { RATE_LIMITS: 'off' } });
const api = (path: string): string => `${server.origin}/api${path}`;
let isBad = false;

interface RequestInput {
  readonly token: string;
  readonly body?: unknown;
  readonly file?: Buffer;
}

interface Reply {
  readonly status: number;
  readonly ms: number;
  readonly data: unknown;
}

async function ask(path: string, { token, body, file }: RequestInput): Promise<Reply> {
  const from = performance.now();
  const form = new FormData();
  if (file) form.append('file', new Blob([Uint8Array.from(file)]), 'a.xlsx');
  const json = { 'content-type': 'application/json' };
  const response = await fetch(api(path), {
    method: body === undefined && !file ? 'GET' : 'POST',
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body === undefined ? {} : json) },
    ...(file ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json');
  const data: unknown = isJson ? (JSON.parse(bytes.toString()) as { data: unknown }).data : null;
  return { status: response.status, ms: performance.now() - from, data };
}

async function logIn(username: string): Promise<string> {
  const { data, status } = await ask('/auth/login', { token: '', body: { username, password: 'Sjaj-demo-2026' } });
  if (status !== 200) throw new Error(`${username} could not log in: ${status}`);
  return (data as { token: string }).token;
}

const threads = (): number => readdirSync(`/proc/${server.child.pid}/task`).length;

/** Runs an attack and prints what became of it. */
async function attack(name: string, requests: () => Promise<Reply>[], others?: () => Promise<Reply>): Promise<void> {
  await delay(500);
  const before = { memory: server.memory(), threads: threads() };
  const most = { ...before };
  const watch = setInterval(() => {
    most.memory = Math.max(most.memory, server.memory());
    most.threads = Math.max(most.threads, threads());
  }, 10);
  const calm: number[] = [];
  for (let call = 0; others && call < CALM_CALLS; call += 1) calm.push((await others()).ms);
  let isOver = false;
  const served: Reply[] = [];
  const watching = (async () => {
    while (others && !isOver) {
      served.push(await others());
      await delay(20);
    }
  })();
  const from = performance.now();
  const replies = await Promise.all(requests());
  const ms = performance.now() - from;
  isOver = true;
  await watching;
  clearInterval(watch);
  const growth = most.memory - before.memory;
  console.log(`${name}: ${ms.toFixed(0)} ms, answers ${counted(replies)}`);
  console.log(`  memory +${growth.toFixed(0)} MB, threads +${most.threads - before.threads}`);
  const times = served.map((reply) => reply.ms);
  const longest = percentile(times, 1);
  const shown = (share: number): string => `${percentile(times, share)} ms`;
  if (others) {
    console.log(`  another buyer before: p50 ${percentile(calm, 0.5)} ms`);
    console.log(`  meanwhile: ${counted(served)}, p50 ${shown(0.5)}, p99 ${shown(0.99)}, longest ${shown(1)}`);
  }
  const allowed = Math.max(LONGEST_WAIT, LONGEST_FACTOR * percentile(calm, 0.5));
  isBad ||= growth > LARGEST_GROWTH || longest > allowed || served.some(({ status }) => status !== 200);
}

function counted(replies: readonly Reply[]): string {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** A saved cart of many lines; its id. */
async function manyLines(token: string, lines: number): Promise<number> {
  let added = 0;
  for (let articleId = 1; added < lines && articleId <= 1_600; articleId += 1) {
    const { status } = await ask('/shopping-cart/add-item-v2', { token, body: { articleId, quantity: 12 } });
    if (status === 200) added += 1;
  }
  const cart = (await ask('/shopping-cart/customer', { token })).data as { id: number };
  const body = { title: 'Mnogo', isShared: false };
  const saved = await ask(`/documents/create-document/shopping-cart/${cart.id}`, { token, body });
  console.log(`(a saved cart of ${added} lines)`);
  return (saved.data as { id: number }).id;
}

try {
  const flooder = await logIn('jasmin');
  const buyer = await logIn('amra');
  const otherBuyer = await logIn('milica');
  const cartOf = (token: string) => () => ask('/shopping-cart/customer', { token });
  const quick = (file: Buffer) => () => ask('/shopping-cart/quick-order-file', { token: flooder, file });

  const readApi = () => ask('/openapi.json', { token: '' });
  const twenty = () => Array.from({ length: 20 }, readApi);
  await attack('20 first readers of the description of the API', twenty, cartOf(otherBuyer));

  const corner = workbookOf({ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' });
  const rows = [
    ['Šifra kupca', 'Šifra artikla'],
    ['W-1', 'A-1'],
  ].map((row) => row.map((value) => ({ value })));
  const small = await writeXlsxFile(rows).toBuffer();
  await quick(small)();
  await attack(`one cell at XFD1048576, ${corner.length} bytes`, () => [quick(corner)()]);
  await attack('the same, twelve at once', () => Array.from({ length: 12 }, quick(corner)), cartOf(otherBuyer));

  const strings = workbookOf({ rows: '', strings: `<si><t>${'ab'.repeat(10)}</t></si>`.repeat(700_000) });
  const sixTimes = () => Array.from({ length: 6 }, quick(strings));
  await attack(`shared strings, ${strings.length} bytes, six at once`, sixTimes, cartOf(otherBuyer));

  const numbers = Array.from({ length: 10_000 }, () => [
    randomBytes(6).toString('hex'),
    randomBytes(4).toString('hex'),
  ]);
  const large = await writeXlsxFile(numbers.map((row) => row.map((value) => ({ value })))).toBuffer();
  const compare = () => ask('/part-numbers/compare-file', { token: flooder, file: large });
  const fortyTimes = () => Array.from({ length: 40 }, compare);
  await attack(`40 files of 10,000 part numbers, ${large.length} bytes, at once`, fortyTimes, cartOf(otherBuyer));

  const own = await manyLines(buyer, 486);
  const others = await manyLines(otherBuyer, 5);
  const print = (token: string, id: number) => () => ask(`/documents/${id}/price-list`, { token });
  await print(otherBuyer, others)();
  await attack(
    '60 price lists at once',
    () => Array.from({ length: 60 }, print(buyer, own)),
    print(otherBuyer, others),
  );
} finally {
  await server.stop();
}
process.exitCode = isBad ? 1 : 0;
